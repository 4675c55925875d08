import { venueAddress } from '../../../lib/addresses.ts';

/** The shape of a slug or an id; anything else is not sent to the API. */
const NAME = /^[a-z0-9-]{1,120}$/i;

/** What an address calls a venue, in its path or by `?id=`; null = nothing that could be one. */
export function nameInAddress(slug: string | undefined, search: string): { name: string | null; inPath: boolean } {
  const name = (slug ?? new URLSearchParams(search).get('id') ?? '').trim();
  return { name: NAME.test(name) ? name : null, inPath: slug !== undefined };
}

/** The venue's own address, with what else stood in the query (the language, say) but the id. */
export function ownAddress(slug: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete('id');
  return venueAddress(slug) + (query.size > 0 ? `?${query.toString()}` : '');
}
