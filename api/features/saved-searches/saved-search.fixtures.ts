import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { moveClock } from '../../platform/clock.ts';
import { solvedCaptcha } from '../../testing/captcha.ts';
import { type MailServer, type ReceivedMail, startMailServer } from '../../testing/mail-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Payload } from '../../testing/payloads.ts';
import { CONFIRM_SEARCH, type ConfirmAnswer, END_SEARCH, SAVE_SEARCH, searchInput } from './saved-search.factory.ts';

export const DAY_MS = 86_400_000;
const ORIGIN = 'https://www.pleniere.test';

/** An app with a mail server, and what a visitor does with a saved search. */
export function savedSearchWorld() {
  let app: TestApp;
  let server: MailServer;
  beforeAll(async () => {
    server = await startMailServer();
    app = await startTestApp({ SMTP_URL: `smtp://127.0.0.1:${server.port}`, PUBLIC_URL: ORIGIN });
    await app.app.services.jobs.start();
  });
  afterAll(async () => {
    await app.stop();
    await server.stop();
  });
  beforeEach(() => app.database.rows('delete from rate_limit'));
  afterEach(() => moveClock(0));

  const captcha = async (): Promise<string> => solvedCaptcha(await app.app.services.captcha.challenge());

  async function save(input: object, more: object = {}): Promise<Payload> {
    const { data, errors } = await app.graphql<{ saveSearch: Payload }>(SAVE_SEARCH, {
      input: searchInput({ ...input, captchaToken: await captcha(), ...more }),
    });
    if (errors) throw new Error(JSON.stringify(errors));
    return data.saveSearch;
  }

  /** The mail to an address whose subject has these words; the latest of several. */
  const mailTo = (email: string, words: string): Promise<ReceivedMail> =>
    server.mail((mail) => mail.envelopeTo.includes(email) && Boolean(mail.subject?.includes(words)));

  const confirm = async (token: string): Promise<ConfirmAnswer> =>
    (await app.graphql<{ confirmSavedSearch: ConfirmAnswer }>(CONFIRM_SEARCH, { token })).data.confirmSavedSearch;
  const end = async (token: string): Promise<Payload> =>
    (await app.graphql<{ endSavedSearch: Payload }>(END_SEARCH, { token })).data.endSavedSearch;

  /** Saves a search and confirms it by the link of its mail. Returns that mail. */
  async function saveAndConfirm(email: string, input: object = {}): Promise<ReceivedMail> {
    await save({ email, ...input });
    const mail = await mailTo(email, input && 'language' in input ? 'Confirm your' : 'Confirmez');
    await confirm(tokenIn(mail, 'confirmer'));
    return mail;
  }

  const rowsOf = (email: string) =>
    app.database.rows<{ id: string; confirmed_at: string | null; ends_at: string; filter: object }>(
      'select id, confirmed_at, ends_at, filter from saved_search where email = $1 order by created_at',
      [email],
    );
  return {
    get app() {
      return app;
    },
    get server() {
      return server;
    },
    captcha,
    save,
    mailTo,
    confirm,
    end,
    saveAndConfirm,
    rowsOf,
  };
}

/** The token of the link to a page in a mail. */
export function tokenIn({ text = '' }: ReceivedMail, page: 'confirmer' | 'arreter'): string {
  return text.split(`${ORIGIN}/recherches/${page}?token=`)[1]!.split(/\s/, 1)[0]!;
}
