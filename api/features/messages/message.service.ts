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

/** Sends messages of visitors to the platform. Used by GraphQL and REST. */
export class MessageService {
  readonly #dependencies: MessageServiceDependencies;

  constructor(dependencies: MessageServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Stores a message: it, the confirmation, the mail to the platform and the notifications of staff are one transaction. The same idempotency key and
   * input return the same result.
   * @throws AppError VALIDATION_FAILED, UNPROCESSABLE (key of another input), CONFLICT (the first call is in progress),
   *   RATE_LIMITED, CAPTCHA_FAILED.
   * @param address by which attempts are counted.
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
    // Late, because the counter is locked until the end of this transaction.
    const reference = await nextReference(transaction, 'MSG');
    const message = transaction.em.create(Message, { ...fields, consentAt: now(), reference });
    await transaction.em.flush();
    await transaction.publish(new MessageSent({ message }));
    return { reference };
  }
}
