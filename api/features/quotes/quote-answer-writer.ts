import type { Transaction } from '../../platform/database/database.ts';
import type { QuoteAnswerLineInput } from './quote-answer.inputs.ts';

/** Writes the lines of an answer in the place of those that it has. */
export async function writeLines(
  { query }: Pick<Transaction, 'query'>,
  answerId: string,
  lines: readonly Pick<QuoteAnswerLineInput, keyof QuoteAnswerLineInput>[],
): Promise<void> {
  await query(`delete from quote_answer_line where answer_id = $1`, [answerId]);
  if (!lines.length) return;
  await query(
    `insert into quote_answer_line (answer_id, position, label, unit_price_cents, vat_percent, basis, quantity)
     select $1, position, label, "unitPriceCents", "vatPercent", basis, quantity
     from jsonb_to_recordset($2::jsonb)
       as r(position smallint, label text, "unitPriceCents" int, "vatPercent" numeric, basis text, quantity int)`,
    [answerId, JSON.stringify(lines.map((line, position) => ({ ...line, position })))],
  );
}
