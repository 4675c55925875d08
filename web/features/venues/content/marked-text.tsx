import { styled } from '../../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '../../../ui/text.tsx';
import type { Side } from './side.ts';
import type { Stretch } from './word-diff.ts';

const MARK = { borderRadius: '2px', px: '0.5', mx: '-0.5', boxDecorationBreak: 'clone' } as const;

const Removed = styled('del', {
  base: { ...MARK, bg: 'danger.tint', textDecoration: 'line-through', textDecorationColor: 'danger' },
});

const Added = styled('ins', {
  base: { ...MARK, bg: 'sage.tint', textDecoration: 'underline', textDecorationColor: 'sage', fontWeight: '600' },
});

type MarkedTextProps = { stretches: readonly Stretch[]; side: Side };

/** One line of a version: a change is marked by colour, by a line, and in words for screen readers. */
export function MarkedText({ stretches, side }: MarkedTextProps) {
  const { i18n } = useLingui();
  const Mark = side === 'before' ? Removed : Added;
  return stretches.map(({ text, changed }, index) => {
    if (!changed) return text;
    const words = text.trimEnd();
    return (
      <span key={index}>
        <Mark>
          <VisuallyHidden lang={i18n.locale}>
            {side === 'before' ? (
              <Trans id="change.removed">removed:</Trans>
            ) : (
              <Trans id="change.added">new:</Trans>
            )}{' '}
          </VisuallyHidden>
          {words}
          <VisuallyHidden lang={i18n.locale}>
            {' '}
            <Trans id="change.end">(end)</Trans>
          </VisuallyHidden>
        </Mark>
        {text.slice(words.length)}
      </span>
    );
  });
}
