import { IsInt, Matches, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, ID, Int } from 'type-graphql';

@ArgsType()
export class CommunesArgs {
  @Field(() => String, { description: 'What was typed: a name, a postal code, or the beginning of one.' })
  @MaxLength(100)
  text!: string;

  @Field(() => Int, { defaultValue: 10, description: 'At most so many, up to 50.' })
  @IsInt()
  @Min(1)
  @Max(50)
  limit!: number;
}

@ArgsType()
export class AddressPositionArgs {
  @Field(() => String, { description: 'Street and number.' })
  @MaxLength(200)
  address!: string;

  @Field(() => ID, { description: 'INSEE code of the commune.' })
  @Matches(/^\d[\dAB]\d{3}$/)
  communeCode!: string;
}
