import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MailServer, type ReceivedMail, startMailServer } from '../../../testing/mail-server.ts';
import { type AnswerCast, answerSteps, startAnswerCast } from '../quote-answer.factory.ts';

const PLANNER = [{ name: 'Élodie Marchand', address: 'elodie.marchand@ateliers-reunis.example' }];
const AT_THE_VENUE = 'devis@maison-du-lac.example';

let server: MailServer;
let cast: AnswerCast;
const { act, answer, forwarded, read, told } = answerSteps(() => cast);

beforeAll(async () => {
  server = await startMailServer();
  cast = await startAnswerCast({ SMTP_URL: `smtp://127.0.0.1:${server.port}` });
  await cast.app.database.rows('update venue set contact_email = $2 where id = $1', [cast.venueIds[0], AT_THE_VENUE]);
  await cast.app.app.services.jobs.start();
});
afterAll(async () => {
  await cast.app.stop();
  await server.stop();
});
beforeEach(async () => {
  await cast.app.database.rows('delete from rate_limit');
});

const mailTo = (address: string, kind: string, reference: string): Promise<ReceivedMail> =>
  server.mail(
    ({ envelopeTo, messageId, subject }) =>
      envelopeTo.includes(address) &&
      messageId?.startsWith(`<${kind}.`) === true &&
      subject?.includes(reference) === true,
  );

/** Without line breaks, as mails are wrapped. */
const wordsOf = ({ text }: ReceivedMail): string => (text ?? '').replaceAll(/\s+/g, ' ');

test('a request reaches the account and the address of the venue for requests; an answer to it reaches the planner', async () => {
  const { reference } = await forwarded({ venueIds: [cast.venueIds[0], cast.venueIds[3]] });
  const account = await mailTo(cast.owner.email, 'quote-forwarded', reference);
  expect(account.replyTo).toEqual(PLANNER);
  expect(wordsOf(account)).toContain('Grange du Lac');
  const venue = await mailTo(AT_THE_VENUE, 'quote-forwarded', reference);
  expect(venue.replyTo).toEqual(PLANNER);
  expect(wordsOf(venue)).toContain('Bonjour,');
  // The address of one venue must not learn about another venue of the owner.
  expect(wordsOf(venue)).toContain('qui concerne Maison du Lac.');
});

test('the answer of the planner to a question reaches who asked it', async () => {
  const request = await forwarded();
  await answer(request, { kind: 'QUESTION', text: 'Combien de PMR ?' });
  await act('replyToQuoteQuestion', request, (await read(request)).answers[0]!, { text: 'Deux.' });
  for (const address of [cast.owner.email, AT_THE_VENUE]) {
    const mail = await mailTo(address, 'quote-replied', request.reference);
    expect(mail.replyTo).toEqual(PLANNER);
    expect(wordsOf(mail)).toContain('> Combien de PMR ?');
    expect(wordsOf(mail)).toContain('> Deux.');
  }
});

test('of two venues of one owner, mail and notification say which is chosen and which is not', async () => {
  const [lake, , , barn] = cast.venueIds;
  const request = await forwarded({ venueIds: [lake, barn] });
  await answer(request);
  await answer(request, { venueId: barn });
  const { answers } = await read(request);
  await act('chooseQuoteAnswer', request, answers[1]!);
  const mail = await mailTo(cast.owner.email, 'quote-chosen', request.reference);
  expect(wordsOf(mail)).toContain('retient Grange du Lac.');
  expect(wordsOf(mail)).toContain('Il ne retient pas Maison du Lac.');
  expect(
    server.received.filter(
      ({ messageId, envelopeTo }) => messageId?.startsWith('<quote-chosen.') && envelopeTo.includes(AT_THE_VENUE),
    ),
  ).toEqual([]);
  expect(await told(cast.owner.id, request.reference)).toContain('QUOTE_CHOSEN chosenAmong');
  const [notification] = await cast.app.database.rows<{ params: object }>(
    `select params from notification where recipient_id = $1 and type = 'QUOTE_CHOSEN' and params ->> 'reference' = $2`,
    [cast.owner.id, request.reference],
  );
  expect(notification!.params).toMatchObject({ venue: 'Grange du Lac', others: 'Maison du Lac' });
});
