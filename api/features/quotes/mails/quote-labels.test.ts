import { expect, test } from 'vitest';
import { LABELS } from '../../../../schema/labels.gen.ts';
import { MailTexts } from '../../../platform/mail/mail-catalogue.ts';
import { STATE_LABELS } from '../quote-export-labels.ts';
import { CateringOption } from '../quote.enums.ts';
import { QUOTE_EXAMPLES } from './examples.ts';
import { criteriaFacts } from './quote-facts.ts';

const STATES = ['new', 'inReview', 'forwarded', 'answered', 'won', 'lost', 'rejected', 'archived'] as const;
const { everything } = QUOTE_EXAMPLES;
const view = { ...everything, mustHaves: [], catering: [CateringOption.BREAKFAST, CateringOption.COFFEE_BREAKS] };

const texts = (language: 'fr' | 'en') => new MailTexts(import.meta.dirname, 'quote-received', language);

test('a mail calls what was asked for as the form did', () => {
  const french = criteriaFacts(view, texts('fr')).map(({ value }) => value);
  expect(french).toContain('Café d’accueil et pauses café');
  expect(criteriaFacts(view, texts('en')).map(({ value }) => value)).toContain('Welcome coffee and coffee breaks');
});

test('an export names each state as the platform’s screens do', () => {
  expect(Object.values(STATE_LABELS)).toEqual(STATES.map((state) => LABELS[`adminState.${state}`]));
});
