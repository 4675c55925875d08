import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum SuggestionType {
  CITY = 'CITY',
  DEPARTMENT = 'DEPARTMENT',
  REGION = 'REGION',
  VENUE = 'VENUE',
}

registerEnumType(SuggestionType, {
  name: 'SuggestionType',
  description: 'The kind of thing that a suggestion leads to.',
  valuesConfig: {
    CITY: { description: 'It leads to the venues of a city or an arrondissement.' },
    DEPARTMENT: { description: 'It leads to the venues of a department.' },
    REGION: { description: 'It leads to the venues of a region.' },
    VENUE: { description: 'It leads to the page of a venue.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A place or a venue that the text may mean.' })
export class Suggestion {
  @Field(() => SuggestionType, { description: 'The kind of thing that it leads to.' })
  type!: SuggestionType;

  @Field(() => String, { description: 'The name; that of a place is also what `location` of a search takes.' })
  label!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The surroundings: the department of a city, the region of a department, the city of a venue; null for a region.',
  })
  detail!: string | null;

  @Field(() => Int, { description: 'The number of venues that it leads to; 1 for a venue.' })
  count!: number;

  @Field(() => ID, { nullable: true, description: 'The id of the venue; null for a place.' })
  id!: string | null;

  @Field(() => String, { nullable: true, description: 'The slug of the venue; null for a place.' })
  slug!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The suggestions by group, the best of each first.' })
export class Suggestions {
  @Field(() => [Suggestion], { description: 'The cities and arrondissements; those of one city are in numeric order.' })
  cities!: Suggestion[];

  @Field(() => [Suggestion], { description: 'The departments that have venues.' })
  departments!: Suggestion[];

  @Field(() => [Suggestion], { description: 'The regions that have venues.' })
  regions!: Suggestion[];

  @Field(() => [Suggestion], { description: 'The venues by their name.' })
  venues!: Suggestion[];
}
