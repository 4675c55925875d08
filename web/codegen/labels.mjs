/**
 * Names that mails say as the site does: from the catalogues of texts into the bridge, because the API imports nothing of the web.
 * Runs after the texts were extracted (`npm run messages`).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';

/** What the ids of names that both sides say begin with. */
const SHARED =
  /^(?:amenity|catering|adminState|equipment|eventType|venueKind)\.|^layout\.(?:banquet|boardroom|cabaret|classroom|cocktail|theatre|uShape)$/;

const root = join(import.meta.dirname, '../..');
const po = formatter({ explicitIdAsDefault: true });

async function textsOf(locale) {
  const filename = join(root, `web/locales/${locale}.po`);
  return po.parse(readFileSync(filename, 'utf8'), { locale, sourceLocale: 'en', filename });
}

const [french, english] = await Promise.all([textsOf('fr'), textsOf('en')]);
const text = (value) => `'${value.replaceAll(/['\\]/g, '\\$&')}'`;
const lines = Object.keys(french)
  .filter((id) => SHARED.test(id))
  .map((id) => `  '${id}': { fr: ${text(french[id].translation)}, en: ${text(english[id].translation)} },`);
writeFileSync(
  join(root, 'schema/labels.gen.ts'),
  `/** Written by \`npm run messages\` from the catalogues of the web. Do not edit. */\nexport const LABELS = {\n${lines.join('\n')}\n} as const;\n`,
);
