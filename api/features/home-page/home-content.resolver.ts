import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { Allow, Audited, Refreshes } from '../../platform/graphql/operation.ts';
import { Input } from '../../platform/graphql/input.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import type { HomePageContext } from './services.ts';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import { Conflict, NotFound, ValidationFailed } from '../../platform/graphql/user-errors.ts';
import { ArrangeSliderInput, ChooseVenuesInput, CuratedVenuesArgs, SetTopFiveInput } from './home-content.inputs.ts';
import { VenueDetails } from '../venues/managed-venue.types.ts';
import { CURATORS } from './home-content.policy.ts';
import { CuratedSet } from './home-content.enums.ts';
import { CuratedVenuePage, SliderContent, TopFiveContent } from './home-content.types.ts';

const CHOICE = 'The venues, and whether they belong to it.';
const CHOSEN_VENUES = { venues: [() => [VenueDetails], 'All that were named, by name.'] } as const;

/** The content of the home page and the first search results, for editors. */
@Resolver()
export class HomeContentResolver {
  @Allow(CURATORS)
  @Query(() => SliderContent, { description: 'The slider of the home page with all that waits for its day.' })
  sliderContent(@Ctx() { homeContent, caller }: HomePageContext): Promise<SliderContent> {
    return homeContent.slider(caller.viewer);
  }

  @Allow(CURATORS)
  @Query(() => TopFiveContent, { description: 'The top 5, also those that the public does not see.' })
  topFiveContent(@Ctx() { homeContent, caller }: HomePageContext): Promise<TopFiveContent> {
    return homeContent.topFive(caller.viewer);
  }

  @Allow(CURATORS)
  @Query(() => CuratedVenuePage, { description: 'The venues that the platform has chosen, by name.' })
  curatedVenues(
    @Args(() => CuratedVenuesArgs) args: CuratedVenuesArgs,
    @Ctx() { homeContent, caller }: HomePageContext,
  ): Promise<CuratedVenuePage> {
    return homeContent.chosen(caller.viewer, args);
  }

  @Allow(CURATORS)
  @Audited(AuditAction.EDIT_SLIDER)
  @Refreshes(LiveTopic.CONTENT, LiveTopic.VENUES)
  @PayloadMutation(
    'Sets venues, order and days of the slider.',
    { slider: [() => SliderContent, 'The slider as it is now.'] },
    [ValidationFailed, Conflict],
  )
  async arrangeSlider(
    @Input('The slider.', CHECKED_BY_SERVICE) input: ArrangeSliderInput,
    @Ctx() { homeContent, caller }: HomePageContext,
  ) {
    return { slider: await homeContent.arrangeSlider(caller.viewer, input) };
  }

  @Allow(CURATORS)
  @Audited(AuditAction.EDIT_TOP_FIVE)
  @Refreshes(LiveTopic.CONTENT, LiveTopic.VENUES)
  @PayloadMutation('Sets the top 5 and its order.', { topFive: [() => TopFiveContent, 'The top 5 as it is now.'] }, [
    ValidationFailed,
    Conflict,
  ])
  async setTopFive(
    @Input('The top 5.', CHECKED_BY_SERVICE) input: SetTopFiveInput,
    @Ctx() { homeContent, caller }: HomePageContext,
  ) {
    return { topFive: await homeContent.setTopFive(caller.viewer, input) };
  }

  @Allow(CURATORS)
  @Audited(AuditAction.EDIT_FAVOURITES)
  @Refreshes(LiveTopic.CONTENT, LiveTopic.VENUES)
  @PayloadMutation('Puts venues among the favourites, or takes them out.', CHOSEN_VENUES, [ValidationFailed, NotFound])
  async updateFavourites(@Input(CHOICE) input: ChooseVenuesInput, @Ctx() { homeContent, caller }: HomePageContext) {
    return { venues: await homeContent.choose(caller.viewer, CuratedSet.FAVOURITES, input) };
  }

  @Allow(CURATORS)
  @Audited(AuditAction.EDIT_PREMIER_PAGE)
  @Refreshes(LiveTopic.CONTENT, LiveTopic.VENUES)
  @PayloadMutation('Puts venues on the first page of results, behind the top 5, or takes them out.', CHOSEN_VENUES, [
    ValidationFailed,
    NotFound,
  ])
  async updatePremierPage(@Input(CHOICE) input: ChooseVenuesInput, @Ctx() { homeContent, caller }: HomePageContext) {
    return { venues: await homeContent.choose(caller.viewer, CuratedSet.PREMIER_PAGE, input) };
  }
}
