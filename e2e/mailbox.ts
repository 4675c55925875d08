import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect } from './browser-test.ts';

/** The link of the newest mail to somebody that leads to this page; waits for the mail. */
export async function linkIn(recipient: string, page: string): Promise<string> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'mail');
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        // The folder comes with the first mail.
        const names = existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];
        for (const name of names.toSorted().toReversed()) {
          const mail = await PostalMime.parse(readFileSync(join(folder, name)));
          if (!mail.to?.some(({ address }) => address === recipient)) continue;
          link ??= new RegExp(`https?://\\S+(${page}\\?token=[\\w~-]+)`).exec(mail.text ?? '')?.[1];
        }
        return link;
      },
      { timeout: 20_000 },
    )
    .toBeDefined();
  return link!;
}
