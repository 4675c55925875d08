import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { Allow, Audited, Refreshes } from '../../platform/graphql/operation.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import type { HomePageContext } from './services.ts';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import { Conflict, NotFound, ValidationFailed } from '../../platform/graphql/user-errors.ts';
import { ArrangeSliderInput, ChooseVenuesInput, CuratedVenuesArgs, SetTopFiveInput } from './home-content.inputs.ts';
import { CURATORS } from './home-content.policy.ts';
import { CuratedSet } from './home-content.enums.ts';
import { CuratedVenue, CuratedVenuePage, SliderContent, TopFiveContent } from './home-content.types.ts';

const CHOICE = { description: 'The venues, and whether they belong to it.' };
const CHOSEN_VENUES = { venues: [() => [CuratedVenue], 'All that were named, by name.'] } as const;

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
  @Query(() => CuratedVenuePage, { description: 'The venues that the platform has chosen, by name.' })
  curatedVenues(
    @Args(() => CuratedVenuesArgs) args: CuratedVenuesArgs,
    @Ctx() { homeContent }: HomePageContext,
  ): Promise<CuratedVenuePage> {
    return homeContent.chosen(args);
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
    @Arg('input', () => ArrangeSliderInput, { ...CHECKED_BY_SERVICE, description: 'The slider.' })
    input: ArrangeSliderInput,
    @Ctx() { homeContent }: HomePageContext,
  ) {
    return { slider: await homeContent.arrangeSlider(input) };
  }

  @Allow(CURATORS)
  @Audited(AuditAction.EDIT_TOP_FIVE)
  @Refreshes(LiveTopic.CONTENT, LiveTopic.VENUES)
  @PayloadMutation('Sets the top 5 and its order.', { topFive: [() => TopFiveContent, 'The top 5 as it is now.'] }, [
    ValidationFailed,
    Conflict,
  ])
  async setTopFive(
    @Arg('input', () => SetTopFiveInput, { ...CHECKED_BY_SERVICE, description: 'The top 5.' })
    input: SetTopFiveInput,
    @Ctx() { homeContent }: HomePageContext,
  ) {
    return { topFive: await homeContent.setTopFive(input) };
  }

  @Allow(CURATORS)
  @Audited(AuditAction.EDIT_FAVOURITES)
  @Refreshes(LiveTopic.CONTENT, LiveTopic.VENUES)
  @PayloadMutation('Puts venues among the favourites, or takes them out.', CHOSEN_VENUES, [ValidationFailed, NotFound])
  async updateFavourites(
    @Arg('input', () => ChooseVenuesInput, CHOICE) input: ChooseVenuesInput,
    @Ctx() { homeContent }: HomePageContext,
  ) {
    return { venues: await homeContent.choose(CuratedSet.FAVOURITES, input) };
  }

  @Allow(CURATORS)
  @Audited(AuditAction.EDIT_PREMIER_PAGE)
  @Refreshes(LiveTopic.CONTENT, LiveTopic.VENUES)
  @PayloadMutation('Puts venues on the first page of results, behind the top 5, or takes them out.', CHOSEN_VENUES, [
    ValidationFailed,
    NotFound,
  ])
  async updatePremierPage(
    @Arg('input', () => ChooseVenuesInput, CHOICE) input: ChooseVenuesInput,
    @Ctx() { homeContent }: HomePageContext,
  ) {
    return { venues: await homeContent.choose(CuratedSet.PREMIER_PAGE, input) };
  }
}
