import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { api, server, type Answer } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { RouterLink } from '../../../ui/router-link.tsx';
import MessagePage from './message-page.tsx';
import MessagesPage from './messages-page.tsx';
import {
  AdminAnswerMessageDocument,
  AdminArchiveMessagesDocument,
  AdminMessageDocument,
  AdminMessagesDocument,
  AdminReadMessageDocument,
} from './messages-admin.gen.ts';

type Line = Answer<typeof AdminMessagesDocument>['messages']['edges'][number]['node'];
type Message = NonNullable<Answer<typeof AdminMessageDocument>['message']>;

const line = (id: string, subject: string): Line => ({
  id,
  state: 'NEW',
  firstName: 'Jeanne',
  lastName: 'Essai',
  email: 'jeanne@essai.test',
  subject,
  excerpt: 'Bonjour, comment …',
  createdAt: '2026-11-20T10:00:00.000Z',
});

const message = (wanted: Partial<Message> = {}): Message => ({
  id: 'm1',
  reference: 'MSG-2026-000001',
  state: 'READ',
  firstName: 'Jeanne',
  lastName: 'Essai',
  email: 'jeanne@essai.test',
  phone: null,
  subject: 'Inscrire mon hôtel',
  message: 'Bonjour,\ncomment faire ?',
  language: 'fr',
  createdAt: '2026-11-20T10:00:00.000Z',
  answers: [],
  availableActions: ['ANSWER', 'ARCHIVE'],
  version: 2,
  ...wanted,
});

const list = () =>
  server.use(
    api.query(AdminMessagesDocument, () => ({
      messages: {
        edges: [line('a', 'Premier'), line('b', 'Second')].map((node) => ({ node })),
        pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: 'first', endCursor: 'last' },
        stateCounts: [],
        totalCount: 42,
      },
    })),
  );
const give = (found: Message | null) => server.use(api.query(AdminMessageDocument, () => ({ message: found })));
const detail = () =>
  renderWithApp(
    <>
      <RouterLink to="/ailleurs">Ailleurs</RouterLink>
      <MessagePage />
    </>,
    { url: '/admin/messages/m1', path: '/admin/messages/:id' },
  );

afterEach(() => sessionStorage.clear());

test('several messages are archived at once, and one that a colleague had archived is counted apart', async () => {
  list();
  const sent: unknown[] = [];
  server.use(
    api.mutation(AdminArchiveMessagesDocument, ({ variables }) => {
      sent.push(variables);
      const outcome = (id: string, code: string | null) => ({ id, code });
      return { archiveMessages: { outcomes: [outcome('a', null), outcome('b', 'CONFLICT')] } };
    }),
  );
  const { user } = await renderWithApp(<MessagesPage />, { url: '/admin/messages', path: '/admin/messages' });
  const next = await screen.findByRole('link', { name: 'Page suivante' });
  expect(next.getAttribute('href')).toBe('/admin/messages?after=last');
  expect(screen.getByText('42 messages')).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: 'Choisir toute la page' }));
  await user.click(screen.getByRole('button', { name: 'Archiver' }));
  expect(await screen.findByText(/^1 message archivé\. 1 l’était déjà\.$/)).toBeDefined();
  expect(sent).toEqual([{ input: { ids: ['a', 'b'] } }]);
});

test('opening a new message notes that it was read', async () => {
  give(message({ state: 'NEW' }));
  const read: unknown[] = [];
  server.use(
    api.mutation(AdminReadMessageDocument, ({ variables }) => {
      read.push(variables);
      return { readMessage: { message: message(), errors: [] } };
    }),
  );
  await detail();
  expect(await screen.findByText('Lu')).toBeDefined();
  await waitFor(() => expect(read).toEqual([{ input: { id: 'm1' } }]));
});

test('an answer that a colleague was quicker with is kept, also over a reload', async () => {
  give(message());
  server.use(
    api.mutation(AdminAnswerMessageDocument, () => ({
      answerMessage: { message: null, errors: [{ __typename: 'Conflict', code: 'CONFLICT' }] },
    })),
  );
  const { user, unmount } = await detail();
  const field = await screen.findByRole('textbox', { name: /^Votre réponse/ });
  await user.click(screen.getByRole('button', { name: 'Envoyer par e-mail' }));
  expect(screen.getByText('Écrivez d’abord votre réponse.')).toBeDefined();
  await user.type(field, 'Créez un compte.');
  await user.click(screen.getByRole('button', { name: 'Envoyer par e-mail' }));
  expect(await screen.findByText(/Un collègue a traité ce message entre-temps/)).toBeDefined();
  unmount();
  await detail();
  const again = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Votre réponse/ });
  expect(again.value).toBe('Créez un compte.');
});

test('an answer that is not sent is asked about on leaving, and found again', async () => {
  give(message());
  const { user, unmount } = await detail();
  await user.type(await screen.findByRole('textbox', { name: /^Votre réponse/ }), 'Créez un');
  await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
  expect(await screen.findByRole('dialog', { name: /Quitter sans enregistrer/ })).toBeDefined();
  unmount();
  const again = await detail();
  expect(await screen.findByText(/a été retrouvé/)).toBeDefined();
  await again.user.click(screen.getByRole('button', { name: 'L’abandonner' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Votre réponse/ }).value).toBe('');
});

test('an answer that was sent stands with the message, and the field is empty again', async () => {
  give(message());
  const sent: unknown[] = [];
  server.use(
    api.mutation(AdminAnswerMessageDocument, ({ variables }) => {
      sent.push(variables);
      const answer = {
        id: 'x1',
        text: 'Créez un compte.',
        authorName: 'Camille Essai',
        createdAt: '2026-11-21T10:00:00.000Z',
      };
      const answered = message({ state: 'ANSWERED', answers: [answer], version: 3 });
      return { answerMessage: { message: answered, errors: [] } };
    }),
  );
  const { user } = await detail();
  await user.type(await screen.findByRole('textbox', { name: /^Votre réponse/ }), 'Créez un compte.');
  await user.click(screen.getByRole('button', { name: 'Envoyer par e-mail' }));
  expect(await screen.findByText(/Votre réponse part vers/)).toBeDefined();
  expect(screen.getByText(/Camille Essai/)).toBeDefined();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Écrire à nouveau/ }).value).toBe('');
  expect(sent).toEqual([{ input: { id: 'm1', version: 2, text: 'Créez un compte.' } }]);
  // The confirmation of what was sent stays until one writes again.
  await user.type(screen.getByRole('textbox', { name: /^Écrire à nouveau/ }), 'Encore');
  expect(screen.queryByText(/Votre réponse part vers/)).toBeNull();
});
