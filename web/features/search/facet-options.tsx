import { styled } from '../../ui/styled.ts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useFormats } from '../../lib/formats.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { VisuallyHidden } from '../../ui/text.tsx';

/** One box of a filter. */
export type FacetOption = {
  /** As the address says it. */
  slug: string;
  label: ReactNode;
  /** Venues that it leads to; nothing = not known yet. */
  count: number | undefined;
  checked: boolean;
  toggle: () => void;
};

/** Boxes of one parameter. What would find nothing can't be ticked, but keeps its place. */
export function FacetOptions({ name, options }: { name: string; options: readonly FacetOption[] }) {
  return options.map((option) => <FacetBox key={option.slug} name={name} {...option} />);
}

function FacetBox({ name, slug, label, count, checked, toggle }: FacetOption & { name: string }) {
  const formats = useFormats();
  const box = useRef<HTMLInputElement>(null);
  // Hydration keeps a tick that was made before it, but fires no event for it.
  const applyEarlyTick = useEffectEvent(() => {
    if (box.current!.checked !== checked) toggle();
  });
  useEffect(() => applyEarlyTick(), []);
  return (
    <Checkbox
      ref={box}
      name={name}
      value={slug}
      checked={checked}
      disabled={count === 0 && !checked}
      onChange={toggle}
      count={count === undefined ? undefined : formats.number(count)}
    >
      {label}
    </Checkbox>
  );
}

const More = styled('details', {
  base: {
    '& > summary .fewer': { display: 'none' },
    '&[open] > summary .fewer': { display: 'inline' },
    '&[open] > summary .all': { display: 'none' },
    '@media (scripting: none)': { '&:not([open])': { display: 'none' } },
  },
});

const MoreSummary = styled('summary', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '9',
    listStyle: 'none',
    color: 'copper.text',
    fontSize: 'sm',
    fontWeight: '600',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    borderRadius: 'sm',
    '&::-webkit-details-marker': { display: 'none' },
    '@media (pointer: coarse)': { minHeight: '11' },
  },
});

type MoreOptionsProps = {
  /** How many there are in all. */
  total: number;
  /** One of those inside is ticked: they are shown at first. */
  open: boolean;
  /** What the list is of, for those who hear the link alone: "Departments". */
  of: string;
  children: ReactNode;
};

/**
 * The rest of a long list, behind "See all", drawn when it is first opened: a sixth of the page of venues was that. Without a script,
 * the field of the search takes the words of all of them.
 */
export function MoreOptions({ total, open, of, children }: MoreOptionsProps) {
  const { t } = useLingui();
  const [openAtFirst] = useState(open);
  const [drawn, setDrawn] = useState(open);
  const details = useRef<HTMLDetailsElement>(null);
  // Opened before hydration.
  useEffect(() => setDrawn((already) => already || details.current!.open), []);
  return (
    <More ref={details} open={openAtFirst}>
      <MoreSummary onClick={() => setDrawn(true)}>
        <span className="all">{t({ id: 'filters.seeAll', message: `See all (${total})` })}</span>
        <span className="fewer">{t({ id: 'filters.seeFewer', message: 'See fewer' })}</span>
        <VisuallyHidden>: {of}</VisuallyHidden>
      </MoreSummary>
      {drawn && children}
    </More>
  );
}
