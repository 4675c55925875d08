import { css } from '#styled/css';
import { STARS } from '../../schema/constants.ts';

/** Between two of them, in pixels. */
const GAP = 2;
/** One star of 16 in 18, which is repeated: five drawings for each venue of a list are a third of its page. */
const STAR =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 18 16'%3E%3Cpath stroke='red' stroke-linejoin='round' d='m8 1 2.2 4.4 4.9.7-3.6 3.4.9 4.9L8 12.1l-4.4 2.3.9-4.9L.9 6.1l4.9-.7z'/%3E%3C/svg%3E\")";

/** Gold that is seen on a dark picture. */
export const STARS_ON_DARK = '#F4D58A';

const STRIP = css.raw({
  display: 'inline-block',
  flexShrink: '0',
  // Browsers leave backgrounds out when they print, and these stars are one.
  printColorAdjust: 'exact',
  maskImage: STAR,
  maskRepeat: 'repeat-x',
  maskSize: 'auto 100%',
  '@media (forced-colors: active)': { background: 'CanvasText' },
});
const ON_PAPER = css(STRIP, css.raw({ bg: 'gold' }));
const ON_DARK = css(STRIP, css.raw({ bg: STARS_ON_DARK }));
const HIDDEN = css({ srOnly: true });

/** Number of stars shown for a category: 1 to 5, 4 when there is none or it is no number. */
export function starsShown(category: number | string | null | undefined): number {
  const number = typeof category === 'string' && category.trim() !== '' ? Number(category) : category;
  if (typeof number !== 'number' || !Number.isFinite(number) || number === 0) return STARS.default;
  return Math.min(STARS.max, Math.max(STARS.min, Math.round(number)));
}

/** Gold stars. `label` is read instead of them: “4 étoiles”. */
export function Stars({
  category,
  label,
  size = 16,
  onDark = false,
}: {
  category: number | string | null | undefined;
  label: string;
  size?: number;
  /** On a dark picture, where gold is not seen. */
  onDark?: boolean;
}) {
  const step = size + GAP;
  return (
    <span className={onDark ? ON_DARK : ON_PAPER} style={{ width: starsShown(category) * step - GAP, height: size }}>
      <span className={HIDDEN}>{label}</span>
    </span>
  );
}
