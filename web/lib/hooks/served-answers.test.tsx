import { gql, type TypedDocumentNode } from '@apollo/client';
import { act, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { graphql } from 'msw/graphql';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { TOKEN_KEY } from '../../../schema/constants.ts';
import { api, server } from '../../testing/api.ts';
import { renderWithApp } from '../../testing/render-with-app.tsx';
import { createBrowserClient } from '../apollo-client.ts';
import { answerKey, ServedAnswers, ServedDataContext } from '../served-data.ts';
import { queryHook } from './query-hook.ts';
import { suspenseQueryHook } from './suspense-query-hook.ts';

type Named = { readonly __typename: 'Venue'; readonly id: string; readonly name: string };

const VENUE: TypedDocumentNode<{ readonly venue: Named }, { slug: string }> = gql`
  query NamedVenue($slug: String!) {
    venue(slug: $slug) {
      id
      name
    }
  }
`;
const RENAME: TypedDocumentNode<{ readonly renamed: Named }, { name: string }> = gql`
  mutation RenameVenue($name: String!) {
    renamed(name: $name) {
      id
      name
    }
  }
`;

const useVenueQuery = queryHook(VENUE);
const useVenueSuspenseQuery = suspenseQueryHook(VENUE);
const venue = (name: string) => ({ __typename: 'Venue', id: '1', name }) as const;

afterEach(() => localStorage.clear());

function Page() {
  const [slug, setSlug] = useState('moulin');
  const { data, previousData, refetch } = useVenueQuery({ variables: { slug } });
  return (
    <>
      <h1>{data?.venue.name ?? `after ${previousData?.venue.name}`}</h1>
      <button type="button" onClick={() => setSlug('loft')}>
        loft
      </button>
      <button type="button" onClick={() => setSlug('moulin')}>
        moulin
      </button>
      <button type="button" onClick={() => void refetch()}>
        again
      </button>
    </>
  );
}

function LaterPart() {
  return <h2>{useVenueSuspenseQuery({ variables: { slug: 'moulin' } }).data.venue.name}</h2>;
}

/** A page that has brought the mill along. */
async function renderServed(ui = <Page />, answering?: Promise<void>) {
  const asked: string[] = [];
  server.use(
    api.query(VENUE, async ({ variables: { slug } }) => {
      asked.push(slug);
      await answering;
      return { venue: venue(`The ${slug}`) };
    }),
    // The schema has no such mutation.
    graphql.link('*/graphql').mutation('RenameVenue', () => HttpResponse.json({ data: { renamed: venue('Renamed') } })),
  );
  const served = new ServedAnswers({ [answerKey(VENUE, { slug: 'moulin' })]: { venue: venue('As served') } });
  const client = createBrowserClient(undefined, served);
  const rendered = await renderWithApp(<ServedDataContext value={served}>{ui}</ServedDataContext>, { client });
  return { ...rendered, asked };
}

const titles = () => screen.getAllByRole('heading').map((heading) => heading.textContent);

test('what the page brings along is neither asked for nor written to the cache', async () => {
  const { client, asked } = await renderServed();
  expect(titles()).toEqual(['As served']);
  expect([client.extract(), asked]).toEqual([{}, []]);
});

test('other variables are asked for, with what was shown meanwhile; the first are still known', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { user, asked } = await renderServed(<Page />, promise);
  await user.click(screen.getByText('loft'));
  expect(titles()).toEqual(['after As served']);
  resolve();
  await screen.findByText('The loft');
  await user.click(screen.getByText('moulin'));
  expect(titles()).toEqual(['As served']);
  expect(asked).toEqual(['loft']);
});

test('asking again asks', async () => {
  const { user, asked } = await renderServed();
  await user.click(screen.getByText('again'));
  await screen.findByText('The moulin');
  expect(asked).toEqual(['moulin']);
});

test('a mutation of somebody signed in changes what is shown, as it does what Apollo has asked for', async () => {
  localStorage.setItem(TOKEN_KEY, 'a.token');
  const { client, asked } = await renderServed(
    <>
      <Page />
      <LaterPart />
    </>,
  );
  expect(titles()).toEqual(['As served', 'As served']);
  await act(() => client.mutate({ mutation: RENAME, variables: { name: 'Renamed' } }));
  await vi.waitFor(() => expect(titles()).toEqual(['Renamed', 'Renamed']));
  expect(asked).toEqual([]);
});

test('what is not on the screen at that moment has changed as well', async () => {
  localStorage.setItem(TOKEN_KEY, 'a.token');
  const { client, user } = await renderServed();
  await user.click(screen.getByText('loft'));
  await screen.findByText('The loft');
  await act(() => client.mutate({ mutation: RENAME, variables: { name: 'Renamed' } }));
  await user.click(screen.getByText('moulin'));
  expect(titles()).toEqual(['Renamed']);
});

test('a mutation of a visitor leaves it as it is', async () => {
  const { client } = await renderServed();
  await act(() => client.mutate({ mutation: RENAME, variables: { name: 'Renamed' } }));
  expect(titles()).toEqual(['As served']);
});
