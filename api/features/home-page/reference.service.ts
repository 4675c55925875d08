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

/** The client companies whose logos the home page shows. */
export class ReferenceService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Those that are shown, in their order. */
  async shown(): Promise<Reference[]> {
    const rows = await this.#database.rows<ReferenceRow>(
      `select id, name, website, logo from reference where is_shown order by position, id`,
    );
    return rows.map(({ logo: { key, width, height }, ...reference }) => ({
      ...reference,
      logo: { url: `${UPLOADS_PATH}${key}`, width, height },
    }));
  }
}
