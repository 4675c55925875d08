import { Ctx, ID, Query, Resolver } from 'type-graphql';
import { Allow, Audited, Refreshes } from '../../platform/graphql/operation.ts';
import { Input } from '../../platform/graphql/input.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import type { HomePageContext } from './services.ts';
import { VersionedInput } from '../../platform/graphql/inputs.ts';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import { Conflict, NotFound, RateLimited, ValidationFailed } from '../../platform/graphql/user-errors.ts';
import { readUpload } from '../../platform/graphql/uploads.ts';
import { CURATORS } from './home-content.policy.ts';
import { ArrangeReferencesInput, SaveReferenceInput } from './reference.inputs.ts';
import { Reference, ReferenceContent } from './reference.types.ts';

/** The client companies whose logos the home page shows, for editors. */
@Resolver()
export class ReferenceResolver {
  @Allow(CURATORS)
  @Query(() => ReferenceContent, { description: 'All client companies, also those that are not shown.' })
  referenceContent(@Ctx() { references }: HomePageContext): Promise<ReferenceContent> {
    return references.all();
  }

  @Allow(CURATORS)
  @Audited(AuditAction.EDIT_REFERENCES)
  @Refreshes(LiveTopic.CONTENT)
  @PayloadMutation(
    'Changes a client company, or adds one.',
    { reference: [() => Reference, 'The company as it is now.'] },
    [ValidationFailed, RateLimited, NotFound, Conflict],
  )
  async saveReference(
    @Input('The company.', CHECKED_BY_SERVICE) { logo, ...input }: SaveReferenceInput,
    @Ctx() { references, caller }: HomePageContext,
  ) {
    return { reference: await references.save(caller.viewer, input, logo ? async () => readUpload(await logo) : null) };
  }

  @Allow(CURATORS)
  @Audited(AuditAction.EDIT_REFERENCES)
  @Refreshes(LiveTopic.CONTENT)
  @PayloadMutation(
    'Deletes a client company with its logo.',
    { deletedId: [() => ID, 'The id of the deleted company.'] },
    [NotFound, Conflict],
  )
  async deleteReference(@Input('The company.') input: VersionedInput, @Ctx() { references }: HomePageContext) {
    await references.delete(input);
    return { deletedId: input.id };
  }

  @Allow(CURATORS)
  @Audited(AuditAction.EDIT_REFERENCES)
  @Refreshes(LiveTopic.CONTENT)
  @PayloadMutation(
    'Sets the order of the client companies.',
    { content: [() => ReferenceContent, 'All of them in their order.'] },
    [ValidationFailed, Conflict],
  )
  async arrangeReferences(
    @Input('The order.') { ids, revision }: ArrangeReferencesInput,
    @Ctx() { references }: HomePageContext,
  ) {
    return { content: await references.arrange(ids, revision) };
  }
}
