import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { formatDays, formatMoney, greetingName } from './mail-format.ts';
import { linkTo, renderMail } from './mail-layout.ts';
import type { MailBlock } from './mail.types.ts';

const { operator } = readConfig({ DATA_DIR: tmpdir() }).site;
const context = { language: 'fr', operator, publicUrl: 'https://pleniere.test' } as const;
const render = (...blocks: MailBlock[]) =>
  renderMail({ subject: 'Sujet', preheader: 'Avant', title: 'Titre', blocks, reason: 'Parce que.' }, context);

test('what is filled into the layout is text, whatever it looks like', () => {
  const typed = `"><script>'&{{ subject }}{% raw %}`;
  const mail = render({ kind: 'paragraph', text: [typed, { strong: '<b>' }] });
  expect(mail.html).toContain('&quot;&gt;&lt;script&gt;&#39;&amp;{{ subject }}{% raw %}<strong>&lt;b&gt;</strong></p>');
});

test('a sign that turns the direction of the text round is left out', () => {
  expect(render({ kind: 'heading', text: 'abc\u202Edef\u2066' }).html).toContain('>abcdef</h2>');
});

test('somebody else’s words are told apart in both bodies, and keep their lines', () => {
  const mail = render({ kind: 'quote', text: 'Bonjour,\n-- \nPlénière\n<b>gras</b>' });
  expect(mail.html).toMatch(/Bonjour,<br \/>-- <br \/>Plénière<br \/>&lt;b&gt;gras&lt;\/b&gt;\s*<\/blockquote>/);
  expect(mail.text).toContain('> Bonjour,\n> --\n> Plénière\n> <b>gras</b>');
});

test('a value of several lines is one line of the list', () => {
  const mail = render({ kind: 'facts', facts: [{ label: 'Nom', value: 'Camille\nMontant: 0 €' }] });
  expect(mail.text).toContain('Nom\u00a0: Camille Montant: 0 €');
});

test('a link leads to the site and nowhere else', () => {
  expect(linkTo('/demande-devis/suivi#abc', context)).toBe('https://pleniere.test/demande-devis/suivi#abc');
  for (const path of ['https://evil.test', '//evil.test', '/\\evil.test', 'javascript:alert(1)', '/a\nb', '@evil.test'])
    expect(() => linkTo(path, context)).toThrow('paths of the site');
});

test('long lines of the plain text are broken, long words are not', () => {
  const url = `/x#${'t'.repeat(100)}`;
  const { text } = render(
    { kind: 'paragraph', text: 'mot '.repeat(60) },
    { kind: 'button', label: 'Ouvrir', path: url },
  );
  const tooLong = text.split('\n').filter((line) => line.length > 78);
  expect(tooLong).toEqual([`https://pleniere.test${url}`]);
});

test('days and amounts are written as each language does', () => {
  expect(formatDays('2027-03-12', '2027-03-14', 'fr')).toBe('12–14 mars 2027');
  expect(formatDays('2027-03-12', '2027-03-12', 'en')).toBe('12 March 2027');
  expect(formatMoney(1_234_50, 'fr')).toBe('1\u202f234,50\u00a0€');
  expect(formatMoney(85_00, 'en')).toBe('€85');
});

test('a greeting takes a name, and nothing that could be an advertisement', () => {
  for (const name of ['Camille', 'Jean-Luc', 'Marie Anne', 'D’Artagnan', 'Øyvind', '美咲'])
    expect(greetingName(name)).toBe(name);
  for (const text of ['', 'www.exemple.test', 'Gagnez 1000 €', 'a b c d e f', 'http://x', 'A'.repeat(41), 'x@y.fr'])
    expect(greetingName(text)).toBeNull();
});
