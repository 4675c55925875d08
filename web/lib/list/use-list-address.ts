import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ListAddress, ListChanges, ListTerms } from './list-address.ts';

type Table = Readonly<Record<string, string>>;

/** `const { address, link, go } = useListAddress(USERS)`: the list that the address asks for, links to others, and the way there. */
export function useListAddress<Filters extends Readonly<Record<string, Table>>, Sorts extends Table>(
  terms: ListTerms<Filters, Sorts>,
) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const address: ListAddress<Filters, Sorts> = useMemo(() => terms.parse(search), [search, terms]);
  const link = (changes: ListChanges<Filters, Sorts>) => terms.pathOf(address, changes);
  return {
    address,
    link,
    /** Without a step of its own in the browser's history. */
    go: (changes: ListChanges<Filters, Sorts>) =>
      void navigate(link(changes), { replace: true, preventScrollReset: true }),
  };
}
