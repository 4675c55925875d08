import { styled } from '#styled/jsx';

/** The browser’s own modal dialog, wide enough for a form. Open it with `showModal()`; name it by `aria-labelledby`. */
export const WideDialog = styled('dialog', {
  base: {
    width: 'calc(100vw - 1rem)',
    maxWidth: '2xl',
    maxHeight: 'calc(100dvh - 1rem)',
    m: 'auto',
    p: { base: '4', md: '6' },
    border: '1px solid',
    borderColor: 'rule',
    borderRadius: 'md',
    bg: 'surface',
    color: 'ink',
    boxShadow: 'card',
    overflowY: 'auto',
    _backdrop: { bg: 'scrim' },
  },
});
