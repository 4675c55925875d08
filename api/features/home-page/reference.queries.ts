import { UPLOADS_PATH } from '../../../schema/constants.ts';
import type { Database } from '../../platform/database/database.ts';
import type { LogoFile } from './reference.entity.ts';
import type { Reference } from './reference.types.ts';

interface ReferenceRow {
  id: string;
  name: string;
  website: string | null;
  logo: LogoFile;
}

/** The client companies whose logos the home page shows, in their order. */
export async function shownReferences(database: Database): Promise<Reference[]> {
  const rows = await database.rows<ReferenceRow>(
    `select id, name, website, logo from reference where is_shown order by position, id`,
  );
  return rows.map(({ logo: { key, width, height }, ...reference }) => ({
    ...reference,
    logo: { url: `${UPLOADS_PATH}${key}`, width, height },
  }));
}
