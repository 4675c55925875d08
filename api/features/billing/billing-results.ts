import { createUnionType, Field, ObjectType } from 'type-graphql';
import { Conflict, Forbidden, NotFound, ValidationFailed } from '../../platform/graphql/failures.ts';
import { PlanView, SubscriptionView } from './billing.types.ts';

@ObjectType({ simpleResolvers: true, description: 'A subscription was changed.' })
export class SubscriptionChanged {
  @Field(() => SubscriptionView, { description: 'As it is now.' })
  subscription!: SubscriptionView;
}

@ObjectType({ simpleResolvers: true, description: 'A plan was saved.' })
export class PlanSaved {
  @Field(() => PlanView, { description: 'As it is now.' })
  plan!: PlanView;
}

export const SubscriptionResult = createUnionType({
  name: 'SubscriptionResult',
  description: 'What came of changing a subscription. Conflict: it does not stand so that this could be done.',
  types: () => [SubscriptionChanged, ValidationFailed, NotFound, Forbidden, Conflict] as const,
});

export const SavePlanResult = createUnionType({
  name: 'SavePlanResult',
  description: 'What came of saving a plan. Conflict: somebody else has changed it in the meantime.',
  types: () => [PlanSaved, ValidationFailed, NotFound, Conflict] as const,
});
