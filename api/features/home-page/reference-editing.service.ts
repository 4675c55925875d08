import pLimit from 'p-limit';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { PHOTO_LIMITS } from '../venues/limits.ts';
import { UPLOADS_PATH } from '../../../schema/constants.ts';
import { HOME_CONTENT } from '../../../schema/home-content.ts';
import type { Viewer } from '../../platform/authz.ts';
import { AppError, validationFailed } from '../../platform/errors.ts';
import { oneLine } from '../../platform/mail/mail-address.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { isUuid } from '../../platform/text.ts';
import { validateInput } from '../../platform/validation.ts';
import { tellPublicChange } from '../search/catalogue-writer.ts';
import { revisionOf } from './curated-venue.queries.ts';
import type { LogoFile } from './reference.entity.ts';
import { ManagedReference, type ReferenceContent } from './reference-editing.types.ts';
import { ReferenceInput } from './reference.inputs.ts';
import { storeLogo } from './reference-logo.ts';

/** A number that nothing else locks by: one change after the other. */
const REFERENCES_LOCK = 4_711_010;

interface Row {
  id: string;
  name: string;
  website: string | null;
  logo: LogoFile;
  isShown: boolean;
  version: number;
}

const SELECT = `select id, name, website, logo, is_shown as "isShown", version from reference`;

export interface ReferenceEditingParts {
  database: Database;
  storage: Storage;
  limits: RateLimits;
  /** Has files removed a few minutes after the transaction. */
  removeFiles: (transaction: Transaction, keys: string[]) => Promise<void>;
}

/** The client companies whose logos the home page shows, for those who keep them. The public sees each change with its commit. */
export class ReferenceEditingService {
  readonly #parts: ReferenceEditingParts;
  readonly #encoding = pLimit(1);

  constructor(parts: ReferenceEditingParts) {
    this.#parts = parts;
  }

  async all(): Promise<ReferenceContent> {
    const rows = await this.#parts.database.rows<Row>(`${SELECT} order by position, id`);
    return { references: rows.map(toView), revision: revisionOf(rows.map(({ id }) => id)) };
  }

  /**
   * @param readLogo null = the logo stays.
   * @throws AppError VALIDATION_FAILED, RATE_LIMITED, NOT_FOUND, CONFLICT when it was changed since.
   */
  async save(
    viewer: Viewer,
    given: ReferenceInput,
    readLogo: (() => Promise<Uint8Array>) | null,
  ): Promise<ManagedReference> {
    const { database, storage, limits } = this.#parts;
    const input = tidied(given);
    await validateInput(input);
    if (!input.id && !readLogo) throw validationFailed([{ path: 'logo', code: 'required' }]);
    if (readLogo) await limits.count([[PHOTO_LIMITS.photosPerUser, viewer.id]]);
    const logo = readLogo && (await this.#encoding(async () => storeLogo(storage, await readLogo())));
    try {
      return await database.transaction(async (transaction) => {
        await one(transaction);
        const saved = input.id
          ? await this.#change(transaction, input.id, input, logo)
          : await insert(transaction, input, logo!);
        await tellPublicChange(transaction);
        return toView(saved);
      });
    } catch (error) {
      if (logo) await storage.delete(logo.key);
      throw error;
    }
  }

  /** @throws AppError NOT_FOUND. */
  async delete(id: string): Promise<void> {
    await this.#parts.database.transaction(async (transaction) => {
      await one(transaction);
      const [gone] = isUuid(id)
        ? await transaction.query<{ logo: LogoFile }>(`delete from reference where id = $1 returning logo`, [id])
        : [];
      if (!gone) throw new AppError('NOT_FOUND');
      await this.#parts.removeFiles(transaction, [gone.logo.key]);
      await tellPublicChange(transaction);
    });
  }

  /** @throws AppError VALIDATION_FAILED unless each is named once, CONFLICT when the order was changed since. */
  async arrange(given: readonly string[], revision: string): Promise<ReferenceContent> {
    const ids = given.map((id) => id.toLowerCase());
    await this.#parts.database.transaction(async (transaction) => {
      await one(transaction);
      const rows = await transaction.query<{ id: string }>(`select id from reference order by position, id`);
      const before = rows.map(({ id }) => id);
      if (revisionOf(before) !== revision) throw new AppError('CONFLICT');
      if (before.toSorted().join() !== ids.toSorted().join())
        throw validationFailed([{ path: 'ids', code: 'unknownValue' }]);
      await transaction.query(`update reference set position = array_position($1::uuid[], id)`, [ids]);
      await tellPublicChange(transaction);
    });
    return this.all();
  }

  async #change(transaction: Transaction, id: string, input: ReferenceInput, logo: LogoFile | null): Promise<Row> {
    const [before] = isUuid(id) ? await transaction.query<Row>(`${SELECT} where id = $1 for update`, [id]) : [];
    if (!before) throw new AppError('NOT_FOUND');
    if (before.version !== input.version) throw new AppError('CONFLICT');
    const [saved] = await transaction.query<Row>(
      `update reference set name = $2, website = $3, is_shown = $4, logo = coalesce($5::jsonb, logo),
         version = version + 1, updated_at = now()
       where id = $1 returning id, name, website, logo, is_shown as "isShown", version`,
      [id, input.name, input.website ?? null, input.isShown, logo && JSON.stringify(logo)],
    );
    if (logo) await this.#parts.removeFiles(transaction, [before.logo.key]);
    return saved!;
  }
}

async function insert({ query }: Transaction, input: ReferenceInput, logo: LogoFile): Promise<Row> {
  const [known] = await query<{ count: number; last: number }>(
    `select count(*)::int as count, coalesce(max(position), 0)::int as last from reference`,
  );
  if (known!.count >= HOME_CONTENT.references)
    throw validationFailed([{ path: 'name', code: 'tooMany', params: { max: HOME_CONTENT.references } }]);
  const [saved] = await query<Row>(
    `insert into reference (name, website, is_shown, position, logo) values ($1, $2, $3, $4, $5::jsonb)
     returning id, name, website, logo, is_shown as "isShown", version`,
    [input.name, input.website ?? null, input.isShown, known!.last + 1, JSON.stringify(logo)],
  );
  return saved!;
}

async function one({ query }: Transaction): Promise<void> {
  await query(`select pg_advisory_xact_lock($1)`, [REFERENCES_LOCK]);
}

function toView({ logo: { key, width, height }, ...row }: Row): ManagedReference {
  return Object.assign(new ManagedReference(), row, { logo: { url: `${UPLOADS_PATH}${key}`, width, height } });
}

function tidied(input: ReferenceInput): ReferenceInput {
  // What is too long is told, not cut.
  const line = (text: string): string => oneLine(text, Number.MAX_SAFE_INTEGER);
  return Object.assign(new ReferenceInput(), input, {
    name: line(input.name),
    website: line(input.website ?? '') || null,
  });
}
