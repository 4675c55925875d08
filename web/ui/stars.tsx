import Star from 'lucide-react/icons/star';
import { STARS } from '../../schema/constants.ts';
import { Span } from './box.ts';
import { VisuallyHidden } from './text.tsx';

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
}: {
  category: number | string | null | undefined;
  label: string;
  size?: number;
}) {
  return (
    <Span display="inline-flex" gap="0.5" color="gold">
      {Array.from({ length: starsShown(category) }, (_, index) => (
        <Star key={index} size={size} fill="currentColor" strokeWidth={1} aria-hidden />
      ))}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Span>
  );
}
