import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { orFailure } from '../../kernel/graphql/failures.ts';
import { CHECKED_BY_SERVICE } from '../../kernel/validation.ts';
import { ArrangeSliderInput, CuratedVenuesArgs, TopFiveInput } from './home-content.inputs.ts';
import { CURATORS } from './home-content.policy.ts';
import { CuratedSet } from './home-content.terms.ts';
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

/** What the house shows on the home page and first in results, for those who decide on it. */
@Resolver()
export class HomeContentResolver {
  @Authorized(CURATORS)
  @Query(() => SliderContent, { description: 'The slider of the home page with all that waits for its day.' })
  sliderContent(@Ctx() { homeContent }: Context): Promise<SliderContent> {
    return homeContent.slider();
  }

  @Authorized(CURATORS)
  @Query(() => TopFiveContent, { description: 'The top 5, also those that the public does not see.' })
  topFiveContent(@Ctx() { homeContent }: Context): Promise<TopFiveContent> {
    return homeContent.topFive();
  }

  @Authorized(CURATORS)
  @Query(() => CuratedVenuePage, { description: 'Venues that the house has chosen, by name.' })
  curatedVenues(
    @Args(() => CuratedVenuesArgs) args: CuratedVenuesArgs,
    @Ctx() { homeContent }: Context,
  ): Promise<CuratedVenuePage> {
    return homeContent.chosen(args);
  }

  @Authorized(CURATORS)
  @Mutation(() => ArrangeSliderResult, { description: 'Sets venues, order and days of the slider.' })
  arrangeSlider(
    @Arg('input', () => ArrangeSliderInput, { ...CHECKED_BY_SERVICE, description: 'The slider.' })
    input: ArrangeSliderInput,
    @Ctx() { homeContent }: Context,
  ): Promise<typeof ArrangeSliderResult> {
    return orFailure(
      ['VALIDATION_FAILED', 'CONFLICT'],
      homeContent.arrangeSlider(input).then((slider) => Object.assign(new SliderArranged(), { slider })),
    );
  }

  @Authorized(CURATORS)
  @Mutation(() => SetTopFiveResult, { description: 'Sets the top 5 and its order.' })
  setTopFive(
    @Arg('input', () => TopFiveInput, { ...CHECKED_BY_SERVICE, description: 'The top 5.' }) input: TopFiveInput,
    @Ctx() { homeContent }: Context,
  ): Promise<typeof SetTopFiveResult> {
    return orFailure(
      ['VALIDATION_FAILED', 'CONFLICT'],
      homeContent.setTopFive(input).then((topFive) => Object.assign(new TopFiveArranged(), { topFive })),
    );
  }

  @Authorized(CURATORS)
  @Mutation(() => ChooseVenuesResult, { description: 'Puts venues among the favourites, or takes them out.' })
  setFavourites(
    @Arg('venueIds', () => [ID], VENUE_IDS) venueIds: string[],
    @Arg('chosen', () => Boolean, CHOSEN) chosen: boolean,
    @Ctx() context: Context,
  ): Promise<typeof ChooseVenuesResult> {
    return choose(context, CuratedSet.FAVOURITES, venueIds, chosen);
  }

  @Authorized(CURATORS)
  @Mutation(() => ChooseVenuesResult, {
    description: 'Puts venues on the first page of results, behind the top 5, or takes them out.',
  })
  setPremierPage(
    @Arg('venueIds', () => [ID], VENUE_IDS) venueIds: string[],
    @Arg('chosen', () => Boolean, CHOSEN) chosen: boolean,
    @Ctx() context: Context,
  ): Promise<typeof ChooseVenuesResult> {
    return choose(context, CuratedSet.PREMIER_PAGE, venueIds, chosen);
  }
}

function choose(
  { homeContent }: Context,
  set: CuratedSet,
  venueIds: string[],
  chosen: boolean,
): Promise<typeof ChooseVenuesResult> {
  return orFailure(
    ['VALIDATION_FAILED', 'NOT_FOUND'],
    homeContent.choose(set, venueIds, chosen).then((venues) => Object.assign(new VenuesChosen(), { venues })),
  );
}
