import { randomInt } from 'node:crypto';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { writeCredentials } from './credentials.queries.ts';
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

/** Registration: the form, and the verification of the e-mail address. */
export class RegistrationService {
  readonly #dependencies: RegistrationServiceDependencies;

  constructor(dependencies: RegistrationServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Creates an account that waits for approval. If the address has one already, the answer and the work are the
   * same; its owner gets an e-mail.
   * @param address by which attempts are counted.
   * @throws AppError VALIDATION_FAILED, UNPROCESSABLE, CONFLICT, RATE_LIMITED, CAPTCHA_FAILED.
   */
  async register(given: RegisterInput, address: string): Promise<{ registrationNumber: string }> {
    const { idempotency, limits, captcha } = this.#dependencies;
    const input = normalisedRegistration(given);
    await checkRegistration(input);
    // The password is not part of the stored request.
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
          // Before the transaction: hashing is slow, and the embedded database has one connection.
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
   * Takes the token of a verification mail. A used one is reported as such.
   * @throws AppError LINK_INVALID, RATE_LIMITED.
   */
  async verifyEmail(token: string, address: string): Promise<{ alreadyVerified: boolean }> {
    const { database, limits, links } = this.#dependencies;
    await limits.count([[ACCOUNT_LIMITS.linkPerAddress, address]]);
    return database.transaction(async (transaction) => {
      if (await links.isUsed(transaction, LinkPurpose.VERIFY_EMAIL, token)) return { alreadyVerified: true };
      const userId = await links.use(transaction, LinkPurpose.VERIFY_EMAIL, token);
      const unverified = { id: userId, emailVerifiedAt: null };
      const verified = await writeCredentials(transaction, unverified, { emailVerifiedAt: now() });
      return { alreadyVerified: verified === 0 };
    });
  }

  /**
   * Sends the verification mail again if the address is not verified. The caller does not learn whether it is.
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
    // Whether the address has an account is looked up in the job: here both cases take the same path.
    const letter = { wanted: 'registered', email: fields.email, registrationNumber } as const;
    await this.#dependencies.jobs.enqueue(transaction, ACCOUNT_EMAIL, letter, EMAIL_DELAY);
    return { registrationNumber };
  }
}

/** The normalised address. @throws AppError VALIDATION_FAILED. */
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

/** `REG-` and six random digits, which do not reveal the number of registrations. */
async function freeNumber({ em }: Transaction): Promise<string> {
  for (;;) {
    const registrationNumber = `REG-${String(randomInt(1_000_000)).padStart(6, '0')}`;
    if (!(await em.count(User, { registrationNumber }))) return registrationNumber;
  }
}
