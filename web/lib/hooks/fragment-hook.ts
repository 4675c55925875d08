import type { TypedDocumentNode } from '@apollo/client';
import type { FragmentType } from '@apollo/client/masking';
import { useFragment } from '@apollo/client/react';
import { useRef } from 'react';

/**
 * `const card = useVenueCardFragment(venue)`: the masked fields of one object of a query result, always whole. When the object is
 * dropped from the cache while a component still shows it, the last known fields stay until the parent takes the component away.
 * Throws when the fields were never there: the query forgot to spread the fragment.
 */
export function fragmentHook<TData>(document: TypedDocumentNode<TData>, fragmentName: string) {
  return (from: FragmentType<TData>): TData => {
    const result = useFragment({ fragment: document, fragmentName, from: from as useFragment.FromOptionValue<TData> });
    const lastKnown = useRef<TData | undefined>(undefined);
    if (result.complete) lastKnown.current = result.data;
    if (lastKnown.current === undefined) throw new Error(`The object does not hold the fragment ${fragmentName}.`);
    return lastKnown.current;
  };
}
