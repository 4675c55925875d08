import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { AnswerQuoteDocument } from '../features/quotes/owner/owner-quotes.gen.ts';
import { MarkNotificationReadDocument, NotificationFeedDocument } from '../features/notifications/notifications.gen.ts';
import { createBrowserClient } from '../lib/apollo-client.ts';
import { ViewerDocument, type ViewerQuery } from '../lib/session/viewer.gen.ts';
import { api, refusal, server } from './api.ts';
import { COUNTS, VIEWER } from './viewer.ts';

/** Never called: the compiler is the test. */
export function whatTheCompilerHolds() {
  api.query(ViewerDocument, () => ({ viewer: null }));
  api.query(ViewerDocument, () => refusal('UNAUTHENTICATED'));
  api.query(ViewerDocument, async () => HttpResponse.error());
  // @ts-expect-error -- an operation by its name
  api.query('Viewer', () => ({ viewer: null }));
  // @ts-expect-error -- a field that is missing
  api.query(ViewerDocument, () => ({ viewer: { id: 'user-1' } }));
  // @ts-expect-error -- a value that there is not
  api.query(ViewerDocument, () => ({ viewer: { ...VIEWER, role: 'KING' } }));
  // @ts-expect-error -- the way around
  api.query(ViewerDocument, () => HttpResponse.json({ data: { viewer: null } }));
  const notifications = { edges: [{ node: { id: '1' } }] };
  // @ts-expect-error -- what a fragment masks is part of the answer
  api.query(NotificationFeedDocument, () => ({ notifications, notificationCounts: COUNTS }));
  const markNotificationRead = { counts: null, errors: [{ __typename: 'Conflict', code: 'CONFLICT' }] } as const;
  // @ts-expect-error -- a refusal that the operation does not know
  api.mutation(MarkNotificationReadDocument, () => ({ markNotificationRead }));
  api.mutation(AnswerQuoteDocument, ({ variables }) => {
    // @ts-expect-error -- a variable that the operation does not take
    void variables.id;
    return HttpResponse.error();
  });
}

const ask = () => createBrowserClient().query({ query: ViewerDocument, fetchPolicy: 'no-cache' });

test('an answer comes as the API prints it: with the names of types, and nothing that was not asked for', async () => {
  const viewer = { ...VIEWER, phone: '01 99 00 00 01' };
  server.use(api.query(ViewerDocument, () => ({ viewer })));
  expect((await ask()).data).toEqual({ viewer: { __typename: 'User', ...VIEWER } });
});

test('an answer that the schema does not allow is an error', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(api.query(ViewerDocument, () => ({ viewer: { ...VIEWER, role: 'KING' } }) as unknown as ViewerQuery));
  await expect(ask()).rejects.toThrow('500');
  expect(told.mock.calls.join()).toContain('KING');
});
