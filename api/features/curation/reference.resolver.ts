import { type FileUpload, GraphQLUpload } from 'graphql-upload-ts';
import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { orFailure } from '../../kernel/graphql/failures.ts';
import { readUpload } from '../../kernel/graphql/uploads.ts';
import { CHECKED_BY_SERVICE } from '../../kernel/validation.ts';
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
  @Authorized(CURATORS)
  @Query(() => ReferenceContent, { description: 'All client companies, also those that are not shown.' })
  referenceContent(@Ctx() { referenceEditing }: Context): Promise<ReferenceContent> {
    return referenceEditing.all();
  }

  @Authorized(CURATORS)
  @Mutation(() => SaveReferenceResult, { description: 'Changes a client company, or adds one.' })
  saveReference(
    @Arg('input', () => ReferenceInput, { ...CHECKED_BY_SERVICE, description: 'The company.' }) input: ReferenceInput,
    @Arg('logo', () => GraphQLUpload, {
      nullable: true,
      description: 'Its logo: JPEG, PNG, WebP or AVIF, at most 10 MB; null = it stays. A new company needs one.',
    })
    logo: FileUpload | null,
    @Ctx() { referenceEditing, caller }: Context,
  ): Promise<typeof SaveReferenceResult> {
    return orFailure(
      ['VALIDATION_FAILED', 'RATE_LIMITED', 'NOT_FOUND', 'CONFLICT'],
      referenceEditing
        .save(caller.viewer, input, logo ? () => readUpload(logo) : null)
        .then((reference) => Object.assign(new ReferenceSaved(), { reference })),
    );
  }

  @Authorized(CURATORS)
  @Mutation(() => DeleteReferenceResult, { description: 'Deletes a client company with its logo.' })
  deleteReference(
    @Arg('id', () => ID, { description: 'Id of the reference.' }) id: string,
    @Ctx() { referenceEditing }: Context,
  ): Promise<typeof DeleteReferenceResult> {
    return orFailure(
      ['NOT_FOUND'],
      referenceEditing.delete(id).then(() => Object.assign(new ReferenceDeleted(), { id })),
    );
  }

  @Authorized(CURATORS)
  @Mutation(() => ArrangeReferencesResult, { description: 'Sets the order of the client companies.' })
  arrangeReferences(
    @Arg('ids', () => [ID], { description: 'Ids of all of them in their order.' }) ids: string[],
    @Arg('revision', () => String, { description: 'Revision of the order that the change was made from.' })
    revision: string,
    @Ctx() { referenceEditing }: Context,
  ): Promise<typeof ArrangeReferencesResult> {
    return orFailure(
      ['VALIDATION_FAILED', 'CONFLICT'],
      referenceEditing.arrange(ids, revision).then((content) => Object.assign(new ReferencesArranged(), { content })),
    );
  }
}
