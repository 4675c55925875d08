import { IMPORT_LIMITS } from '../../../schema/import-limits.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError, validationFailed } from '../../platform/errors.ts';
import { oneLine } from '../../platform/mail/mail-address.ts';
import { isUuid } from '../../platform/text.ts';
import { validateInput } from '../../platform/validation.ts';
import { type SavedMappingInput } from './import-run.inputs.ts';
import type { ImportForms, SavedMapping } from './import-run.types.ts';
import { IMPORT_MAPPINGS } from './register-mappings.ts';
import { READABLE_FIELDS } from './venue-columns.ts';

/** The ways to read a file, those that administrators have saved among them. */
export class SavedMappingService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async forms(): Promise<ImportForms> {
    const saved = await this.#database.rows<SavedMapping>(
      `select id, name, columns from saved_mapping order by lower(name), id`,
    );
    return {
      mappings: Object.keys(IMPORT_MAPPINGS),
      typed: Object.values(IMPORT_MAPPINGS).flatMap(({ name, hasTypes }) => (hasTypes ? [name] : [])),
      fields: [...READABLE_FIELDS],
      saved,
    };
  }

  /** Keeps a mapping; one of the same name is replaced. @throws AppError VALIDATION_FAILED. */
  async save(given: SavedMappingInput): Promise<ImportForms> {
    const input = Object.assign(given, { name: oneLine(given.name, Number.POSITIVE_INFINITY) });
    await validateInput(input);
    if (!input.columns.length) throw validationFailed([{ path: 'columns', code: 'required' }]);
    await this.#database.transaction(async ({ query }) => {
      const [{ count } = { count: 0 }] = await query<{ count: number }>(
        `select count(*)::int as count from saved_mapping where name <> $1`,
        [input.name],
      );
      if (count >= IMPORT_LIMITS.mappings)
        throw validationFailed([{ path: 'name', code: 'tooMany', params: { max: IMPORT_LIMITS.mappings } }]);
      await query(
        `insert into saved_mapping (name, columns) values ($1, $2::jsonb)
         on conflict (name) do update set columns = excluded.columns`,
        [input.name, JSON.stringify(input.columns)],
      );
    });
    return this.forms();
  }

  /** @throws AppError NOT_FOUND. */
  async remove(id: string): Promise<ImportForms> {
    const gone = await this.#database.transaction(({ query }) =>
      isUuid(id) ? query(`delete from saved_mapping where id = $1 returning id`, [id]) : Promise.resolve([]),
    );
    if (!gone.length) throw new AppError('NOT_FOUND');
    return this.forms();
  }
}
