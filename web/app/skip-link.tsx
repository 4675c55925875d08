import { styled } from '#styled/jsx';
import { Trans } from '@lingui/react/macro';
import { MAIN_ID } from './scroll-manager.tsx';

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

/** The first thing that Tab reaches: jumps over the header. */
export function SkipLink() {
  return (
    <Anchor href={`#${MAIN_ID}`}>
      <Trans id="layout.skip">Skip to content</Trans>
    </Anchor>
  );
}
