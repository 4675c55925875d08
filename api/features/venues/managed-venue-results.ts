import { createUnionType, Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import {
  Conflict,
  FieldIssueView,
  Forbidden,
  NotFound,
  PlanLimitReached,
  ValidationFailed,
} from '../../platform/graphql/failures.ts';
import { ChangeRequestView } from './change-request.types.ts';
import { ManagedVenueView } from './managed-venue.types.ts';
import { BulkVenueAction } from './venue-management.enums.ts';

registerEnumType(BulkVenueAction, {
  name: 'BulkVenueAction',
  description: 'What can be done with many venues at once.',
});

@ObjectType({ simpleResolvers: true, description: 'A venue was written, or a request for it.' })
export class VenueSaved {
  @Field(() => ManagedVenueView, { description: 'The venue as it is now.' })
  venue!: ManagedVenueView;

  @Field(() => ChangeRequestView, {
    nullable: true,
    description: 'The request that the change has become, as a moderator has to accept it; null = it is in force.',
  })
  changeRequest!: ChangeRequestView | null;
}

@ObjectType({ simpleResolvers: true, description: 'A venue was deleted. It can be restored for 30 days.' })
export class VenueDeleted {
  @Field(() => ID, { description: 'Id of the venue.' })
  id!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A change request was decided or withdrawn.' })
export class ChangeRequestSaved {
  @Field(() => ChangeRequestView, { description: 'The request as it is now.' })
  changeRequest!: ChangeRequestView;
}

@ObjectType({ simpleResolvers: true, description: 'What came of an action for one of many venues.' })
export class VenueActionOutcome {
  @Field(() => ID, { description: 'Id of the venue.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether it was done, or is now asked for.' })
  done!: boolean;

  @Field(() => ID, { nullable: true, description: 'Id of the request that it has become; null = it became none.' })
  changeRequestId!: string | null;

  @Field(() => String, { nullable: true, description: 'Code of the failure; null = it was done.' })
  code!: string | null;

  @Field(() => String, { nullable: true, description: 'The failure in English; null = it was done.' })
  message!: string | null;

  @Field(() => [FieldIssueView], { description: 'What is wrong with the venue; empty = nothing, or not to be told.' })
  fields!: FieldIssueView[];
}

const union = <Types extends readonly (new () => object)[]>(name: string, description: string, types: Types) =>
  createUnionType({ name, description, types: () => types });

export const VenueResult = union(
  'VenueResult',
  'What came of changing a venue. Conflict: somebody else has changed it, or it does not stand so that it could be done.',
  [VenueSaved, ValidationFailed, NotFound, Forbidden, Conflict, PlanLimitReached] as const,
);

export const DeleteVenueResult = union(
  'DeleteVenueResult',
  'What came of deleting a venue. VenueSaved: it has become a request.',
  [VenueDeleted, VenueSaved, ValidationFailed, NotFound, Forbidden, Conflict] as const,
);

export const ChangeRequestResult = union(
  'ChangeRequestResult',
  'What came of a change request. Conflict: it was decided already, has changed, or the venue has changed under it.',
  [ChangeRequestSaved, ValidationFailed, NotFound, Forbidden, Conflict, PlanLimitReached] as const,
);
