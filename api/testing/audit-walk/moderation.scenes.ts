import { messageInput } from '../../features/messages/message.factory.ts';
import { answerInput, quoteInput } from '../../features/quotes/quote.factory.ts';
import { READ_SETTINGS, type SettingsAnswer } from '../../features/settings/settings.factory.ts';
import { completeVenue } from '../managed-venues.ts';
import type { Person } from '../signed-in.ts';
import { picture } from '../pictures.ts';
import { ask, call, type Scene, type Stage } from './stage.ts';

const VERSIONED = '$input: VersionedInput!';

/** A new message. */
async function message({ visitor, app }: Stage): Promise<{ id: string; version: number }> {
  const { text } = await visitor.rest('POST', '/contact', { ...messageInput(), captchaToken: await visitor.captcha() });
  const { reference } = JSON.parse(text) as { reference: string };
  const [row] = await app.database.rows<{ id: string; version: number }>(
    `select id, version from contact_message where reference = $1`,
    [reference],
  );
  return row!;
}

const messageStep =
  (name: string): Scene =>
  async (stage) =>
    void (await call(stage.admin, name, VERSIONED, { input: await message(stage) }));

interface Request {
  owner: Person;
  venueId: string;
  id: string;
  version: number;
}

/** A request for a venue with an owner. */
async function request(stage: Stage): Promise<Request> {
  const { visitor, app } = stage;
  const owner = await stage.client();
  const venueId = await completeVenue(app.database, owner.id);
  const input = quoteInput({ venueIds: [venueId], captchaToken: await visitor.captcha() });
  const asked = await call(
    { graphql: (query, variables) => visitor.graphql(query, variables) as never },
    'requestQuote',
    '$input: RequestQuoteInput!',
    { input },
    'request { id version }',
  );
  return { owner, venueId, ...(asked['request'] as { id: string; version: number }) };
}

/** An action of staff; returns the resulting request. */
async function move(
  stage: Stage,
  name: string,
  from: Request,
  more: object = {},
  type = 'VersionedInput',
): Promise<Request> {
  const input = { id: from.id, version: from.version, ...more };
  const done = await call(stage.admin, name, `$input: ${type}!`, { input }, 'request { version }');
  return { ...from, ...(done['request'] as { version: number }) };
}

const quoteStep =
  (name: string): Scene =>
  async (stage) =>
    void (await move(stage, name, await request(stage)));

async function forwarded(stage: Stage): Promise<Request> {
  return move(stage, 'forwardQuoteRequest', await request(stage), {}, 'ForwardQuoteRequestInput');
}

async function savedReference({ app, admin }: Stage, name: string): Promise<string> {
  const form = new FormData();
  const query = 'mutation ($input: SaveReferenceInput!) { saveReference(input: $input) { reference { id } } }';
  form.set('operations', JSON.stringify({ query, variables: { input: { name, isShown: true, logo: null } } }));
  form.set('map', '{"0":["variables.input.logo"]}');
  form.set('0', new Blob([new Uint8Array(await picture(300, 200).png().toBuffer())]), 'logo.png');
  const headers = { 'apollo-require-preflight': 'true', authorization: `Bearer ${admin.token}` };
  const answer = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body: form });
  const { data } = (await answer.json()) as { data: { saveReference: { reference: { id: string } } } };
  return data.saveReference.reference.id;
}

/** A curated list of the home page, as read. */
async function revision({ admin }: Stage, field: string): Promise<string> {
  const { data } = await admin.graphql<Record<string, { revision: string }>>(`{ content: ${field} { revision } }`);
  return data['content']!.revision;
}

const chosen =
  (name: string): Scene =>
  async ({ admin, app }) => {
    const venueIds = [await completeVenue(app.database, null)];
    await call(admin, name, '$input: ChooseVenuesInput!', { input: { venueIds, chosen: true } });
  };

/** Messages, quote requests, and the home page. */
export const MODERATION_SCENES: Readonly<Record<string, Scene>> = {
  'Mutation.answerMessage': async (stage) => {
    const input = { ...(await message(stage)), text: 'Bonjour, bien sûr.' };
    await call(stage.admin, 'answerMessage', '$input: AnswerMessageInput!', { input });
  },
  'Mutation.archiveMessage': messageStep('archiveMessage'),
  'Mutation.archiveMessages': async (stage) => {
    const ids = [(await message(stage)).id];
    await call(stage.admin, 'archiveMessages', '$input: ArchiveMessagesInput!', { input: { ids } });
  },
  'Mutation.reopenMessage': async (stage) => {
    const { id, version } = await message(stage);
    await call(stage.admin, 'archiveMessage', VERSIONED, { input: { id, version } });
    await call(stage.admin, 'reopenMessage', VERSIONED, { input: { id, version: version + 1 } });
  },

  'Mutation.reviewQuoteRequest': quoteStep('reviewQuoteRequest'),
  'Mutation.forwardQuoteRequest': async (stage) => void (await forwarded(stage)),
  'Mutation.archiveQuoteRequest': quoteStep('archiveQuoteRequest'),
  'Mutation.rejectQuoteRequest': async (stage) =>
    void (await move(
      stage,
      'rejectQuoteRequest',
      await request(stage),
      { reason: 'Hors sujet' },
      'RejectQuoteRequestInput',
    )),
  'Mutation.reopenQuoteRequest': async (stage) =>
    void (await move(stage, 'reopenQuoteRequest', await move(stage, 'archiveQuoteRequest', await request(stage)))),
  'Mutation.remindQuoteOwners': async (stage) => {
    const asked = await forwarded(stage);
    await stage.app.database.rows(
      `update quote_request_venue set forwarded_at = forwarded_at - interval '1 day' where request_id = $1`,
      [asked.id],
    );
    await move(stage, 'remindQuoteOwners', asked);
  },
  'Mutation.closeQuoteRequest': async (stage) =>
    void (await move(
      stage,
      'closeQuoteRequest',
      await forwarded(stage),
      { outcome: 'LOST' },
      'CloseQuoteRequestInput',
    )),
  // Only owners answer.
  'Mutation.answerQuoteRequest': async (stage) => {
    const { owner, id, venueId } = await forwarded(stage);
    const input = answerInput({ requestId: id, venueId });
    await call(owner, 'answerQuoteRequest', '$input: QuoteAnswerInput!', { input });
    return owner.id;
  },

  'Mutation.saveReference': async (stage) => void (await savedReference(stage, 'Maison Dupont')),
  'Mutation.deleteReference': async (stage) => {
    const input = { id: await savedReference(stage, 'Maison Durand'), version: 1 };
    await call(stage.admin, 'deleteReference', VERSIONED, { input });
  },
  'Mutation.arrangeReferences': async (stage) => {
    const { admin, app } = stage;
    await savedReference(stage, 'Une');
    await savedReference(stage, 'Deux');
    const rows = await app.database.rows<{ id: string }>('select id from reference order by position desc, id');
    const input = { ids: rows.map(({ id }) => id), revision: await revision(stage, 'referenceContent') };
    await call(admin, 'arrangeReferences', '$input: ArrangeReferencesInput!', { input });
  },
  'Mutation.arrangeSlider': async (stage) => {
    const entries = [{ venueId: await completeVenue(stage.app.database, null) }];
    const input = { entries, revision: await revision(stage, 'sliderContent') };
    await call(stage.admin, 'arrangeSlider', '$input: ArrangeSliderInput!', { input });
  },
  'Mutation.setTopFive': async (stage) => {
    const venueIds = [await completeVenue(stage.app.database, null)];
    const input = { venueIds, revision: await revision(stage, 'topFiveContent') };
    await call(stage.admin, 'setTopFive', '$input: SetTopFiveInput!', { input });
  },
  'Mutation.updateFavourites': chosen('updateFavourites'),
  'Mutation.updatePremierPage': chosen('updatePremierPage'),

  'Mutation.savePlatformSettings': async ({ admin }) => {
    const { data } = await admin.graphql<SettingsAnswer>(READ_SETTINGS);
    const { version } = data.platformSettings;
    const input = { version, publisher: null, mailFrom: null, warningDays: [14], retention: {} };
    await call(admin, 'savePlatformSettings', '$input: SavePlatformSettingsInput!', { input });
  },

  'GET /establishments/export': async ({ admin }) =>
    void (await ask(admin, 'GET', '/establishments/export?status=published&q=Marchand')),
  'GET /quotes/export': async ({ admin }) => void (await ask(admin, 'GET', '/quotes/export?state=new&q=Marchand')),
  'GET /audit-log/export': async ({ admin }) => void (await ask(admin, 'GET', '/audit-log/export')),
};
