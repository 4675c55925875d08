import { ArrayMaxSize, ArrayUnique, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, registerEnumType } from 'type-graphql';
import { HOME_CONTENT } from '../../../schema/home-content.ts';
import { RequiredText } from '../../platform/form-rules.ts';
import { PagingArgs } from '../../platform/graphql/paging.ts';
import { GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { CuratedSet } from './home-content.enums.ts';

registerEnumType(CuratedSet, {
  name: 'CuratedSet',
  description: 'A set of venues that the platform has chosen.',
  valuesConfig: {
    FAVOURITES: { description: 'The set is the favourites of the platform.' },
    PREMIER_PAGE: { description: 'The set is the venues of the first page of results.' },
  },
});

const REVISION = 'The revision of the list that the change was made from.';

@InputType({ description: 'A venue of the slider. The place in the list is its order.' })
export class SliderEntryInput {
  @Field(() => ID, { description: 'The id of the venue.' })
  @RequiredText(60)
  venueId!: string;

  @Field(() => LocalDate, { nullable: true, description: 'The first day, in Paris; null for today.' })
  startsOn?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'The last day, in Paris; null for no end.' })
  endsOn?: string | null;
}

@InputType({ description: 'The whole slider, as it should be.' })
export class ArrangeSliderInput {
  @Field(() => [SliderEntryInput], {
    description: `Its venues in their order, each once, at most ${HOME_CONTENT.sliderEntries}; venues that are missing are taken out.`,
  })
  @ArrayMaxSize(HOME_CONTENT.sliderEntries)
  @ArrayUnique(({ venueId }: SliderEntryInput) => venueId)
  @ValidateNested({ each: true })
  entries!: SliderEntryInput[];

  @Field(() => String, { description: REVISION })
  @MaxLength(100)
  revision!: string;
}

@InputType({ description: 'The whole top 5, as it should be.' })
export class SetTopFiveInput {
  @Field(() => [ID], {
    description: `The ids of its venues in their order, each once, at most ${HOME_CONTENT.topFive}; venues that are missing are taken out.`,
  })
  @ArrayMaxSize(HOME_CONTENT.topFive)
  @ArrayUnique()
  @MaxLength(60, { each: true })
  venueIds!: string[];

  @Field(() => String, { description: REVISION })
  @MaxLength(100)
  revision!: string;
}

@InputType({ description: 'The venues that are put into a set, or taken out of it.' })
export class ChooseVenuesInput {
  @Field(() => [ID], { description: `The ids of the venues, at most ${HOME_CONTENT.atOnce}.` })
  venueIds!: string[];

  @Field(() => Boolean, { description: 'True: they belong to the set; false: they are taken out.' })
  chosen!: boolean;
}

@InputType({ description: 'The conditions on the venues that the platform has chosen.' })
export class CuratedFilter {
  @Field(() => CuratedSet, { description: 'The set that they belong to.' })
  set!: CuratedSet;

  @Field(() => String, { nullable: true, description: 'The words of the name or the city; null finds all.' })
  @IsOptional()
  @MaxLength(200)
  text?: string | null;
}

@ArgsType()
export class CuratedVenuesArgs extends PagingArgs {
  @Field(() => CuratedFilter, { description: 'The conditions on the venues.' })
  @ValidateNested()
  filter!: CuratedFilter;
}
