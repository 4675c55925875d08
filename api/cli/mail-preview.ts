/** `npm run mail:preview`: every kind of mail in both languages, with example data, as HTML pages. */
import 'reflect-metadata';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '../../schema/constants.ts';
import { siteInfoOf } from '../platform/config-site.ts';
import { htmlTemplates, renderMail } from '../platform/mail/mail-layout.ts';
import { PRODUCT } from '../features.ts';
import type { MailKind } from '../platform/mail/mail.types.ts';

const PUBLIC_URL = 'http://localhost:4000';
const folder = join(import.meta.dirname, '../../.build/mail-preview');
const { operator } = siteInfoOf({});

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const rows: object[] = [];
for (const kind of PRODUCT.all('mails')) {
  for (const [example, view] of Object.entries(kind.examples)) {
    const mails = await Promise.all(LANGUAGES.map((language) => write(kind, example, view, language)));
    rows.push({ kind: kind.name, example, mails });
  }
}

async function write(kind: MailKind, example: string, view: unknown, language: Language): Promise<object> {
  const mail = renderMail(kind.write(view, { language, operator }), { language, operator, publicUrl: PUBLIC_URL });
  const name = `${kind.name}.${example}.${language}`;
  await writeFile(join(folder, `${name}.html`), mail.html);
  await writeFile(join(folder, `${name}.txt`), `Subject: ${mail.subject}\n\n${mail.text}\n`);
  return { language, name, subject: mail.subject };
}

const index = join(folder, 'index.html');
await writeFile(index, htmlTemplates(import.meta.dirname).renderFileSync('mail-preview', { rows }) as string);
console.log(`${rows.length * LANGUAGES.length} mails: ${pathToFileURL(index).href}`);
