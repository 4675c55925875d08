import { styled } from './styled.ts';

/** Where the options of a field are listed that completes what is typed: below it, over what follows. */
export const OptionsPanel = styled('div', {
  base: {
    position: 'absolute',
    zIndex: 'popover',
    top: 'calc(100% + 4px)',
    insetX: '0',
    overflowY: 'auto',
    p: '2',
    bg: 'surface',
    border: '1px solid',
    borderColor: 'rule',
    borderRadius: 'md',
    boxShadow: 'card',
  },
});
