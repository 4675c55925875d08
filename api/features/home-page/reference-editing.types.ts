import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { Conflict, NotFound, RateLimited, ValidationFailed } from '../../platform/graphql/failures.ts';
import { Logo } from './reference.types.ts';

@ObjectType({ simpleResolvers: true, description: 'A client company, as the platform keeps it.' })
export class ManagedReference {
  @Field(() => ID, { description: 'Id of the reference.' })
  id!: string;

  @Field(() => String, { description: 'Name of the company.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Where its logo leads; null = nowhere.' })
  website!: string | null;

  @Field(() => Logo, { description: 'Its logo.' })
  logo!: Logo;

  @Field(() => Boolean, { description: 'Whether the home page shows it.' })
  isShown!: boolean;

  @Field(() => Int, { description: 'Counts its changes; whoever changes it names the one that he has seen.' })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: 'All client companies in their order.' })
export class ReferenceContent {
  @Field(() => [ManagedReference], { description: 'Also those that are not shown.' })
  references!: ManagedReference[];

  @Field(() => String, {
    description: 'Changes whenever the order does; whoever changes it names the one he has seen.',
  })
  revision!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A client company was saved.' })
export class ReferenceSaved {
  @Field(() => ManagedReference, { description: 'As it is now.' })
  reference!: ManagedReference;
}

@ObjectType({ simpleResolvers: true, description: 'A client company and its logo are gone.' })
export class ReferenceDeleted {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The client companies stand as it was wished.' })
export class ReferencesArranged {
  @Field(() => ReferenceContent, { description: 'All of them.' })
  content!: ReferenceContent;
}

export const SaveReferenceResult = createUnionType({
  name: 'SaveReferenceResult',
  description: 'What came of saving a client company.',
  types: () => [ReferenceSaved, ValidationFailed, RateLimited, NotFound, Conflict] as const,
});

export const DeleteReferenceResult = createUnionType({
  name: 'DeleteReferenceResult',
  description: 'What came of deleting a client company.',
  types: () => [ReferenceDeleted, NotFound] as const,
});

export const ArrangeReferencesResult = createUnionType({
  name: 'ArrangeReferencesResult',
  description: 'What came of arranging the client companies.',
  types: () => [ReferencesArranged, ValidationFailed, Conflict] as const,
});
