import { formatDayOf, formatNumber, greetingName } from '../../platform/mail/mail-format.ts';
import type { MailBlock, MailContext } from '../../platform/mail/mail.types.ts';
import { type QuoteMailView, venueFacts } from './quote-mail-view.ts';

/* What several mails to the visitor say, in both languages. */

export const REASON_FR =
  'Vous recevez ce message parce que cette adresse a été indiquée dans une demande de devis. Si ce n’est pas vous, écrivez-nous\u00a0: nous l’effacerons.';
export const REASON_EN =
  'You are receiving this message because this address was given in a quote request. If it was not you, write to us and we will erase it.';

export function greetingFr({ firstName }: QuoteMailView): MailBlock {
  const name = greetingName(firstName);
  return { kind: 'paragraph', text: name ? `Bonjour ${name},` : 'Bonjour,' };
}

export function greetingEn({ firstName }: QuoteMailView): MailBlock {
  const name = greetingName(firstName);
  return { kind: 'paragraph', text: name ? `Dear ${name},` : 'Hello,' };
}

export function venuesFr(view: QuoteMailView): MailBlock[] {
  if (view.venues.length === 0)
    return [
      {
        kind: 'note',
        text: 'Vous n’avez pas désigné de lieu\u00a0: nous vous en proposerons. Vos précisions et votre message se relisent sur la page de suivi.',
      },
    ];
  return [
    {
      kind: 'heading',
      text: view.venues.length > 1 ? 'Les lieux que vous avez choisis' : 'Le lieu que vous avez choisi',
    },
    { kind: 'facts', facts: venueFacts(view) },
    { kind: 'note', text: 'Vos précisions et votre message se relisent sur la page de suivi.' },
  ];
}

export function venuesEn(view: QuoteMailView): MailBlock[] {
  if (view.venues.length === 0)
    return [
      {
        kind: 'note',
        text: 'You have not named a venue: we will suggest some. Your notes and your message can be read again on the page of your request.',
      },
    ];
  return [
    { kind: 'heading', text: view.venues.length > 1 ? 'The venues of your choice' : 'The venue of your choice' },
    { kind: 'facts', facts: venueFacts(view) },
    { kind: 'note', text: 'Your notes and your message can be read again on the page of your request.' },
  ];
}

export function linkNotesFr({ linkExpiresAt }: QuoteMailView): MailBlock[] {
  const day = formatDayOf(linkExpiresAt, 'fr');
  const text = `Ce lien vous est personnel\u00a0: qui le possède peut lire, modifier ou retirer votre demande. Gardez-le pour vous. Il est valable jusqu’au ${day}.`;
  return [{ kind: 'note', text }];
}

export function linkNotesEn({ linkExpiresAt }: QuoteMailView): MailBlock[] {
  const day = formatDayOf(linkExpiresAt, 'en');
  const text = `This link is yours alone: whoever has it can read, change or withdraw your request. Keep it to yourself. It is valid until ${day}.`;
  return [{ kind: 'note', text }];
}

export function retentionFr({ retentionMonths }: QuoteMailView, { operator }: MailContext): MailBlock {
  const months = formatNumber(retentionMonths, 'fr');
  const text = `Vos données ne servent qu’à traiter votre demande. Elles sont effacées au bout de ${months}\u00a0mois, ou plus tôt si vous le demandez à ${operator.privacyEmail}.`;
  return { kind: 'note', text };
}

export function retentionEn({ retentionMonths }: QuoteMailView, { operator }: MailContext): MailBlock {
  const months = formatNumber(retentionMonths, 'en');
  const text = `Your data are used to deal with your request and for nothing else. They are erased after ${months} months, or earlier if you ask ${operator.privacyEmail}.`;
  return { kind: 'note', text };
}
