import { ApolloClient, ApolloLink } from '@apollo/client';
import { act } from '@testing-library/react';
import { Subject } from 'rxjs';
import { beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../apollo-client.ts';
import { renderWithApp } from '../../testing/render-with-app.tsx';
import { useLiveList } from './use-live-list.ts';

let socket: Subject<ApolloLink.Result>;
const refetch = vi.fn<() => Promise<void>>(async () => {});

function List() {
  useLiveList(['VENUES', 'CONTENT'], refetch);
  return null;
}

const tell = (...topics: string[]) => act(async () => socket.next({ data: { listsChanged: topics } }));
const quiet = () => new Promise((resolve) => setTimeout(resolve, 400));

beforeEach(async () => {
  socket = new Subject();
  refetch.mockClear();
  const link = new ApolloLink(() => socket);
  await renderWithApp(<List />, { client: new ApolloClient({ cache: createCache(), link }) });
});

test('asks anew for what it is about, once for what comes together', async () => {
  await tell();
  await tell('VENUES');
  await tell('CONTENT', 'QUOTES');
  await quiet();
  expect(refetch).toHaveBeenCalledOnce();
});

test('does not for what is none of its business, nor when it begins to listen', async () => {
  await tell();
  await tell('MESSAGES');
  await quiet();
  expect(refetch).not.toHaveBeenCalled();
});

test('does when the connection is back', async () => {
  await tell();
  await tell();
  await quiet();
  expect(refetch).toHaveBeenCalledOnce();
});
