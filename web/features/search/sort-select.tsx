import type { MessageDescriptor } from '@lingui/core';
import { styled } from '../../ui/styled.ts';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useEarlyValue } from '../../lib/use-early-value.ts';
import { Row } from '../../ui/box.ts';
import { Select } from '../../ui/select.tsx';
import type { SearchParams } from './search-params.ts';
import { isSortKey, type SortKey } from './search-terms.ts';
import type { ChangeSearch } from './use-search.ts';

const NAMES: Readonly<Record<SortKey, MessageDescriptor>> = {
  relevance: msg({ id: 'sort.relevance', message: 'Relevance' }),
  '-capacity': msg({ id: 'sort.capacityDescending', message: 'Largest first' }),
  capacity: msg({ id: 'sort.capacity', message: 'Smallest first' }),
  price: msg({ id: 'sort.price', message: 'Cheapest first' }),
  '-price': msg({ id: 'sort.priceDescending', message: 'Dearest first' }),
  '-category': msg({ id: 'sort.categoryDescending', message: 'Most stars first' }),
  category: msg({ id: 'sort.category', message: 'Fewest stars first' }),
  name: msg({ id: 'sort.name', message: 'Name, A to Z' }),
  '-name': msg({ id: 'sort.nameDescending', message: 'Name, Z to A' }),
  newest: msg({ id: 'sort.newest', message: 'Newest first' }),
  '-newest': msg({ id: 'sort.oldest', message: 'Oldest first' }),
};

/** The orders worth a line; the others can be asked for by the address. */
const OFFERED: readonly SortKey[] = ['relevance', 'price', '-capacity', '-category', 'name', 'newest'];

/** On narrow screens the choice speaks for itself; those who don't see it hear the label all the same. */
const Label = styled('label', {
  base: {
    textStyle: 'small',
    color: 'ink.muted',
    whiteSpace: 'nowrap',
    '@media (max-width: 63.99em)': { srOnly: true },
  },
});

type SortSelectProps = {
  params: SearchParams;
  change: ChangeSearch;
  /** Id of the form of filters, which sends it along where there is no script. */
  form: string;
};

/** The order of the results. */
export function SortSelect({ params, change, form }: SortSelectProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const sortBy = (key: string) => {
    if (isSortKey(key)) change(() => ({ sort: key }));
  };
  const field = useEarlyValue<HTMLSelectElement>(params.sort, sortBy);
  const offered = OFFERED.includes(params.sort) ? OFFERED : [...OFFERED, params.sort];
  return (
    <Row gap="2" flexWrap="nowrap">
      <Label htmlFor={id}>{t({ id: 'sort.label', message: 'Sort by' })}</Label>
      <Select
        ref={field}
        id={id}
        form={form}
        name="sort"
        width="auto"
        value={params.sort}
        onChange={({ target }) => sortBy(target.value)}
      >
        {offered.map((key) => (
          <option key={key} value={key}>
            {i18n._(NAMES[key])}
          </option>
        ))}
      </Select>
    </Row>
  );
}
