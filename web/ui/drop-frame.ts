import { styled } from '#styled/jsx';

/** A place onto which files are dropped. */
export const DropFrame = styled('div', {
  base: {
    border: '1.5px dashed',
    borderColor: 'rule.strong',
    borderRadius: 'md',
    bg: 'surface',
    px: '4',
    py: { base: '6', md: '8' },
    transition: 'colors',
    transitionDuration: 'fast',
  },
  variants: { over: { true: { borderColor: 'copper', bg: 'sunken' } } },
});
