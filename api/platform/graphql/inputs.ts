import { IsInt } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';

@InputType({ description: 'The object that a mutation is about.' })
export class IdInput {
  @Field(() => ID, { description: 'The id of the object.' })
  id!: string;
}

@InputType({ description: 'The object that a mutation changes, and the version of it that the client knows.' })
export class VersionedInput extends IdInput {
  @Field(() => Int, { description: 'The version that was read. Conflict: the object has changed since.' })
  @IsInt()
  version!: number;
}
