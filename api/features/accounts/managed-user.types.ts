import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { FieldIssueView } from '../../platform/graphql/user-errors.ts';
import { AccountAction } from './account.enums.ts';
import { UserView } from './account.types.ts';

registerEnumType(AccountAction, { name: 'AccountAction', description: 'What can be done with an account.' });

@ObjectType('ManagedUser', { simpleResolvers: true, description: 'A user as administrators see him.' })
export class ManagedUserView {
  @Field(() => ID, { description: 'Id of the user.' })
  id!: string;

  @Field(() => UserView, { description: 'What he says of himself, and how his account stands.' })
  user!: UserView;

  @Field(() => Int, { description: 'Venues that he owns.' })
  venueCount!: number;

  @Field(() => Int, { description: 'Browsers in which he is signed in.' })
  sessionCount!: number;

  @Field(() => String, { nullable: true, description: 'Why he is suspended; null = he is not, or nobody said.' })
  suspensionReason!: string | null;

  @Field(() => Boolean, { description: 'Whether he has chosen a password yet: an invited user begins without.' })
  hasPassword!: boolean;

  @Field(() => Boolean, { description: 'Whether it is who asks.' })
  isSelf!: boolean;

  @Field(() => Boolean, {
    description: 'Whether he is the last administrator who can sign in: he can’t be demoted or suspended.',
  })
  isLastAdministrator!: boolean;

  @Field(() => [AccountAction], { description: 'What the viewer can do with the account now.' })
  availableActions!: AccountAction[];
}

@ObjectType({ simpleResolvers: true, description: 'A page of users.' })
export class UserPage {
  @Field(() => [ManagedUserView], { description: 'The users of the page.' })
  items!: ManagedUserView[];

  @Field(() => Int, { description: 'Users on all pages.' })
  totalCount!: number;

  @Field(() => Int, { description: 'The page, from 1.' })
  page!: number;

  @Field(() => Int, { description: 'Pages.' })
  pageCount!: number;
}

@ObjectType({ simpleResolvers: true, description: 'What came of a decision about one registration.' })
export class RegistrationOutcome {
  @Field(() => ID, { description: 'Id of the user.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether it was decided now.' })
  done!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Code of the failure; null = it was decided. CONFLICT: somebody else has decided before.',
  })
  code!: string | null;

  @Field(() => String, { nullable: true, description: 'The failure in English; null = it was decided.' })
  message!: string | null;

  @Field(() => [FieldIssueView], { description: 'What is wrong with the decision itself: its reason.' })
  fields!: FieldIssueView[];
}
