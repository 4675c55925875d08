import { styled } from '../../ui/styled.ts';
import ChevronDown from 'lucide-static/icons/chevron-down.svg?react';
import { useId, useState, type ReactNode } from 'react';
import { Box } from '../../ui/box.ts';
import { Badge } from '../../ui/layout.tsx';

const Details = styled('details', {
  base: {
    borderTop: '1px solid',
    borderColor: 'rule',
    breakInside: 'avoid',
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  },
});

const Summary = styled('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '12',
    listStyle: 'none',
    textStyle: 'h4',
    color: 'ink',
    borderRadius: 'sm',
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { ml: 'auto', flexShrink: '0', color: 'ink.subtle', transition: 'transform 200ms' },
    _hover: { color: 'copper.text' },
  },
});

type FacetGroupProps = {
  title: string;
  /** Choices made in it; a closed group shows their number. */
  active?: number;
  /** Open at first; one with a choice in it always is. */
  open?: boolean;
  children: ReactNode;
};

/** One kind of filter, to fold away. */
export function FacetGroup({ title, active = 0, open = false, children }: FacetGroupProps) {
  const id = useId();
  // The browser keeps it from here on: a group that the reader opened stays open, whatever the search.
  const [openAtFirst] = useState(open || active > 0);
  return (
    <Details open={openAtFirst}>
      <Summary>
        <span id={id}>{title}</span>
        {active > 0 && <Badge tone="copper">{active}</Badge>}
        <ChevronDown size={18} aria-hidden />
      </Summary>
      <Box role="group" aria-labelledby={id} pb="4">
        {children}
      </Box>
    </Details>
  );
}
