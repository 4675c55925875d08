import { quoteActionsOf } from './quote.policy.ts';
import type { QuoteRequest } from './quote.entity.ts';
import type { QuoteRequestView, QuoteRequestVenueView } from './quote.types.ts';
import { QuoteActor } from './quote.terms.ts';

/**
 * A request with its venues and steps, as who sent it sees it.
 * @param slugOf the slug of a venue that is public; null = it is not.
 */
export function toView(request: QuoteRequest, slugOf: (venueId: string) => string | null): QuoteRequestView {
  const { venues, steps, ...own } = request;
  return {
    id: own.id,
    reference: own.reference,
    state: own.state,
    availableActions: quoteActionsOf(own, QuoteActor.VISITOR),
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
    eventType: own.eventType,
    startDate: own.startDate,
    endDate: own.endDate,
    flexibleDates: own.flexibleDates,
    participants: own.participants,
    layout: own.layout,
    bedrooms: own.bedrooms,
    budgetPerPersonCents: own.budgetPerPersonCents,
    catering: own.catering,
    cateringNote: own.cateringNote,
    equipment: own.equipment,
    equipmentNote: own.equipmentNote,
    message: own.message,
    mustHaves: own.mustHaves,
    venues: venues.getItems().map(({ venue, name, city }): QuoteRequestVenueView => {
      const slug = venue && slugOf(venue.id);
      return { id: slug ? venue.id : null, slug, name, city };
    }),
  };
}

/** Steps that left the state as it was are not told. */
function historyOf(steps: readonly { state: QuoteRequest['state']; at: Date }[]): QuoteRequestView['history'] {
  return steps.filter(({ state }, index) => state !== steps[index - 1]?.state).map(({ state, at }) => ({ state, at }));
}
