import { styled } from '../../ui/styled.ts';

/** Plain elements set as running text: lines of some seventy characters, lists with marks, facts in two columns. */
export const Prose = styled('div', {
  base: {
    maxWidth: '36rem',
    fontSize: '1.0625rem',
    lineHeight: 'relaxed',
    hyphens: 'manual',
    '& section + section': { mt: '12' },
    '& h2': { scrollMarginTop: '6.5rem' },
    '& h3': { textStyle: 'h4', mt: '6' },
    '& p': { mt: '4', textWrap: 'pretty' },
    '& ul': { mt: '4', pl: '5', listStyle: 'disc' },
    '& li': { mt: '2', '&::marker': { color: 'copper.text' } },
    '& a': {
      color: 'copper.text',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      overflowWrap: 'anywhere',
      _hover: { textDecorationThickness: '2px' },
    },
    '& dl': { mt: '4', borderTop: '1px solid', borderColor: 'rule' },
    '& dl > div': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', sm: '11rem 1fr' },
      columnGap: '4',
      py: '2.5',
      borderBottom: '1px solid',
      borderColor: 'rule',
      breakInside: 'avoid',
    },
    '& dt': { color: 'ink.muted', fontSize: 'sm', lineHeight: '1.75rem' },
    '& dd': { overflowWrap: 'anywhere' },
    '@media print': { maxWidth: 'none', fontSize: '11pt', '& h2': { breakAfter: 'avoid' } },
  },
});
