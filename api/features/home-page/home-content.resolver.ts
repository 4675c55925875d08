import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, Audited, Refreshes } from '../../platform/graphql/operation.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import type { HomePageContext } from './services.ts';
import { toResultUnion } from '../../platform/graphql/failures.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import { ArrangeSliderInput, CuratedVenuesArgs, TopFiveInput } from './home-content.inputs.ts';
import { CURATORS } from './home-content.policy.ts';
import { CuratedSet } from './home-content.enums.ts';
import {
  ArrangeSliderResult,
  ChooseVenuesResult,
  CuratedVenuePage,
  SetTopFiveResult,
  SliderArranged,
  SliderContent,
  TopFiveArranged,
  TopFiveContent,
  VenuesChosen,
} from './home-content.types.ts';

const VENUE_IDS = { description: 'Ids of venues, at most 100.' };
const CHOSEN = { description: 'True: they belong to it; false: they are taken out.' };

/** What the platform shows on the home page and first in results, for those who decide on it. */
@Resolver()
export class HomeContentResolver {
  @Allow(CURATORS)
  @Query(() => SliderContent, { description: 'The slider of the home page with all that waits for its day.' })
  sliderContent(@Ctx() { homeContent }: HomePageContext): Promise<SliderContent> {
    return homeContent.slider();
  }

  @Allow(CURATORS)
  @Query(() => TopFiveContent, { description: 'The top 5, also those that the public does not see.' })
  topFiveContent(@Ctx() { homeContent }: HomePageContext): Promise<TopFiveContent> {
    return homeContent.topFive();
  }

  @Allow(CURATORS)
  @Query(() => CuratedVenuePage, { description: 'Venues that the platform has chosen, by name.' })
  curatedVenues(
    @Args(() => CuratedVenuesArgs) args: CuratedVenuesArgs,
    @Ctx() { homeContent }: HomePageContext,
  ): Promise<CuratedVenuePage> {
    return homeContent.chosen(args);
  }

  @Allow(CURATORS)
  @Audited(AuditAction.EDIT_SLIDER)
  @Refreshes(LiveTopic.CONTENT, LiveTopic.VENUES)
  @Mutation(() => ArrangeSliderResult, { description: 'Sets venues, order and days of the slider.' })
  arrangeSlider(
    @Arg('input', () => ArrangeSliderInput, { ...CHECKED_BY_SERVICE, description: 'The slider.' })
    input: ArrangeSliderInput,
    @Ctx() { homeContent }: HomePageContext,
  ): Promise<typeof ArrangeSliderResult> {
    return toResultUnion(
      ['VALIDATION_FAILED', 'CONFLICT'],
      homeContent.arrangeSlider(input).then((slider) => Object.assign(new SliderArranged(), { slider })),
    );
  }

  @Allow(CURATORS)
  @Audited(AuditAction.EDIT_TOP_FIVE)
  @Refreshes(LiveTopic.CONTENT, LiveTopic.VENUES)
  @Mutation(() => SetTopFiveResult, { description: 'Sets the top 5 and its order.' })
  setTopFive(
    @Arg('input', () => TopFiveInput, { ...CHECKED_BY_SERVICE, description: 'The top 5.' }) input: TopFiveInput,
    @Ctx() { homeContent }: HomePageContext,
  ): Promise<typeof SetTopFiveResult> {
    return toResultUnion(
      ['VALIDATION_FAILED', 'CONFLICT'],
      homeContent.setTopFive(input).then((topFive) => Object.assign(new TopFiveArranged(), { topFive })),
    );
  }

  @Allow(CURATORS)
  @Audited(AuditAction.EDIT_FAVOURITES)
  @Refreshes(LiveTopic.CONTENT, LiveTopic.VENUES)
  @Mutation(() => ChooseVenuesResult, { description: 'Puts venues among the favourites, or takes them out.' })
  setFavourites(
    @Arg('venueIds', () => [ID], VENUE_IDS) venueIds: string[],
    @Arg('chosen', () => Boolean, CHOSEN) chosen: boolean,
    @Ctx() context: HomePageContext,
  ): Promise<typeof ChooseVenuesResult> {
    return choose(context, CuratedSet.FAVOURITES, venueIds, chosen);
  }

  @Allow(CURATORS)
  @Audited(AuditAction.EDIT_PREMIER_PAGE)
  @Refreshes(LiveTopic.CONTENT, LiveTopic.VENUES)
  @Mutation(() => ChooseVenuesResult, {
    description: 'Puts venues on the first page of results, behind the top 5, or takes them out.',
  })
  setPremierPage(
    @Arg('venueIds', () => [ID], VENUE_IDS) venueIds: string[],
    @Arg('chosen', () => Boolean, CHOSEN) chosen: boolean,
    @Ctx() context: HomePageContext,
  ): Promise<typeof ChooseVenuesResult> {
    return choose(context, CuratedSet.PREMIER_PAGE, venueIds, chosen);
  }
}

function choose(
  { homeContent }: HomePageContext,
  set: CuratedSet,
  venueIds: string[],
  chosen: boolean,
): Promise<typeof ChooseVenuesResult> {
  return toResultUnion(
    ['VALIDATION_FAILED', 'NOT_FOUND'],
    homeContent.choose(set, venueIds, chosen).then((venues) => Object.assign(new VenuesChosen(), { venues })),
  );
}
