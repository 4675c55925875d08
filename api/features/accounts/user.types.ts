import { Field, ID, ObjectType } from 'type-graphql';
import { PageOf } from '../../platform/graphql/paging.ts';
import { InputIssue } from '../../platform/graphql/user-errors.ts';
import { User } from './user.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'A page of users.' })
export class UserPage extends PageOf(User) {}

@ObjectType({ simpleResolvers: true, description: 'The outcome of a decision about one registration.' })
export class RegistrationOutcome {
  @Field(() => ID, { description: 'The id of the user.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether it was decided now.' })
  done!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The code of the failure; null if it was decided. CONFLICT: another administrator has decided before.',
  })
  code!: string | null;

  @Field(() => String, { nullable: true, description: 'The failure in English; null if it was decided.' })
  message!: string | null;

  @Field(() => [InputIssue], { description: 'The errors in the decision itself, such as in its reason.' })
  fields!: InputIssue[];
}
