import { now } from '../platform/clock.ts';
import { nextReference } from '../platform/reference-number.ts';
import type { Transaction } from '../platform/database/database.ts';
import { DEMO_MESSAGES } from './demo-messages.ts';
import { typeset } from './demo-text.ts';

const HOUR_MS = 3_600_000;

/** Writes the messages of the demo world, without mails; staff is notified of new ones. */
export async function seedMessages(transaction: Transaction): Promise<void> {
  const { query } = transaction;
  const hoursAgo = (hours: number): string => new Date(now().getTime() - hours * HOUR_MS).toISOString();
  for (const { person, language, state, answer, ...typed } of DEMO_MESSAGES) {
    const [firstName, lastName, email, phone] = person;
    const inFrench = (text: string): string => (language === 'fr' ? typeset(text) : text);
    const reference = await nextReference(transaction, 'MSG');
    const at = hoursAgo(typed.hoursAgo);
    const [message] = await query<{ id: string }>(
      `insert into contact_message
         (reference, state, first_name, last_name, email, phone, subject, message, language, consent_at, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11) returning id`,
      [
        reference,
        state,
        firstName,
        lastName,
        email,
        phone,
        inFrench(typed.subject),
        inFrench(typed.message),
        language,
        at,
        answer ? hoursAgo(answer.hoursAgo) : at,
      ],
    );
    if (answer)
      await query(
        `insert into message_answer (message_id, author_id, text, created_at)
         select $1, (select id from user_account where role = 'TEAM' order by created_at, id limit 1), $2, $3`,
        [message!.id, inFrench(answer.text), hoursAgo(answer.hoursAgo)],
      );
    if (state !== 'NEW') continue;
    await query(
      `insert into notification (recipient_id, type, params, link, created_at)
       select id, 'NEW_MESSAGE', jsonb_build_object('reference', $1::text), '/admin/messages/' || $2::text, $3
       from user_account where role in ('ADMIN', 'TEAM')`,
      [reference, message!.id, at],
    );
  }
}
