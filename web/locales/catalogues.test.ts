import { expect, test } from 'vitest';
import { messages as en } from './en.po';
import { messages as fr } from './fr.po';

/** A compiled text: pieces, and between them values with their plurals and choices. */
type Compiled = string | readonly (string | readonly [name: string, format?: string, options?: unknown])[];
const CATALOGUES = { fr, en } as unknown as Record<'fr' | 'en', Record<string, Compiled>>;

const TAG = /<\/?\w+\/?>/g;
const CODE = /https?:\/\/\S+|\d\d:\d\d/g;
/** Sentences that the specification gives word for word, typewriter marks and all. */
const PRESCRIBED = new Set([
  'app.tagline',
  'auth.emailRequired',
  'auth.forgotUniform',
  'auth.invalidEmail',
  'auth.pending',
  'home.loading',
  'pending.lead',
]);

/** Examples of what somebody types into a field. */
const TYPED = new Set(['near.example']);

/** Names, of programs and keys too, which keep their capital everywhere. */
const NAMES =
  'Plénière|France|JavaScript|Authenticator|Google|Microsoft|OpenStreetMap|Latin|WebP|Atout|Ctrl|Maj|Entrée|Espace|Échap|' +
  'Réglages|Appareil|Formats|Protection|Mo|RCS|SIREN|Domaine|Ormes|Le plus compatible|Bruxelles|Genève|Dublin|Lisbonne|Helsinki|' +
  'Martinique|New York|York|Réunion|Agenda|Outlook';
/** A word with a capital and small letters, after a small letter or a comma; what is filled in may be a sentence. */
const CAPITAL = new RegExp(`[\\p{Ll},](?<!(?:^|\\s)x) (?!(?:${NAMES})(?!\\p{L}))\\p{Lu}\\p{Ll}+`, 'u');

/** The text with a letter in the place of each value, and the texts of its plurals and choices. */
function sentences(message: unknown): string[] {
  if (typeof message === 'string') return [message];
  if (!Array.isArray(message)) return [];
  const parts = message as (string | [string, string?, unknown?])[];
  const inner = parts.flatMap((part) =>
    typeof part !== 'string' && part[2] !== null && typeof part[2] === 'object'
      ? Object.values(part[2]).flatMap(sentences)
      : [],
  );
  return [parts.map((part) => (typeof part === 'string' ? part : 'x')).join(''), ...inner];
}

/** What is filled into it, and the elements around its parts, once each. */
function slots(message: unknown): string[] {
  const names = new Set<string>();
  const read = (each: unknown): void => {
    if (typeof each === 'string') for (const [tag] of each.matchAll(TAG)) names.add(tag);
    if (!Array.isArray(each)) return;
    for (const part of each as unknown[]) {
      if (!Array.isArray(part)) read(part);
      else {
        const [name, format, options] = part as [string, string?, unknown?];
        names.add(format ? `${name}, ${format}` : name);
        if (options !== null && typeof options === 'object') for (const option of Object.values(options)) read(option);
      }
    }
  };
  read(message);
  return [...names].sort();
}

/** The French texts in which something stands that should not, by id. */
function frenchWith(fault: RegExp): string[] {
  return Object.entries(CATALOGUES.fr)
    .filter(([id]) => !PRESCRIBED.has(id) && !TYPED.has(id))
    .flatMap(([id, message]) =>
      sentences(message).map((text) => [id, text.replace(TAG, '').replace(CODE, 'code')] as const),
    )
    .filter(([, text]) => fault.test(text))
    .map(([id, text]) => `${id}: ${text}`);
}

test('both catalogues have the same texts', () => {
  expect(Object.keys(CATALOGUES.fr)).toEqual(Object.keys(CATALOGUES.en));
});

test('both languages fill in the same values and have the same elements', () => {
  const differing = Object.keys(CATALOGUES.en).filter(
    (id) => slots(CATALOGUES.fr[id]).join() !== slots(CATALOGUES.en[id]).join(),
  );
  expect(differing).toEqual([]);
});

test.each([
  ['a straight apostrophe', /'/],
  ['a straight quotation mark', /"/],
  ['three dots in the place of an ellipsis', /\.\.\./],
  ['two spaces in a row', /\s{2}/],
  ['a plain or missing space before ; ! ? %', /[^\u202F!?(][;!?%]/],
  ['“email” in the place of “e-mail”', /\bemails?\b/i],
  ['anything but a no-break space before a colon', /[^\u00A0]:/],
  ['a no-break space of full width before ; ! ?', /\u00A0[;!?]/],
  ['two words for one thing: see the glossary', /\b(?:carrousels?|paramètres|authentification à deux facteurs)\b/i],
  ['anything but a no-break space inside « »', /«[^\u00A0\u202F]|[^\u00A0\u202F]»/],
  ['a great number without spaces between its thousands', /(?<![\d-])\d{5,}(?!\d)/],
  [
    'a plural after one or less',
    /(?<![\d,.\u202F])[01](?:,\d+)? (?:secondes|minutes|heures|jours|mois suivants|lieux)\b/,
  ],
  ['a capital inside a sentence that begins no name', CAPITAL],
])('no French text has %s', (_, fault) => {
  expect(frenchWith(fault)).toEqual([]);
});

test('no French text has “de” or “à” before the name of a venue, which may begin with an article', () => {
  const followed = Object.entries(CATALOGUES.fr).filter(([, message]) => {
    const source = JSON.stringify(message);
    return /(?:\b[Dd]e|(?<!\p{L})[Àà]) ",\["(?:venue|venueName|venues|names)"/u.test(source);
  });
  expect(followed.map(([id]) => id)).toEqual([]);
});

test('to withdraw a request is not to cancel a subscription, nor to begin one to renew it', () => {
  const saying = (words: RegExp, ids: RegExp) =>
    Object.entries(CATALOGUES.fr)
      .filter(([id, message]) => ids.test(id) && sentences(message).some((text) => words.test(text)))
      .map(([id]) => id);
  expect(saying(/résili/i, /^(?:subscription|billing)\.(?:withdraw|notWithdrawn|cancelRequest)/)).toEqual([]);
  expect(saying(/renouvel/i, /^billing\.(?:begin|notOpened)|^notification\.subscriptionRenewed/)).toEqual([]);
});

test('what is asked of several things at once is asked of one in the singular', () => {
  const questions = ['bulk.publishText', 'bulk.unpublishText', 'venuesAdmin.publishText', 'venuesAdmin.unpublishText'];
  const plurals = [...questions, 'venuesAdmin.restoreText', 'venuesAdmin.deleteText'];
  expect(plurals.filter((id) => !JSON.stringify(CATALOGUES.fr[id]).includes('"one"'))).toEqual([]);
});

test('the texts that the specification prescribes are still there', () => {
  expect([...PRESCRIBED].filter((id) => !(id in CATALOGUES.fr))).toEqual([]);
});
