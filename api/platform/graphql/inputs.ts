import { IsInt } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';

@InputType({ description: 'Which object a mutation is about.' })
export class IdInput {
  @Field(() => ID, { description: 'The id of the object.' })
  id!: string;
}

@InputType({ description: 'Which object a mutation changes, and what the client knows of it.' })
export class VersionedInput extends IdInput {
  @Field(() => Int, { description: 'The version that was read. Conflict: the object has changed since.' })
  @IsInt()
  version!: number;
}
