import { GraphQLDateTime as DateTime } from 'graphql-scalars';
import { FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { totalsOf, lineTotal } from '../../../schema/quote-totals.ts';
import { now, today } from '../../platform/clock.ts';
import { euros, Money } from '../../platform/graphql/money.ts';
import { HeldDates } from '../calendar/calendar.types.ts';
import { QuoteAnswerLine } from './quote-answer-line.entity.ts';
import { QuoteAnswer } from './quote-answer.entity.ts';
import { quoteAnswerWorkflow } from './quote-answer.workflow.ts';
import { QuoteRequestStep } from './quote-step.entity.ts';
import { QuoteRequest } from './quote.entity.ts';
import {
  OwnerQuoteProgress,
  QuoteActor,
  QuoteAnswerAction,
  QuoteAnswerKind,
  QuoteRequestAction,
  type QuoteRequestState,
} from './quote.enums.ts';
import { readingOf } from './quote-reading.ts';
import { VisibleTo } from './quote-visibility.ts';
import { seesContact } from './quote.policy.ts';
import { QuoteContact, QuoteMove, QuoteTotals, RequestedVenue, toQuoteTotals } from './quote.types.ts';
import { quoteWorkflow } from './quote.workflow.ts';

const { VISITOR, MODERATOR, OWNER } = QuoteActor;

/** The derived fields of a request, by the role of the reader. */
@Resolver(() => QuoteRequest)
export class QuoteFieldsResolver {
  @FieldResolver(() => Money, {
    nullable: true,
    description: 'The budget a person before tax; null if it was not said.',
  })
  budgetPerPerson(@Root() { budgetPerPersonCents: cents }: QuoteRequest): Money | null {
    return cents === null ? null : euros(cents);
  }

  @FieldResolver(() => QuoteContact, {
    nullable: true,
    description:
      'The person who requests it; null once they were anonymised, and to owners when the request has ended and they were not chosen.',
  })
  async contact(@Root() request: QuoteRequest): Promise<QuoteContact | null> {
    if (request.anonymisedAt) return null;
    if (readingOf(request).actor === OWNER) {
      const answers = await readingOf(request).answersOf(request);
      const isChosen = answers.some(({ chosenAt }) => chosenAt);
      if (!seesContact(request, isChosen)) return null;
    }
    return request;
  }

  @FieldResolver(() => [QuoteRequestAction], { description: 'The actions that the reader can take on it now.' })
  availableActions(@Root() request: QuoteRequest): QuoteRequestAction[] {
    return quoteWorkflow.allowed(request, readingOf(request).actor);
  }

  @FieldResolver(() => [QuoteMove], { description: 'The states to which the reader can move it now.' })
  moves(@Root() request: QuoteRequest): QuoteMove[] {
    const { actor } = readingOf(request);
    const state: QuoteRequestState = request.state;
    return quoteWorkflow.allowed(request, actor).flatMap((action) => {
      const to = quoteWorkflow.next(state, action, actor);
      return to && to !== state ? [{ action, to }] : [];
    });
  }

  @FieldResolver(() => [RequestedVenue], {
    description: 'The venues that are asked, in the order of the sender; to an owner, theirs that were handed it.',
  })
  venues(@Root() request: QuoteRequest): Promise<readonly RequestedVenue[]> {
    return readingOf(request).venuesOf(request);
  }

  @FieldResolver(() => [QuoteAnswer], {
    description: 'The answers of venues, the first one first; to an owner, those of their venues.',
  })
  answers(@Root() request: QuoteRequest): Promise<readonly QuoteAnswer[]> {
    return readingOf(request).answersOf(request);
  }

  @FieldResolver(() => [QuoteRequestStep], {
    nullable: true,
    description: 'All that was done with it, oldest first; to its sender, the states that it came to; null to owners.',
  })
  @VisibleTo(VISITOR, MODERATOR)
  steps(@Root() request: QuoteRequest): Promise<readonly object[]> {
    return readingOf(request).stepsOf(request);
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether its sender was anonymised, as promised; null to all but the platform.',
  })
  @VisibleTo(MODERATOR)
  isAnonymised(@Root() { anonymisedAt }: QuoteRequest): boolean {
    return anonymisedAt !== null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'The number of venues that are asked; null to all but the platform.',
  })
  async venueCount(@Root() request: QuoteRequest): Promise<number | undefined> {
    return (await readingOf(request).figuresOf(request))?.venueCount;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'The number of offers that have come; null to all but the platform.',
  })
  async offerCount(@Root() request: QuoteRequest): Promise<number | undefined> {
    return (await readingOf(request).figuresOf(request))?.offerCount;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'The number of venues that were handed it and have not answered; null to all but the platform.',
  })
  async waitingCount(@Root() request: QuoteRequest): Promise<number | undefined> {
    return (await readingOf(request).figuresOf(request))?.waitingCount;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether the reader has an unread notification about it; null to all but the platform.',
  })
  async isUnread(@Root() request: QuoteRequest): Promise<boolean | undefined> {
    return (await readingOf(request).figuresOf(request))?.isUnread;
  }

  @FieldResolver(() => OwnerQuoteProgress, {
    nullable: true,
    description: 'The progress that the owner who reads it has made with it; null to all others.',
  })
  progress(@Root() request: QuoteRequest): OwnerQuoteProgress | undefined {
    return readingOf(request).ownedOf(request)?.progress;
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description: 'The time at which it was handed to the owner who reads it; null to all others.',
  })
  forwardedAt(@Root() request: QuoteRequest): Date | undefined {
    return readingOf(request).ownedOf(request)?.forwardedAt;
  }
}

@Resolver(() => RequestedVenue)
export class RequestedVenueResolver {
  @FieldResolver(() => QuoteAnswer, {
    nullable: true,
    description: 'The answer of the venue; null if there is none yet.',
  })
  async answer(@Root() { request, venueId }: RequestedVenue): Promise<QuoteAnswer | undefined> {
    const answers = venueId && request && (await readingOf(request).answersOf(request));
    return answers ? answers.find(({ venue }) => venue?.id === venueId) : undefined;
  }
}

@Resolver(() => QuoteRequestStep)
export class QuoteStepResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The name of the person of the platform who did it; null if it was nobody of it, or they are gone.',
  })
  by(@Root() { user }: QuoteRequestStep): string | null {
    if (!user?.isInitialized()) return null;
    const { firstName, lastName } = user.unwrap();
    return `${firstName} ${lastName}`.trim() || null;
  }
}

/** An answer is read together with its request and its lines. */
@Resolver(() => QuoteAnswer)
export class QuoteAnswerResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The slug of the venue; null if it is no longer public.',
  })
  slug(@Root() { request, venue }: QuoteAnswer): string | null {
    return readingOf(request.unwrap()).slugOf(venue?.id);
  }

  @FieldResolver(() => [QuoteAnswerLine], { description: 'The prices of an offer.' })
  lines(@Root() { lines }: QuoteAnswer): QuoteAnswerLine[] {
    return lines.getItems();
  }

  @FieldResolver(() => QuoteTotals, { nullable: true, description: 'The totals of the offer; null if it is none.' })
  totals(@Root() { kind, lines, request }: QuoteAnswer): QuoteTotals | null {
    if (kind !== QuoteAnswerKind.OFFER) return null;
    return toQuoteTotals(totalsOf(lines.getItems(), request.unwrap().participants));
  }

  @FieldResolver(() => HeldDates, {
    nullable: true,
    description: 'The days that the calendar of the venue holds or has booked for it; null if there are none.',
  })
  async heldDates(@Root() answer: QuoteAnswer): Promise<HeldDates | null> {
    const held = await readingOf(answer.request.unwrap()).heldFor(answer);
    return held && { ...held, isExpired: held.optionUntil !== null && held.optionUntil < today() };
  }

  @FieldResolver(() => [QuoteAnswerAction], {
    description: 'The actions that the sender of the request can take on it now.',
  })
  availableActions(@Root() answer: QuoteAnswer): QuoteAnswerAction[] {
    return quoteAnswerWorkflow.allowed(
      { request: answer.request.unwrap(), answer, today: today(), now: now() },
      VISITOR,
    );
  }
}

@Resolver(() => QuoteAnswerLine)
export class QuoteAnswerLineResolver {
  @FieldResolver(() => Money, { description: 'The price before tax.' })
  unitPrice(@Root() { unitPriceCents }: QuoteAnswerLine): Money {
    return euros(unitPriceCents);
  }

  @FieldResolver(() => Money, { description: 'The total of the line before tax.' })
  total(@Root() line: QuoteAnswerLine): Money {
    return euros(lineTotal(line, line.answer.unwrap().request.unwrap().participants));
  }
}
