import { styled } from './styled.ts';

/** The browser's own modal dialog for a question or a few fields: it keeps the focus inside, closes with Escape and gives the focus back. */
export const SmallDialog = styled('dialog', {
  base: {
    width: 'calc(100vw - 2rem)',
    maxWidth: 'lg',
    maxHeight: 'calc(100dvh - 2rem)',
    m: 'auto',
    p: { base: '5', md: '6' },
    border: '1px solid',
    borderColor: 'rule',
    borderRadius: 'md',
    bg: 'surface',
    color: 'ink',
    boxShadow: 'card',
    overflowY: 'auto',
    _open: { animation: 'appear 200ms cubic-bezier(0.2, 0.7, 0.3, 1)' },
    _backdrop: { bg: 'scrim' },
  },
});
