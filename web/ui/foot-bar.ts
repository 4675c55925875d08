import { styled } from './styled.ts';

/**
 * Stays at the foot of the window while what it belongs to is in sight; from edge to edge on a narrow screen. `data-foot-bar`
 * tells the page that the last lines of the window are covered, so that the focus never lies behind it.
 */
export const FootBar = styled(
  'div',
  {
    base: {
      position: 'sticky',
      aboveNotice: '0px',
      zIndex: '3',
      mx: { base: '-4', md: '0' },
      px: { base: '4', md: '5' },
      py: '3',
      bg: 'surface',
      border: '1px solid',
      borderColor: 'rule',
      borderRadius: { base: '0', md: 'md' },
      boxShadow: 'card',
    },
  },
  { defaultProps: { 'data-foot-bar': '' } },
);
