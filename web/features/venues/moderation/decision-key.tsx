import { styled } from '../../../ui/styled.ts';

/** The letter of a key. */
export const DecisionKey = styled('kbd', {
  base: {
    display: 'inline-block',
    minWidth: '6',
    px: '1.5',
    textAlign: 'center',
    fontFamily: 'inherit',
    fontSize: 'xs',
    fontWeight: '600',
    lineHeight: '1.5',
    border: '1px solid',
    borderColor: 'currentColor',
    borderRadius: '4px',
  },
});
