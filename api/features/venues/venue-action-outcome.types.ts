import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { InputIssue } from '../../platform/graphql/user-errors.ts';
import { BulkVenueAction } from './venue-management.enums.ts';

registerEnumType(BulkVenueAction, {
  name: 'BulkVenueAction',
  description: 'An action on many venues at once.',
  valuesConfig: {
    PUBLISH: { description: 'The venues are published.' },
    UNPUBLISH: { description: 'The venues are unpublished.' },
    DELETE: { description: 'The venues are deleted.' },
    RESTORE: { description: 'The deleted venues are restored.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'The result of an action on one of many venues.' })
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

  @Field(() => [InputIssue], {
    description: 'The errors in the venue; empty if there are none, or if the caller may not know them.',
  })
  fields!: InputIssue[];
}
