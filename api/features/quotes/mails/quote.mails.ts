import { formatDays } from '../../../platform/mail/mail-format.ts';
import { mailsOf } from '../../../platform/mail/mail-templates.ts';
import type { MailTexts } from '../../../platform/mail/mail-catalogue.ts';
import type { MailAddress, MailKind } from '../../../platform/mail/mail.types.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { EVENT_TYPE_LABELS } from '../../venues/venue-label.enums.ts';
import { ANSWER_EXAMPLES, CHOSEN_EXAMPLES, OWNER_EXAMPLES, QUOTE_EXAMPLES, REPLIED_EXAMPLES } from './examples.ts';
import { criteriaFacts, offerFacts, venueFacts } from './quote-facts.ts';
import { type OwnerMailData, readChosenView, readOwnerView, readRepliedView } from './quote-mail.queries.ts';
import {
  type AnswerMailData,
  type AnswerView,
  type ChosenView,
  type OwnerView,
  type QuoteMailData,
  type QuoteMailReaders,
  type QuoteView,
  readAnswerView,
  readView,
  type RepliedView,
} from './quote-views.ts';

type Kind = MailKind<QuoteMailData, QuoteView>;

const mail = mailsOf(import.meta.dirname);

/** The values that all templates about a request use. */
function quoteValues(view: QuoteView, texts: MailTexts): object {
  const eventName = EVENT_TYPE_LABELS[view.eventType][texts.language].toLowerCase();
  return {
    criteriaFacts: criteriaFacts(view, texts),
    venueFacts: venueFacts(view),
    venueCount: view.venues.length,
    languageName: texts.plain('languageName', { language: view.language }),
    inShort: texts.plain('inShort', { eventName, participants: view.participants }),
  };
}

/** The address for replies to mails about the request. */
function plannerOf({ firstName, lastName, email }: QuoteView): MailAddress {
  return { name: `${firstName} ${lastName}`, address: email };
}

/**
 * To the visitor. Their address is not verified, so these mails contain nothing that was typed, except a name that looks like one:
 * otherwise anybody could send any text to any address. The rest is behind the private link.
 */
const toVisitor = (name: string): Kind => mail({ name, examples: QUOTE_EXAMPLES, values: quoteValues });
/** To each administrator. */
const toStaff = (name: string): Kind =>
  mail({ name, examples: QUOTE_EXAMPLES, values: quoteValues, replyTo: plannerOf });

export const QUOTE_RECEIVED = toVisitor('quote-received');
export const QUOTE_REQUESTED = toStaff('quote-requested');
export const QUOTE_CHANGED = toVisitor('quote-changed');
export const QUOTE_CHANGED_STAFF = toStaff('quote-changed-staff');
export const QUOTE_WITHDRAWN = toVisitor('quote-withdrawn');
export const QUOTE_WITHDRAWN_STAFF = toStaff('quote-withdrawn-staff');

/** To the owner of a venue, and to its address for requests. */
const toOwner = <View extends OwnerView, Data extends OwnerMailData = OwnerMailData>(
  name: string,
  examples: Readonly<Record<string, View>>,
): MailKind<Data, View> =>
  mail<Data, View>({
    name,
    examples,
    values: quoteValues,
    replyTo: plannerOf,
  });

export const QUOTE_FORWARDED = toOwner('quote-forwarded', OWNER_EXAMPLES);
/** Reminder: a request waits for their answer. */
export const QUOTE_REMINDED = toOwner('quote-reminded', OWNER_EXAMPLES);
export const QUOTE_CHOSEN = mail<OwnerMailData, ChosenView>({
  name: 'quote-chosen',
  examples: CHOSEN_EXAMPLES,
  values: (view, texts) => ({
    ...quoteValues(view, texts),
    bookedDays: view.booked && formatDays(view.booked.startsOn, view.booked.endsOn, texts.language),
    bookedRoom: view.booked?.roomName ?? '',
    hasRoom: view.booked?.roomName ? 'yes' : 'no',
  }),
  replyTo: plannerOf,
});
export const QUOTE_REPLIED = toOwner<RepliedView, OwnerMailData & { answerId: string }>(
  'quote-replied',
  REPLIED_EXAMPLES,
);

/** To the sender: a venue has answered. The answer is behind the private link. */
export const QUOTE_ANSWERED = mail<AnswerMailData, AnswerView>({
  name: 'quote-answered',
  examples: ANSWER_EXAMPLES,
  values: (view, texts) => ({ offerFacts: offerFacts(view, texts) }),
});

/** To the sender: the owner of the chosen venue has deleted their account. */
export const QUOTE_VENUE_LEFT = mail<AnswerMailData, AnswerView>({
  name: 'quote-venue-left',
  examples: { chosen: ANSWER_EXAMPLES.offer },
});

/** To the sender: the request was rejected, and why. */
export const QUOTE_REJECTED = mail<QuoteMailData, QuoteView>({
  name: 'quote-rejected',
  examples: { rejected: QUOTE_EXAMPLES.everything },
});

const ABOUT_REQUESTS: readonly Kind[] = [
  QUOTE_RECEIVED,
  QUOTE_REQUESTED,
  QUOTE_CHANGED,
  QUOTE_CHANGED_STAFF,
  QUOTE_WITHDRAWN,
  QUOTE_WITHDRAWN_STAFF,
];

export const QUOTE_MAILS: readonly MailKind[] = [
  ...ABOUT_REQUESTS,
  QUOTE_FORWARDED,
  QUOTE_REMINDED,
  QUOTE_ANSWERED,
  QUOTE_REPLIED,
  QUOTE_CHOSEN,
  QUOTE_VENUE_LEFT,
  QUOTE_REJECTED,
];

/** Registers how the views of the mails are read. An anonymised request has no mails. */
export function handleQuoteMails(mailer: Mailer, readers: QuoteMailReaders): void {
  for (const kind of ABOUT_REQUESTS) mailer.handle(kind, ({ requestId }) => readView(readers, requestId));
  mailer.handle(QUOTE_FORWARDED, (data) => readOwnerView(readers, data, 'asked'));
  mailer.handle(QUOTE_REMINDED, (data) => readOwnerView(readers, data, 'waiting'));
  mailer.handle(QUOTE_REPLIED, (data) => readRepliedView(readers, data));
  mailer.handle(QUOTE_CHOSEN, (data) => readChosenView(readers, data));
  mailer.handle(QUOTE_ANSWERED, (data) => readAnswerView(readers, data));
  mailer.handle(QUOTE_VENUE_LEFT, (data) => readAnswerView(readers, data));
  mailer.handle(QUOTE_REJECTED, async ({ requestId }) => {
    const view = await readView(readers, requestId);
    return view?.rejectionReason ? view : null;
  });
}
