import { type FileUpload, GraphQLUpload } from 'graphql-upload-ts';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, Audited, Refreshes } from '../../platform/graphql/operation.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import type { HomePageContext } from './services.ts';
import { toResultUnion } from '../../platform/graphql/failures.ts';
import { readUpload } from '../../platform/graphql/uploads.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import { CURATORS } from './home-content.policy.ts';
import {
  ArrangeReferencesResult,
  DeleteReferenceResult,
  ReferenceContent,
  ReferenceDeleted,
  ReferenceSaved,
  ReferencesArranged,
  SaveReferenceResult,
} from './reference-editing.types.ts';
import { ReferenceInput } from './reference.inputs.ts';

/** The client companies whose logos the home page shows, for those who keep them. */
@Resolver()
export class ReferenceResolver {
  @Allow(CURATORS)
  @Query(() => ReferenceContent, { description: 'All client companies, also those that are not shown.' })
  referenceContent(@Ctx() { referenceEditing }: HomePageContext): Promise<ReferenceContent> {
    return referenceEditing.all();
  }

  @Allow(CURATORS)
  @Audited(AuditAction.EDIT_REFERENCES)
  @Refreshes(LiveTopic.CONTENT)
  @Mutation(() => SaveReferenceResult, { description: 'Changes a client company, or adds one.' })
  saveReference(
    @Arg('input', () => ReferenceInput, { ...CHECKED_BY_SERVICE, description: 'The company.' }) input: ReferenceInput,
    @Arg('logo', () => GraphQLUpload, {
      nullable: true,
      description: 'Its logo: JPEG, PNG, WebP or AVIF, at most 10 MB; null = it stays. A new company needs one.',
    })
    logo: FileUpload | null,
    @Ctx() { referenceEditing, caller }: HomePageContext,
  ): Promise<typeof SaveReferenceResult> {
    return toResultUnion(
      ['VALIDATION_FAILED', 'RATE_LIMITED', 'NOT_FOUND', 'CONFLICT'],
      referenceEditing
        .save(caller.viewer, input, logo ? () => readUpload(logo) : null)
        .then((reference) => Object.assign(new ReferenceSaved(), { reference })),
    );
  }

  @Allow(CURATORS)
  @Audited(AuditAction.EDIT_REFERENCES)
  @Refreshes(LiveTopic.CONTENT)
  @Mutation(() => DeleteReferenceResult, { description: 'Deletes a client company with its logo.' })
  deleteReference(
    @Arg('id', () => ID, { description: 'Id of the reference.' }) id: string,
    @Ctx() { referenceEditing }: HomePageContext,
  ): Promise<typeof DeleteReferenceResult> {
    return toResultUnion(
      ['NOT_FOUND'],
      referenceEditing.delete(id).then(() => Object.assign(new ReferenceDeleted(), { id })),
    );
  }

  @Allow(CURATORS)
  @Audited(AuditAction.EDIT_REFERENCES)
  @Refreshes(LiveTopic.CONTENT)
  @Mutation(() => ArrangeReferencesResult, { description: 'Sets the order of the client companies.' })
  arrangeReferences(
    @Arg('ids', () => [ID], { description: 'Ids of all of them in their order.' }) ids: string[],
    @Arg('revision', () => String, { description: 'Revision of the order that the change was made from.' })
    revision: string,
    @Ctx() { referenceEditing }: HomePageContext,
  ): Promise<typeof ArrangeReferencesResult> {
    return toResultUnion(
      ['VALIDATION_FAILED', 'CONFLICT'],
      referenceEditing.arrange(ids, revision).then((content) => Object.assign(new ReferencesArranged(), { content })),
    );
  }
}
