import type { FragmentType } from '@apollo/client/masking';

/**
 * `const card = useVenueCardFragment(venue)`: the fields of a fragment, which its component alone may name. The compiler masks them for all
 * others; the data is whole, so that hydrating a list does not read each part from the cache once more.
 */
export function fragmentHook<TData>() {
  return (from: FragmentType<TData>): TData => from;
}
