import { toAnswerView } from './quote-answer-view.ts';
import type { QuoteRequest } from './quote.entity.ts';
import type { QuoteRequestView, QuoteRequestVenueView, QuoteWishes } from './quote.types.ts';
import { QuoteActor } from './quote.enums.ts';
import { quoteWorkflow } from './quote.workflow.ts';

/**
 * A request with its venues and steps, as who sent it sees it.
 * @param slugOf the slug of a venue that is public; null = it is not.
 */
export function toView(request: QuoteRequest, slugOf: (venueId: string) => string | null): QuoteRequestView {
  const { venues, steps, answers, ...own } = request;
  return {
    id: own.id,
    reference: own.reference,
    state: own.state,
    availableActions: quoteWorkflow.allowed(own, QuoteActor.VISITOR),
    history: historyOf(steps.getItems()),
    rejectionReason: own.rejectionReason,
    withdrawnAt: own.withdrawnAt,
    linkExpiresAt: own.linkExpiresAt,
    version: own.version,
    createdAt: own.createdAt,
    updatedAt: own.updatedAt,
    firstName: own.firstName,
    lastName: own.lastName,
    companyName: own.companyName,
    email: own.email,
    phone: own.phone,
    language: own.language,
    ...wishesOf(own),
    venues: venues.getItems().map(({ venue, name, city }): QuoteRequestVenueView => {
      const slug = venue && slugOf(venue.id);
      return { id: slug ? venue.id : null, slug, name, city };
    }),
    answers: answers.getItems().map((answer) => toAnswerView(answer, request, slugOf)),
  };
}

type Wishes = Pick<QuoteWishes, keyof QuoteWishes>;

/** What is wanted, of all that a request holds. */
export function wishesOf(request: Wishes): Wishes {
  return {
    eventType: request.eventType,
    startDate: request.startDate,
    endDate: request.endDate,
    flexibleDates: request.flexibleDates,
    participants: request.participants,
    layout: request.layout,
    bedrooms: request.bedrooms,
    budgetPerPersonCents: request.budgetPerPersonCents,
    catering: request.catering,
    cateringNote: request.cateringNote,
    equipment: request.equipment,
    equipmentNote: request.equipmentNote,
    message: request.message,
    mustHaves: request.mustHaves,
  };
}

/** What a request is read with when it is shown. */
export const SHOWN_WITH = ['venues', 'steps', 'answers', 'answers.lines'] as const;

/** Steps that left the state as it was are not told. */
function historyOf(steps: readonly { state: QuoteRequest['state']; at: Date }[]): QuoteRequestView['history'] {
  return steps.filter(({ state }, index) => state !== steps[index - 1]?.state).map(({ state, at }) => ({ state, at }));
}
