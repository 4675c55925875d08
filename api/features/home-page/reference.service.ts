import pLimit from 'p-limit';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { PHOTO_LIMITS } from '../venues/limits.ts';
import { UPLOADS_PATH } from '../../../schema/constants.ts';
import { HOME_CONTENT } from '../../../schema/home-content.ts';
import type { Viewer } from '../../platform/authz.ts';
import { AppError, validationFailed } from '../../platform/errors.ts';
import type { VersionedInput } from '../../platform/graphql/inputs.ts';
import { oneLine } from '../../platform/mail/mail-address.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { isUuid } from '../../platform/text.ts';
import { validateInput } from '../../platform/validation.ts';
import { notifyPublicChange } from '../search/catalogue-writer.ts';
import { revisionOf } from './home-content.queries.ts';
import { ClientReference, type LogoFile } from './reference.entity.ts';
import { SaveReferenceInput } from './reference.inputs.ts';
import { Reference, type ReferenceContent } from './reference.types.ts';
import { storeLogo } from './reference-logo.ts';

/** Key of an advisory lock, which serialises changes. */
const REFERENCES_LOCK = 4_711_010;

export interface ReferenceServiceDependencies {
  database: Database;
  storage: Storage;
  limits: RateLimits;
  /** Deletes files some minutes after the transaction. */
  removeFiles: (transaction: Transaction, keys: string[]) => Promise<void>;
}

/** The client companies whose logos the home page shows, for editors. Changes are public with the commit. */
export class ReferenceService {
  readonly #dependencies: ReferenceServiceDependencies;
  readonly #encoding = pLimit(1);

  constructor(dependencies: ReferenceServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** The visible ones. */
  async shown(): Promise<Reference[]> {
    return (await inOrder(this.#dependencies.database, { isShown: true })).map(toView);
  }

  async all(): Promise<ReferenceContent> {
    const references = await inOrder(this.#dependencies.database);
    return { references: references.map(toView), revision: revisionOf(references.map(({ id }) => id)) };
  }

  /**
   * @param readLogo null = the logo is unchanged.
   * @throws AppError VALIDATION_FAILED, RATE_LIMITED, NOT_FOUND, CONFLICT if it was changed since.
   */
  async save(
    viewer: Viewer,
    given: SaveReferenceInput,
    readLogo: (() => Promise<Uint8Array>) | null,
  ): Promise<Reference> {
    const { database, storage, limits } = this.#dependencies;
    const input = normalised(given);
    await validateInput(input);
    if (!input.id && !readLogo) throw validationFailed([{ path: 'logo', code: 'required' }]);
    if (readLogo) await limits.count([[PHOTO_LIMITS.photosPerUser, viewer.id]]);
    const logo = readLogo && (await this.#encoding(async () => storeLogo(storage, await readLogo())));
    try {
      return await database.transaction(async (transaction) => {
        await one(transaction);
        const saved = input.id
          ? await this.#change(transaction, input.id, input, logo)
          : await create(transaction, input, logo!);
        await transaction.em.flush();
        await notifyPublicChange(transaction);
        return toView(saved);
      });
    } catch (error) {
      if (logo) await storage.delete(logo.key);
      throw error;
    }
  }

  /** @throws AppError NOT_FOUND, CONFLICT if it was changed since. */
  async delete({ id, version }: VersionedInput): Promise<void> {
    await this.#dependencies.database.transaction(async (transaction) => {
      await one(transaction);
      const reference = await found(transaction, id);
      if (reference.version !== version) throw new AppError('CONFLICT');
      transaction.em.remove(reference);
      await this.#dependencies.removeFiles(transaction, [reference.logo.key]);
      await notifyPublicChange(transaction);
    });
  }

  /** @throws AppError VALIDATION_FAILED unless each is named once, CONFLICT if the order was changed since. */
  async arrange(given: readonly string[], revision: string): Promise<ReferenceContent> {
    const ids = given.map((id) => id.toLowerCase());
    await this.#dependencies.database.transaction(async (transaction) => {
      await one(transaction);
      const references = await inOrder(transaction);
      const before = references.map(({ id }) => id);
      if (revisionOf(before) !== revision) throw new AppError('CONFLICT');
      if (before.toSorted().join() !== ids.toSorted().join())
        throw validationFailed([{ path: 'ids', code: 'unknownValue' }]);
      for (const reference of references) reference.position = ids.indexOf(reference.id) + 1;
      await notifyPublicChange(transaction);
    });
    return this.all();
  }

  async #change(
    transaction: Transaction,
    id: string,
    { name, website = null, isShown, version }: SaveReferenceInput,
    logo: LogoFile | null,
  ): Promise<ClientReference> {
    const reference = await found(transaction, id);
    if (reference.version !== version) throw new AppError('CONFLICT');
    if (logo) await this.#dependencies.removeFiles(transaction, [reference.logo.key]);
    return Object.assign(reference, { name, website, isShown, ...(logo && { logo }) });
  }
}

function inOrder({ em }: Pick<Database, 'em'>, where: { isShown?: boolean } = {}): Promise<ClientReference[]> {
  return em.find(ClientReference, where, { orderBy: { position: 'asc', id: 'asc' } });
}

/** @throws AppError NOT_FOUND. */
async function found({ em }: Transaction, id: string): Promise<ClientReference> {
  const reference = isUuid(id) ? await em.findOne(ClientReference, { id }) : null;
  if (!reference) throw new AppError('NOT_FOUND');
  return reference;
}

async function create(
  { em }: Transaction,
  { name, website = null, isShown }: SaveReferenceInput,
  logo: LogoFile,
): Promise<ClientReference> {
  const others = await inOrder({ em });
  if (others.length >= HOME_CONTENT.references)
    throw validationFailed([{ path: 'name', code: 'tooMany', params: { max: HOME_CONTENT.references } }]);
  return em.create(ClientReference, { name, website, isShown, logo, position: (others.at(-1)?.position ?? 0) + 1 });
}

async function one({ query }: Transaction): Promise<void> {
  await query(`select pg_advisory_xact_lock($1)`, [REFERENCES_LOCK]);
}

function toView({ id, name, website, isShown, version, logo }: ClientReference): Reference {
  const { key, width, height } = logo;
  const shown = { url: `${UPLOADS_PATH}${key}`, width, height };
  return Object.assign(new Reference(), { id, name, website, isShown, version, logo: shown });
}

function normalised(input: SaveReferenceInput): SaveReferenceInput {
  // Texts that are too long are an error, not cut.
  const line = (text: string): string => oneLine(text, Number.MAX_SAFE_INTEGER);
  return Object.assign(new SaveReferenceInput(), input, {
    name: line(input.name),
    website: line(input.website ?? '') || null,
  });
}
