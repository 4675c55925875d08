import { IMPORT_LIMITS } from '../../../schema/import-limits.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError, validationFailed } from '../../platform/errors.ts';
import { oneLine } from '../../platform/mail/mail-address.ts';
import { isUuid } from '../../platform/text.ts';
import { validateInput } from '../../platform/validation.ts';
import type { SavedMappingInput } from './import-run.inputs.ts';
import type { ImportForms } from './import-run.types.ts';
import { SavedMapping } from './saved-mapping.entity.ts';
import { IMPORT_MAPPINGS } from './register-mappings.ts';
import { READABLE_FIELDS } from './venue-columns.ts';

/** The mappings of files, with those that administrators have saved. */
export class SavedMappingService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async forms(): Promise<ImportForms> {
    const saved = await this.#database.em.findAll(SavedMapping);
    return {
      mappings: Object.keys(IMPORT_MAPPINGS),
      typed: Object.values(IMPORT_MAPPINGS).flatMap(({ name, hasTypes }) => (hasTypes ? [name] : [])),
      fields: [...READABLE_FIELDS],
      saved: saved.toSorted((a, b) => a.name.localeCompare(b.name, 'fr')),
    };
  }

  /** Saves a mapping; one with the same name is replaced. @throws AppError VALIDATION_FAILED. */
  async save(given: SavedMappingInput): Promise<ImportForms> {
    const input = Object.assign(given, { name: oneLine(given.name, Number.POSITIVE_INFINITY) });
    await validateInput(input);
    if (!input.columns.length) throw validationFailed([{ path: 'columns', code: 'required' }]);
    await this.#database.transaction(async ({ em }) => {
      const { name, columns } = input;
      if ((await em.count(SavedMapping, { name: { $ne: name } })) >= IMPORT_LIMITS.mappings)
        throw validationFailed([{ path: 'name', code: 'tooMany', params: { max: IMPORT_LIMITS.mappings } }]);
      await em.upsert(SavedMapping, { name, columns }, { onConflictFields: ['name'] });
    });
    return this.forms();
  }

  /** @throws AppError NOT_FOUND. */
  async remove(id: string): Promise<ImportForms> {
    const gone = await this.#database.transaction(async ({ em }) =>
      isUuid(id) ? em.nativeDelete(SavedMapping, { id }) : 0,
    );
    if (!gone) throw new AppError('NOT_FOUND');
    return this.forms();
  }
}
