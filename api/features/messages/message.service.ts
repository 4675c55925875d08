import type { Transaction } from '../../platform/database/database.ts';
import { MESSAGE_LIMITS } from './limits.ts';
import type { CaptchaService } from '../../platform/captcha/captcha.ts';
import { now } from '../../platform/clock.ts';
import type { Idempotency } from '../../platform/idempotency/idempotency.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { nextReference } from '../../platform/reference-number.ts';
import { validateInput } from '../../platform/validation.ts';
import { MessageSent } from './events.ts';
import { Message } from './message.entity.ts';
import { normalisedMessage, type SendMessageInput } from './message.inputs.ts';

export interface MessageServiceDependencies {
  idempotency: Idempotency;
  captcha: CaptchaService;
  limits: RateLimits;
}

/** Messages of visitors to the platform. GraphQL and REST are two ways to it. */
export class MessageService {
  readonly #dependencies: MessageServiceDependencies;

  constructor(dependencies: MessageServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Takes a message: it, the receipt, the mail to the platform and the news for the staff are one transaction. The same idempotency key and input give
   * the same answer again.
   * @throws AppError VALIDATION_FAILED, UNPROCESSABLE (key of another input), CONFLICT (being sent at this moment),
   *   RATE_LIMITED, CAPTCHA_FAILED.
   * @param address by which tries are counted.
   */
  async send(given: SendMessageInput, address: string): Promise<{ reference: string }> {
    const { idempotency, limits, captcha } = this.#dependencies;
    const input = normalisedMessage(given);
    await validateInput(input);
    const { captchaToken, idempotencyKey, ...body } = input;
    return idempotency.once(
      { scope: 'contact-message', key: idempotencyKey ?? null, body },
      {
        before: () =>
          limits.count([
            [MESSAGE_LIMITS.messagePerAddress, address],
            [MESSAGE_LIMITS.messagePerEmail, input.email.toLowerCase()],
          ]),
        change: async (transaction) => {
          await captcha.consume(transaction, captchaToken);
          return this.#write(transaction, body);
        },
      },
    );
  }

  async #write(
    transaction: Transaction,
    input: Omit<SendMessageInput, 'captchaToken' | 'idempotencyKey'>,
  ): Promise<{ reference: string }> {
    const { consent: _, ...fields } = input;
    // Late, as it is counted: others wait for the end of this transaction.
    const reference = await nextReference(transaction, 'MSG');
    const message = transaction.em.create(Message, { ...fields, consentAt: now(), reference });
    await transaction.em.flush();
    await transaction.publish(new MessageSent({ message }));
    return { reference };
  }
}
