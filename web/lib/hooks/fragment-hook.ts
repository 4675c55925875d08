import type { TypedDocumentNode } from '@apollo/client';
import type { FragmentType } from '@apollo/client/masking';
import { useFragment } from '@apollo/client/react';
import { use, useRef } from 'react';
import { ServedDataContext } from '../served-data.ts';

/**
 * `const card = useVenueCardFragment(venue)`: the masked fields of one object of a query result, always whole. When the object is
 * dropped from the cache while a component still shows it, the last known fields stay until the parent takes the component away.
 * Throws when the fields were never there: the query forgot to spread the fragment.
 */
export function fragmentHook<TData>(document: TypedDocumentNode<TData>, fragmentName: string) {
  return (from: FragmentType<TData>): TData => {
    // Data is not masked on the server, so a fragment is read already.
    if (use(ServedDataContext)) return from;
    // oxlint-disable-next-line react-hooks/rules-of-hooks -- on the server or in the browser, never both
    const result = useFragment({ fragment: document, fragmentName, from: from as useFragment.FromOptionValue<TData> });
    // oxlint-disable-next-line react-hooks/rules-of-hooks -- on the server or in the browser, never both
    const lastKnown = useRef<TData | undefined>(undefined);
    if (result.complete) lastKnown.current = result.data;
    if (lastKnown.current === undefined) throw new Error(`The object does not hold the fragment ${fragmentName}.`);
    return lastKnown.current;
  };
}
