import { useApolloClient } from '@apollo/client/react';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { describe, expect, test } from 'vitest';
import { TOKEN_KEY } from '../../../schema/constants.ts';
import { api, refusal, server } from '../../testing/api.ts';
import { renderWithApp } from '../../testing/render-with-app.tsx';
import { aToken, signedInAs, VIEWER } from '../../testing/viewer.ts';
import { useSession } from './use-session.ts';
import { ViewerDocument } from './viewer.gen.ts';

const OLD = aToken('user-1', 'old');
const NEW = aToken('user-1', 'new');

function Who() {
  const { status, viewer, session } = useSession();
  const client = useApolloClient();
  const ask = () => client.query({ query: ViewerDocument, fetchPolicy: 'network-only' }).catch(() => {});
  return (
    <>
      <p>
        {status} {viewer?.firstName}
      </p>
      <button type="button" onClick={session.leave}>
        leave
      </button>
      <button type="button" onClick={() => void Promise.all([ask(), ask(), ask()])}>
        ask
      </button>
    </>
  );
}

/** What another tab did with the token. */
function otherTab(token: string | null): void {
  if (token === null) localStorage.removeItem(TOKEN_KEY);
  else localStorage.setItem(TOKEN_KEY, token);
  window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY }));
}

const keep = (token: string) => localStorage.setItem(TOKEN_KEY, token);
const says = (text: string) => screen.findByText(text);

describe('at the start', () => {
  test('nobody without a token is asked about', async () => {
    await renderWithApp(<Who />);
    expect(await says('anonymous')).toBeDefined();
  });

  test('a token is validated, and its user is known', async () => {
    keep(OLD);
    server.use(...signedInAs());
    await renderWithApp(<Who />);
    expect(await says('signedIn Jeanne')).toBeDefined();
  });

  test('a dead session is cleared', async () => {
    keep(OLD);
    server.use(
      http.post('*/api/token/validate', () => HttpResponse.json({ valid: false, shouldRefresh: false, expired: true })),
    );
    await renderWithApp(<Who />);
    expect(await says('anonymous')).toBeDefined();
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  });

  test('a session whose token has run out is refreshed', async () => {
    keep(OLD);
    server.use(
      http.post('*/api/token/validate', () => HttpResponse.json({ valid: true, shouldRefresh: true, expired: false })),
      http.post('*/api/token/refresh', ({ request }) => {
        expect(request.headers.get('authorization')).toBe(`Bearer ${OLD}`);
        return HttpResponse.json({ token: NEW, user: {} });
      }),
      ...signedInAs(),
    );
    await renderWithApp(<Who />);
    expect(await says('signedIn Jeanne')).toBeDefined();
    expect(localStorage.getItem(TOKEN_KEY)).toBe(NEW);
  });

  test('an answer that does not come signs nobody out', async () => {
    keep(OLD);
    server.use(
      http.post('*/api/token/validate', () => HttpResponse.error()),
      api.query(ViewerDocument, () => HttpResponse.error()),
    );
    await renderWithApp(<Who />);
    expect(await says('unreachable')).toBeDefined();
    expect(localStorage.getItem(TOKEN_KEY)).toBe(OLD);
    server.use(...signedInAs());
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await says('signedIn Jeanne')).toBeDefined();
  });
});

test('after a 401 all callers share one refresh, and each tries once more', async () => {
  keep(OLD);
  server.use(...signedInAs());
  const { user } = await renderWithApp(<Who />);
  await says('signedIn Jeanne');
  let refreshes = 0;
  const bearers: (string | null)[] = [];
  server.use(
    http.post('*/api/token/refresh', () => {
      refreshes += 1;
      return HttpResponse.json({ token: NEW, user: {} });
    }),
    api.query(ViewerDocument, ({ request }) => {
      const bearer = request.headers.get('authorization');
      bearers.push(bearer);
      return bearer === `Bearer ${NEW}`
        ? { viewer: { ...VIEWER, firstName: 'Renée' } }
        : refusal('UNAUTHENTICATED', { status: 401 });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'ask' }));
  expect(await says('signedIn Renée')).toBeDefined();
  expect(refreshes).toBe(1);
  expect(bearers.at(-1)).toBe(`Bearer ${NEW}`);
});

test('a refresh that is refused ends the session', async () => {
  keep(OLD);
  server.use(...signedInAs());
  const { user } = await renderWithApp(<Who />);
  await says('signedIn Jeanne');
  server.use(
    http.post('*/api/token/refresh', () => HttpResponse.json({}, { status: 401 })),
    api.query(ViewerDocument, () => refusal('UNAUTHENTICATED')),
  );
  await user.click(screen.getByRole('button', { name: 'ask' }));
  expect(await says('ended')).toBeDefined();
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
});

describe('tabs', () => {
  test('follow a sign-in and a sign-out elsewhere', async () => {
    server.use(...signedInAs());
    await renderWithApp(<Who />);
    await says('anonymous');
    act(() => otherTab(OLD));
    expect(await says('signedIn Jeanne')).toBeDefined();
    act(() => otherTab(NEW));
    expect(await says('signedIn Jeanne')).toBeDefined();
    act(() => otherTab(null));
    expect(await says('ended')).toBeDefined();
  });

  test('that another user has signed in in show him', async () => {
    keep(OLD);
    server.use(...signedInAs());
    await renderWithApp(<Who />);
    await says('signedIn Jeanne');
    server.use(...signedInAs({ ...VIEWER, id: 'user-2', firstName: 'Marc' }));
    act(() => otherTab(aToken('user-2')));
    expect(await says('signedIn Marc')).toBeDefined();
  });
});

test('signing out clears the token at once, and tells the server', async () => {
  keep(OLD);
  let told: string | null = null;
  server.use(
    http.post('*/api/auth/logout', ({ request }) => {
      told = request.headers.get('authorization');
      return new HttpResponse(null, { status: 204 });
    }),
    ...signedInAs(),
  );
  const { user } = await renderWithApp(<Who />);
  await says('signedIn Jeanne');
  await user.click(screen.getByRole('button', { name: 'leave' }));
  expect(await says('left')).toBeDefined();
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  await waitFor(() => expect(told).toBe(`Bearer ${OLD}`));
});
