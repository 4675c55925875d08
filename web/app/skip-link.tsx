import { styled } from '../ui/styled.ts';
import { Trans } from '@lingui/react/macro';

const Anchor = styled('a', {
  base: {
    position: 'fixed',
    top: '2',
    left: '2',
    zIndex: 'skip',
    px: '4',
    py: '3',
    borderRadius: 'md',
    bg: 'ink',
    color: 'ink.on',
    fontWeight: '600',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
    _print: { display: 'none' },
  },
});

/** Id of `<main>`: where the skip link leads, and what gets the focus when a new page is shown. */
export const MAIN_ID = 'contenu';

/** The first thing that Tab reaches: jumps over the header. */
export function SkipLink() {
  return (
    <Anchor href={`#${MAIN_ID}`}>
      <Trans id="layout.skip">Skip to content</Trans>
    </Anchor>
  );
}
