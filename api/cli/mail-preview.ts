/** `npm run mail:preview`: every kind of mail in both languages, with example data, as pages to look at. */
import 'reflect-metadata';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '../../schema/constants.ts';
import { siteInfoOf } from '../platform/config-site.ts';
import { type Html, html } from '../platform/mail/html.ts';
import { renderMail } from '../platform/mail/mail-layout.ts';
import { PRODUCT } from '../features.ts';
import type { MailKind } from '../platform/mail/mail.types.ts';

const PUBLIC_URL = 'http://localhost:4000';
const folder = join(import.meta.dirname, '../../.build/mail-preview');
const { operator } = siteInfoOf({});

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const rows: Html[] = [];
for (const kind of PRODUCT.all('mails')) {
  for (const [example, view] of Object.entries(kind.examples)) {
    const cells = await Promise.all(LANGUAGES.map((language) => write(kind, example, view, language)));
    rows.push(
      html`<tr>
        <th scope="row">${kind.name}</th>
        <td>${example}</td>
        ${cells}
      </tr> `,
    );
  }
}

async function write(kind: MailKind, example: string, view: unknown, language: Language): Promise<Html> {
  const mail = renderMail(kind.write(view, { language, operator }), { language, operator, publicUrl: PUBLIC_URL });
  const name = `${kind.name}.${example}.${language}`;
  await writeFile(join(folder, `${name}.html`), mail.html);
  await writeFile(join(folder, `${name}.txt`), `Subject: ${mail.subject}\n\n${mail.text}\n`);
  return html`<td lang="${language}"><a href="${name}.html">${mail.subject}</a> · <a href="${name}.txt">text</a></td>`;
}

const index = join(folder, 'index.html');
const page = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Mails</title>
      <style>
        body {
          font: 16px/1.5 system-ui;
          margin: 2rem;
        }
        td,
        th {
          padding: 0.4rem 1rem 0.4rem 0;
          text-align: left;
          vertical-align: top;
        }
      </style>
    </head>
    <body>
      <h1>Mails</h1>
      <table>
        ${rows}
      </table>
    </body>
  </html> `;
await writeFile(index, page.toString());
console.log(`${rows.length * LANGUAGES.length} mails: ${pathToFileURL(index).href}`);
