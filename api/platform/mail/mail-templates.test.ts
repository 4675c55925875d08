import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { mailsOf } from './mail-templates.ts';
import type { MailDocument } from './mail.types.ts';

const { operator } = readConfig({ DATA_DIR: tmpdir() }).site;
const HEADS = { subject: 'Sujet', preheader: 'Avant', reason: 'Parce que.' };
let folder: string;

/** Writes a mail of this template and these French sentences. */
function write(template: string, sentences: object, view: object = {}): MailDocument {
  folder = mkdtempSync(join(tmpdir(), 'mails-'));
  writeFileSync(join(folder, 'test-note.liquid'), template);
  writeFileSync(join(folder, 'fr.json'), JSON.stringify({ 'test-note': { ...HEADS, ...sentences } }));
  const kind = mailsOf(folder)<object, object>({ name: 'test-note', examples: {} });
  return kind.write(view, { language: 'fr', operator });
}

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('what is filled in is text, though it looks like markup, a sentence or a template', () => {
  const typed = '<b>gras</b> {name} {{ name }}';
  const { blocks } = write(`{% p 'hello' %}{% quote name %}`, { hello: 'Bonjour <b>{name}</b>.' }, { name: typed });
  expect(blocks).toEqual([
    { kind: 'paragraph', text: ['Bonjour ', { strong: typed }, '.'] },
    { kind: 'quote', text: typed },
  ]);
});

test('several texts are written as a list, an instant as its day in Paris', () => {
  const view = { venues: ['Brumes', 'Lac', 'Halle'], at: new Date('2027-03-12T23:30:00Z') };
  const { blocks } = write(`{% p 'told' %}`, { told: '{venues}, le {at}' }, view);
  expect(blocks).toEqual([{ kind: 'paragraph', text: 'Brumes, Lac et Halle, le 13 mars 2027' }]);
});

test('facts and steps that follow each other are one table and one list', () => {
  const { blocks } = write(
    `{% fact 'who', name, none %}{% fact 'who', none %}{% step 'who' %}{% step 'who' %}`,
    {
      who: 'Qui',
    },
    { name: 'Camille', none: null },
  );
  expect(blocks).toMatchObject([{ facts: [{ value: 'Camille –' }, { value: '–' }] }, { steps: ['Qui', 'Qui'] }]);
});

test.each([
  ['a sentence', `{% p 'unsaid' %}`, {}, 'No mail says "unsaid"'],
  ['a value of a sentence', `{% p 'hello' %}`, { hello: 'Bonjour {name}' }, 'name'],
  ['a value of a template', `{% quote name %}`, {}, 'undefined variable: name'],
  ['a reason', '', { reason: undefined }, 'No mail says "reason"'],
])('%s that is missing is an error', (_, template, sentences, message) => {
  expect(() => write(template, sentences)).toThrow(message);
});

test('a template has no words of its own', () => {
  expect(() => write('<p>Bonjour</p>', {})).toThrow('has words of its own');
});
