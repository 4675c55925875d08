import type { Language } from '../../../schema/constants.ts';
import { defineMail, type MailDocument } from '../../platform/mail/mail.types.ts';
import { ANSWER_EXAMPLES, type AnswerMailView, linkUntil } from './quote-answer-mail-view.ts';
import { greetingEn, greetingFr, REASON_EN, REASON_FR } from './quote-visitor-parts.ts';

/** To who asked: whoever runs the venue of his choice has left the platform. */
export const QUOTE_VENUE_LEFT = defineMail<{ requestId: string; answerId: string }, AnswerMailView>({
  name: 'quote-venue-left',
  examples: { chosen: ANSWER_EXAMPLES['offer']! },
  write: (view, { language }) => left(view, language),
});

function left(view: AnswerMailView, language: Language): MailDocument {
  const french = language === 'fr';
  const { reference, venueName } = view;
  return {
    subject: french
      ? `Le lieu que vous avez choisi quitte la plateforme\u00a0: ${reference}`
      : `The venue of your choice is leaving the platform: ${reference}`,
    preheader: french ? 'Ce que vous pouvez faire maintenant.' : 'What you can do now.',
    title: french
      ? 'Le lieu que vous avez choisi quitte la plateforme'
      : 'The venue of your choice is leaving the platform',
    blocks: [
      french ? greetingFr(view) : greetingEn(view),
      {
        kind: 'paragraph',
        text: french
          ? `Le compte qui gérait ${venueName} vient d’être supprimé. Vos accords avec ce lieu ne changent pas pour autant\u00a0: voyez avec lui si votre événement est maintenu.`
          : `The account that ran ${venueName} has just been deleted. What you have agreed with the venue is not changed by that: please ask the venue whether your event still goes ahead.`,
      },
      {
        kind: 'paragraph',
        text: french
          ? 'Sinon, revenez sur votre choix sur la page de suivi pour retenir un autre devis. Notre équipe est prévenue et peut vous proposer d’autres lieux.'
          : 'If it does not, take your choice back on the page of your request, and choose another quote. Our team has been told, and can suggest other venues.',
      },
      { kind: 'button', label: french ? 'Voir ma demande' : 'See my request', path: view.linkPath },
      linkUntil(view, language),
    ],
    reason: french ? REASON_FR : REASON_EN,
  };
}
