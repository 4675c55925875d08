import { lineTotal, totalsOf } from '../../../schema/quote-totals.ts';
import { now, today } from '../../platform/clock.ts';
import type { QuoteAnswer } from './quote-answer.entity.ts';
import type { QuoteAnswerView } from './quote-answer.types.ts';
import type { QuoteRequest } from './quote.entity.ts';
import { QuoteActor, QuoteAnswerKind } from './quote.enums.ts';
import { quoteAnswerWorkflow } from './quote-answer.workflow.ts';

/**
 * An answer with its lines, and what it comes to for the people of the request.
 * @param slugOf the slug of a venue that is public; null = it is not.
 */
export function toAnswerView(
  answer: QuoteAnswer,
  request: QuoteRequest,
  slugOf: (venueId: string) => string | null,
): QuoteAnswerView {
  const lines = answer.lines.getItems();
  return {
    id: answer.id,
    slug: answer.venue && slugOf(answer.venue.id),
    venueName: answer.venueName,
    venueCity: answer.venueCity,
    kind: answer.kind,
    text: answer.text,
    question: answer.question,
    reply: answer.reply,
    repliedAt: answer.repliedAt,
    validUntil: answer.validUntil,
    startDate: answer.startDate,
    endDate: answer.endDate,
    lines: lines.map((line) => ({
      label: line.label,
      unitPriceCents: line.unitPriceCents,
      vatPercent: line.vatPercent,
      basis: line.basis,
      quantity: line.quantity,
      totalCents: lineTotal(line, request.participants),
    })),
    totals: answer.kind === QuoteAnswerKind.OFFER ? totalsOf(lines, request.participants) : null,
    chosenAt: answer.chosenAt,
    ownerLeftAt: answer.ownerLeftAt,
    availableActions: quoteAnswerWorkflow.allowed({ request, answer, today: today(), now: now() }, QuoteActor.VISITOR),
    version: answer.version,
    updatedAt: answer.updatedAt,
  };
}
