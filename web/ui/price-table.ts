import { styled } from './styled.ts';

/** Prices line by line, with their sum in the foot; `data-strong` marks the rows that count. */
export const PriceTable = styled('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    '& th, & td': { py: '1', fontWeight: '400', verticalAlign: 'top' },
    '& th': { textAlign: 'left', overflowWrap: 'anywhere' },
    '& td': { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', pl: '3' },
    '& tfoot tr:first-of-type > *': { borderTop: '1px solid', borderColor: 'rule', pt: '2' },
    '& tr[data-strong] > *': { fontWeight: '700' },
  },
  variants: {
    /** With a line between rows, where the prices stand far from what they are for. */
    ruled: { true: { '& tr + tr > *': { borderTop: '1px solid', borderColor: 'rule' }, '& th, & td': { py: '2.5' } } },
  },
});
