import type { LogoFile } from '../features/home-page/reference.entity.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Database } from '../platform/database/database.ts';
import { openSharp } from '../platform/pictures/picture.ts';
import { markDone, wasDone } from './demo-state.ts';
import { demoLogos } from './demo-logos.ts';

const STATE_KEY = 'demo.references';

/** Adds the client companies of the demo world with their logos, once per database. */
export async function seedReferences(database: Database, storage: Storage): Promise<void> {
  if (await wasDone(database, STATE_KEY)) return;
  const sharp = await openSharp();
  const references: { name: string; logo: LogoFile }[] = [];
  for (const { name, slug, svg } of demoLogos()) {
    const { data, info } = await sharp(Buffer.from(svg)).webp({ lossless: true }).toBuffer({ resolveWithObject: true });
    const key = `references/${slug}.webp`;
    await storage.put(key, data, 'image/webp');
    references.push({ name, logo: { key, width: info.width, height: info.height } });
  }
  await database.transaction(async (transaction) => {
    await transaction.query(
      `insert into reference (name, position, logo)
       select name, place, logo
       from rows from (jsonb_to_recordset($1::jsonb) as (name text, logo jsonb)) with ordinality as r(name, logo, place)`,
      [JSON.stringify(references)],
    );
    await markDone(transaction, STATE_KEY);
  });
}
