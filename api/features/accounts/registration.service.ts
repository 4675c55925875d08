import { randomInt } from 'node:crypto';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { ACCOUNT_LIMITS } from './limits.ts';
import type { CaptchaService } from '../../platform/captcha/captcha.ts';
import { now } from '../../platform/clock.ts';
import { AppError, validationFailed } from '../../platform/errors.ts';
import type { Idempotency } from '../../platform/idempotency/idempotency.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { isMailAddress } from '../../platform/mail/mail-address.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { validateInput } from '../../platform/validation.ts';
import { type RegisterInput, normalisedEmail, normalisedRegistration } from './registration.inputs.ts';
import { ACCOUNT_EMAIL, EMAIL_DELAY } from './account-emails.ts';
import type { AccountLinks } from './account-links.ts';
import { LinkPurpose, Role } from './account.enums.ts';
import { hashPassword } from './password-hash.ts';
import { passwordIssues } from './password-rules.ts';
import { User } from './user.entity.ts';

export interface RegistrationServiceDependencies {
  database: Database;
  idempotency: Idempotency;
  captcha: CaptchaService;
  limits: RateLimits;
  jobs: Jobs;
  links: AccountLinks;
}

/** How an account begins: the form, and the proof that the address is its owner's. */
export class RegistrationService {
  readonly #dependencies: RegistrationServiceDependencies;

  constructor(dependencies: RegistrationServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Makes an account that waits for its approval. An address that has one already is answered in the same way and after the same
   * work; its owner gets a mail.
   * @param address by which tries are counted.
   * @throws AppError VALIDATION_FAILED, UNPROCESSABLE, CONFLICT, RATE_LIMITED, CAPTCHA_FAILED.
   */
  async register(given: RegisterInput, address: string): Promise<{ registrationNumber: string }> {
    const { idempotency, limits, captcha } = this.#dependencies;
    const input = normalisedRegistration(given);
    await checkRegistration(input);
    // The password stays out of what is remembered of the form.
    const { password, captchaToken, idempotencyKey, ...body } = input;
    let passwordHash = '';
    return idempotency.once(
      { scope: 'registration', key: idempotencyKey ?? null, body },
      {
        before: async () => {
          await limits.count([
            [ACCOUNT_LIMITS.registerPerAddress, address],
            [ACCOUNT_LIMITS.registerPerEmail, input.email],
          ]);
          // Before the transaction: it takes its time, and the embedded database has one connection.
          passwordHash = await hashPassword(password);
        },
        change: async (transaction) => {
          await captcha.consume(transaction, captchaToken);
          return this.#write(transaction, { ...body, passwordHash });
        },
      },
    );
  }

  /**
   * Takes the token of a verification mail. A used one says so.
   * @throws AppError LINK_INVALID, RATE_LIMITED.
   */
  async verifyEmail(token: string, address: string): Promise<{ alreadyVerified: boolean }> {
    const { database, limits, links } = this.#dependencies;
    await limits.count([[ACCOUNT_LIMITS.linkPerAddress, address]]);
    return database.transaction(async (transaction) => {
      if (await links.isUsed(transaction, LinkPurpose.VERIFY_EMAIL, token)) return { alreadyVerified: true };
      const userId = await links.use(transaction, LinkPurpose.VERIFY_EMAIL, token);
      const unverified = { id: userId, emailVerifiedAt: null };
      const verified = await transaction.em.nativeUpdate(User, unverified, { emailVerifiedAt: now() });
      return { alreadyVerified: verified === 0 };
    });
  }

  /**
   * Sends the verification mail again, where there is something to verify. Nobody is told whether there is.
   * @throws AppError VALIDATION_FAILED, RATE_LIMITED.
   */
  async resend(given: string, address: string): Promise<void> {
    const { database, limits, jobs } = this.#dependencies;
    const email = checkedEmail(given);
    await limits.count([
      [ACCOUNT_LIMITS.resendPerAddress, address],
      [ACCOUNT_LIMITS.resendPerEmail, email],
    ]);
    await database.transaction((transaction) =>
      jobs.enqueue(transaction, ACCOUNT_EMAIL, { wanted: 'verify', email }, EMAIL_DELAY),
    );
  }

  async #write(
    transaction: Transaction,
    fields: Omit<RegisterInput, 'password' | 'captchaToken' | 'idempotencyKey'> & { passwordHash: string },
  ): Promise<{ registrationNumber: string }> {
    const registrationNumber = await freeNumber(transaction);
    const user = { ...fields, role: Role.CLIENT, registrationNumber, createdAt: now() };
    await transaction.em.upsert(User, user, { onConflictFields: ['email'], onConflictAction: 'ignore' });
    // Whether the address had an account is seen there: here both take the same way.
    const letter = { wanted: 'registered', email: fields.email, registrationNumber } as const;
    await this.#dependencies.jobs.enqueue(transaction, ACCOUNT_EMAIL, letter, EMAIL_DELAY);
    return { registrationNumber };
  }
}

/** An address that was typed, in the form in which it is kept. @throws AppError VALIDATION_FAILED. */
export function checkedEmail(given: string): string {
  const email = normalisedEmail(given);
  if (email === '') throw validationFailed([{ path: 'email', code: 'required' }]);
  if (!isMailAddress(email)) throw validationFailed([{ path: 'email', code: 'notEmail' }]);
  return email;
}

async function checkRegistration(input: RegisterInput): Promise<void> {
  const issues = await passwordIssues('password', input.password);
  try {
    await validateInput(input);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const others = error.fields.filter(({ path }) => path !== 'password');
    throw validationFailed([
      ...others.filter(({ path }) => path === 'email'),
      ...issues,
      ...others.filter(({ path }) => path !== 'email'),
    ]);
  }
  if (issues.length) throw validationFailed(issues);
}

/** `REG-` and six digits, drawn by chance: who has one does not learn how many there are. */
async function freeNumber({ em }: Transaction): Promise<string> {
  for (;;) {
    const registrationNumber = `REG-${String(randomInt(1_000_000)).padStart(6, '0')}`;
    if (!(await em.count(User, { registrationNumber }))) return registrationNumber;
  }
}
