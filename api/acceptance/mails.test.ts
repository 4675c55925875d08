import 'reflect-metadata';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import PostalMime from 'postal-mime';
import { createTransport } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../schema/constants.ts';
import { siteInfoOf } from '../platform/config-site.ts';
import { headerAddress } from '../platform/mail/mail-address.ts';
import { renderMail } from '../platform/mail/mail-layout.ts';
import { catalogueOf } from '../platform/mail/mail-catalogue.ts';
import type { MailKind, RenderedMail } from '../platform/mail/mail.types.ts';
import { PRODUCT } from '../features.ts';

const PUBLIC_URL = 'https://www.pleniere.test';
const { operator } = siteInfoOf({});

function render(kind: MailKind, view: unknown, language: Language): RenderedMail {
  return renderMail(kind.write(view, { language, operator }), { language, operator, publicUrl: PUBLIC_URL });
}

/** All links of the HTML, and all of the text. */
const hrefs = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!);
const unescaped = (html: string): string => html.replaceAll('&#39;', "'").replaceAll('&amp;', '&');

const CASES = PRODUCT.all('mails').flatMap((kind) =>
  Object.entries(kind.examples).flatMap(([example, view]) =>
    LANGUAGES.map((language) => ({ name: `${kind.name}, ${example}, ${language}`, kind, view, language })),
  ),
);

test('the kinds of mail have names of their own', () => {
  expect(new Set(PRODUCT.all('mails').map(({ name }) => name)).size).toBe(PRODUCT.all('mails').length);
});

test.each(PRODUCT.all('mails'))('$name has an example', ({ examples }) => {
  expect(Object.keys(examples).length).toBeGreaterThan(0);
});

/** The placeholders of a sentence. */
function argumentsOf(sentence: string): string[] {
  type Element = ReturnType<IntlMessageFormat['getAst']>[number];
  const names = (elements: readonly Element[]): string[] =>
    elements.flatMap((element) => [
      ...('value' in element && (element.type as number) !== 0 ? [element.value] : []),
      ...('children' in element ? names(element.children) : []),
      ...('options' in element ? Object.values(element.options).flatMap(({ value }) => names(value)) : []),
    ]);
  return [...new Set(names(new IntlMessageFormat(sentence).getAst()))].sort();
}

const FOLDERS = globSync(join(import.meta.dirname, '../features/*/mails')).map((folder) => ({ folder }));

describe.each(FOLDERS)('$folder', ({ folder }) => {
  const catalogues = LANGUAGES.map((language) => catalogueOf(folder, language));
  const files = globSync(join(folder, '*.{liquid,ts}'));

  test('says the same in each language, filled in with the same', () => {
    const [first, ...others] = catalogues.map((catalogue) =>
      Object.entries(catalogue).flatMap(([group, sentences]) =>
        Object.entries(sentences).map(([key, sentence]) => [group, key, ...argumentsOf(sentence)]),
      ),
    );
    for (const other of others) expect(other).toEqual(first);
  });

  test('has templates and sentences of its own kinds of mail alone', () => {
    const kinds = PRODUCT.all('mails').map(({ name }) => name);
    for (const file of files.filter((path) => path.endsWith('.liquid')))
      expect([...kinds, 'shared']).toContain(basename(file, '.liquid').replace(/^shared-.*/, 'shared'));
    for (const group of Object.keys(catalogues[0]!)) expect([...kinds, 'all']).toContain(group);
  });

  test('has no sentence that no mail says', () => {
    const named = files.map((file) => readFileSync(file, 'utf8')).join('\n');
    const keys = Object.values(catalogues[0]!).flatMap((sentences) => Object.keys(sentences));
    const heads = ['subject', 'preheader', 'title', 'reason'];
    expect(keys.filter((key) => !heads.includes(key) && !named.includes(`'${key}'`))).toEqual([]);
  });
});

describe.each(CASES)('$name', ({ kind, view, language }) => {
  const mail = render(kind, view, language);

  test('says something in both of its bodies, and nothing that was forgotten', () => {
    expect(mail.subject).toMatch(/^\S[^\r\n]{9,148}\S$/);
    for (const text of [mail.subject, mail.html, mail.text])
      expect(text).not.toMatch(/undefined|\[object|\bnull\b|NaN|Invalid Date/);
    expect(mail.html).toContain(`<html lang="${language}"`);
    expect(mail.text.length).toBeGreaterThan(300);
  });

  test('has its links on the site alone, the same in both bodies', () => {
    const links = hrefs(mail.html)
      .map(unescaped)
      .filter((href) => !href.startsWith('mailto:'));
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) {
      expect(link.startsWith(`${PUBLIC_URL}/`)).toBe(true);
      expect(mail.text).toContain(link);
    }
  });

  test('asks nothing of the network', () => {
    expect(mail.html).not.toMatch(
      /<(img|link|script|iframe|object|embed|video|base|form)\b|url\(|@import|@font-face|\bsrc=/i,
    );
  });

  test('is set as its language wants it', () => {
    const words = `${mail.subject}\n${mail.text}`.replaceAll(/https?:\/\/\S*/g, '');
    if (language === 'en') return;
    expect(words).not.toMatch(/\p{L}'\p{L}|[^\s\u00a0\u202f/]\?| [;:!?»]|« |\u00a0[;!?]|\bemails?\b/iu);
    expect(words.replaceAll(/^Bonjour,.*\n?/gm, '')).not.toMatch(/\b(you|your|request)\b/i);
  });
});

const SCRIPT = `<script>alert(1)</script><img src=x onerror=alert(1)>"' onmouseover="alert(1)`;
const HEADER = 'Camille\r\nBcc: victim@example.test\r\n\r\n<b>body</b>';

/** The view with all user input replaced. */
function typing(view: unknown, text: string): unknown {
  if (Array.isArray(view)) return view.map((item) => typing(item, text));
  if (typeof view !== 'object' || view === null || view instanceof Date) return view;
  const closed =
    /^(language|eventTypes?|layouts?|amenities|capacityBands|kinds|confirmPath|endPath|startDate|endDate|slug|linkPath|reference|email|mustHaves|catering|equipment|kind|requestId|validUntil|optionUntil|startsOn|endsOn)$/;
  return Object.fromEntries(
    Object.entries(view).map(([key, value]) => {
      if (closed.test(key)) return [key, value as unknown];
      return [key, typeof value === 'string' ? text : typing(value, text)];
    }),
  );
}

test.each(CASES)('script in whatever was typed is inert: $name', ({ kind, view, language }) => {
  const { html } = render(kind, typing(view, SCRIPT), language);
  const tags = [...html.matchAll(/<([a-z][a-z0-9]*)\b([^>]*)>/gi)].map(([, tag, attributes]) => ({ tag, attributes }));
  expect(new Set(tags.map(({ tag }) => tag))).not.toContain('script');
  expect(tags.map(({ attributes }) => attributes).join(' ')).not.toMatch(/\bon\w+=/);
  expect(unescaped(html)).not.toContain('<img');
});

test.each(CASES)('a header cannot be written through whatever was typed: $name', async ({ kind, view, language }) => {
  const mail = render(kind, typing(view, HEADER), language);
  const { message } = await createTransport({ streamTransport: true, buffer: true, newline: 'windows' }).sendMail({
    from: 'contact@pleniere.example',
    to: headerAddress({ name: HEADER, address: 'camille@example.test' }),
    subject: mail.subject,
    ...(mail.replyTo ? { replyTo: headerAddress(mail.replyTo) } : {}),
    html: mail.html,
    text: mail.text,
  });
  const parsed = await PostalMime.parse(message as Buffer);
  expect(parsed.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(parsed.to).toHaveLength(1);
  expect(parsed.to?.[0]?.address).toBe('camille@example.test');
  expect(parsed.bcc).toBeUndefined();
  expect((message as Buffer).toString().split('\r\n\r\n', 1)[0]).not.toMatch(/^bcc:/im);
});

test.each([
  ['venue-approved', 'Publier mon lieu', ''],
  ['venue-rejected', 'Corriger mon lieu', '/edit'],
])('%s leads to the venue, where the next step stands', (name, label, part) => {
  const kind = PRODUCT.all('mails').find((each) => each.name === name)!;
  const { html } = render(kind, kind.examples['everything'], 'fr');
  const [, href] = new RegExp(`href="([^"]*)"[^>]*>(?:<[^>]*>|\\s)*${label}`).exec(html)!;
  expect(href).toMatch(new RegExp(`^${PUBLIC_URL}/dashboard/establishments/[-0-9a-f]{36}${part}$`));
});
