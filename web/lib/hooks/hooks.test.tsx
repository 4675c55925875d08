import { gql, type TypedDocumentNode } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api, server } from '../../testing/api.ts';
import { renderWithApp } from '../../testing/render-with-app.tsx';
import { fragmentHook } from './fragment-hook.ts';
import { lazyQueryHook } from './lazy-query-hook.ts';
import { mutationHook } from './mutation-hook.ts';
import { queryHook } from './query-hook.ts';
import { suspenseQueryHook } from './suspense-query-hook.ts';

type Card = { readonly id: string; readonly name: string } & { ' $fragmentName'?: 'CardFragment' };
type VenueData = {
  readonly venue: { readonly id: string } & { ' $fragmentRefs'?: { CardFragment: Card } };
};

const CARD: TypedDocumentNode<Card> = gql`
  fragment Card on Venue {
    id
    name
  }
`;
const VENUE: TypedDocumentNode<VenueData, { slug: string }> = gql`
  query Venue($slug: String!) {
    venue(slug: $slug) {
      id
      ...Card
    }
  }
  ${CARD}
`;
const LIST: TypedDocumentNode<{ readonly names: readonly string[] }, { first?: number | null }> = gql`
  query List($first: Int) {
    names(first: $first)
  }
`;
const RENAME: TypedDocumentNode<{ readonly renamed: boolean }, { name: string }> = gql`
  mutation Rename($name: String!) {
    renamed(name: $name)
  }
`;

const useVenueQuery = queryHook(VENUE);
const useVenueSuspenseQuery = suspenseQueryHook(VENUE);
const useListQuery = queryHook(LIST);
const useListLazyQuery = lazyQueryHook(LIST);
const useRenameMutation = mutationHook(RENAME);
const useCardFragment = fragmentHook<Card>();

/** Never rendered: the compiler is the test. */
export function WhatTheCompilerHolds() {
  // @ts-expect-error -- the operation needs its variables
  useVenueQuery();
  // @ts-expect-error -- of the right type
  useVenueQuery({ variables: { slug: 1 } });
  // @ts-expect-error -- and no others
  useVenueQuery({ variables: { slug: 'a', other: true } });
  // @ts-expect-error -- partial data would make `data` untrue
  useVenueQuery({ variables: { slug: 'a' }, returnPartialData: true });
  // @ts-expect-error -- the suspense hook needs them as well
  useVenueSuspenseQuery();
  useVenueQuery(skipToken);
  useListQuery();
  useListQuery({ variables: { first: 3 } });
  // @ts-expect-error -- variables belong to the call of a mutation
  useRenameMutation({ variables: { name: 'a' } });

  const { data, dataState } = useVenueQuery({ variables: { slug: 'a' } });
  // @ts-expect-error -- there may be no data yet
  void data.venue;
  if (dataState === 'complete') {
    void data.venue.id;
    // @ts-expect-error -- the fields of a fragment are masked
    void data.venue.name;
  }
  const { data: whole } = useVenueSuspenseQuery({ variables: { slug: 'a' } });
  // @ts-expect-error -- an object without the fragment
  useCardFragment({ id: 'a' });
  const card = useCardFragment(whole.venue);
  // @ts-expect-error -- a field that was not asked for
  void card.city;
  const [load] = useListLazyQuery();
  // @ts-expect-error -- a variable of the wrong type
  void load({ variables: { first: 'three' } });
  const [rename] = useRenameMutation();
  // @ts-expect-error -- a mutation without its variables
  void rename({});
  return card.name;
}

function VenueName() {
  const { data, error } = useVenueQuery({ variables: { slug: 'chateau' } });
  if (error) return <p>{error.message}</p>;
  return data ? <CardName venue={data.venue} /> : <p>…</p>;
}

function CardName({ venue }: { venue: VenueData['venue'] }) {
  return <h1>{useCardFragment(venue).name}</h1>;
}

test('a query brings the masked fields to the component that owns the fragment', async () => {
  server.use(
    api.query(VENUE, ({ variables }) => {
      expect(variables).toEqual({ slug: 'chateau' });
      return { venue: { id: '1', name: 'Château de Vaux' } };
    }),
  );
  const { client } = await renderWithApp(<VenueName />);
  expect(await screen.findByRole('heading', { name: 'Château de Vaux' })).toBeDefined();

  client.cache.modify({ id: 'Venue:1', fields: { name: () => 'Château de Vaucelles' } });
  expect(await screen.findByRole('heading', { name: 'Château de Vaucelles' })).toBeDefined();
});

test('an object dropped from the cache keeps its last known fields on the screen until the query has answered anew', async () => {
  const names = ['Loft', 'Loft du Quai'];
  server.use(api.query(VENUE, () => ({ venue: { id: '2', name: names.shift()! } })));
  const { client } = await renderWithApp(<VenueName />);
  await screen.findByRole('heading', { name: 'Loft' });
  act(() => void client.cache.evict({ id: 'Venue:2' }));
  expect(screen.getByRole('heading', { name: 'Loft' })).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Loft du Quai' })).toBeDefined();
});
