import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { FieldIssueView } from '../../platform/graphql/user-errors.ts';
import { BulkVenueAction } from './venue-management.enums.ts';

registerEnumType(BulkVenueAction, {
  name: 'BulkVenueAction',
  description: 'What can be done with many venues at once.',
});

@ObjectType({ simpleResolvers: true, description: 'What came of an action for one of many venues.' })
export class VenueActionOutcome {
  @Field(() => ID, { description: 'The id of the venue.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether it was done, or is now asked for.' })
  done!: boolean;

  @Field(() => ID, { nullable: true, description: 'The id of the request that it has become; null if it became none.' })
  changeRequestId!: string | null;

  @Field(() => String, { nullable: true, description: 'The code of the failure; null if it was done.' })
  code!: string | null;

  @Field(() => String, { nullable: true, description: 'The failure in English; null if it was done.' })
  message!: string | null;

  @Field(() => [FieldIssueView], {
    description: 'What is wrong with the venue; empty if nothing is, or if the caller may not know it.',
  })
  fields!: FieldIssueView[];
}
