import { ArrayMaxSize, ArrayUnique, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, registerEnumType } from 'type-graphql';
import { HOME_CONTENT } from '../../../schema/home-content.ts';
import { RequiredText } from '../../platform/form-rules.ts';
import { PagingArgs } from '../../platform/graphql/paging.ts';
import { GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { CuratedSet } from './home-content.enums.ts';

registerEnumType(CuratedSet, {
  name: 'CuratedSet',
  description: 'Venues that the platform has chosen: its favourites, and those of the first page of results.',
});

const REVISION = 'Revision of the list that the change was made from.';

@InputType({ description: 'A venue of the slider. The place in the list is its order.' })
export class SliderEntryInput {
  @Field(() => ID, { description: 'Id of the venue.' })
  @RequiredText(60)
  venueId!: string;

  @Field(() => LocalDate, { nullable: true, description: 'First day, in Paris; null = from now on.' })
  startsOn?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'Last day, in Paris; null = no end.' })
  endsOn?: string | null;
}

@InputType({ description: 'The whole slider, as it should be.' })
export class ArrangeSliderInput {
  @Field(() => [SliderEntryInput], {
    description: `Its venues in their order, each once, at most ${HOME_CONTENT.sliderEntries}; who is missing is taken out.`,
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
    description: `Ids of its venues in their order, each once, at most ${HOME_CONTENT.topFive}; who is missing is taken out.`,
  })
  @ArrayMaxSize(HOME_CONTENT.topFive)
  @ArrayUnique()
  @MaxLength(60, { each: true })
  venueIds!: string[];

  @Field(() => String, { description: REVISION })
  @MaxLength(100)
  revision!: string;
}

@InputType({ description: 'Venues that are put into a set, or taken out of it.' })
export class ChooseVenuesInput {
  @Field(() => [ID], { description: `The ids of the venues, at most ${HOME_CONTENT.atOnce}.` })
  venueIds!: string[];

  @Field(() => Boolean, { description: 'True: they belong to the set; false: they are taken out.' })
  chosen!: boolean;
}

@InputType({ description: 'Which chosen venues are wanted.' })
export class CuratedFilter {
  @Field(() => CuratedSet, { description: 'Of which set.' })
  set!: CuratedSet;

  @Field(() => String, { nullable: true, description: 'Words of the name or the city; null = any.' })
  @IsOptional()
  @MaxLength(200)
  text?: string | null;
}

@ArgsType()
export class CuratedVenuesArgs extends PagingArgs {
  @Field(() => CuratedFilter, { description: 'Which.' })
  @ValidateNested()
  filter!: CuratedFilter;
}
