import { Arg, Args, ArgsType, Ctx, ID, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Allow, NotAudited, Refreshes } from '../../platform/graphql/operation.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import type { ImportsContext } from './services.ts';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import { Conflict, Forbidden, NotFound, ValidationFailed } from '../../platform/graphql/user-errors.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import { PagingArgs } from '../../platform/graphql/paging.ts';
import { ADMINISTRATORS } from '../accounts/account.policy.ts';
import { ImportSettingsInput, SavedMappingInput } from './import-run.inputs.ts';
import { ImportForms, ImportRunPage, ImportRunView } from './import-run.types.ts';

const ONE = { description: 'Id of the import.' };

@ArgsType()
class ImportRunsArgs extends PagingArgs {}

const RUN = { run: [() => ImportRunView, 'The import as it is now.'] } as const;
const FORMS = { forms: [() => ImportForms, 'The ways to read a file.'] } as const;
/** Conflict: another import is running. */
const RUN_ERRORS = [ValidationFailed, Conflict, NotFound, Forbidden];

/** Imports of files; a file itself comes by `POST /api/imports`. */
@Resolver()
export class ImportRunResolver {
  @Allow(ADMINISTRATORS)
  @Query(() => ImportRunPage, { description: 'Imports, the last first.' })
  imports(
    @Args(() => ImportRunsArgs) paging: ImportRunsArgs,
    @Ctx() { imports }: ImportsContext,
  ): Promise<ImportRunPage> {
    return imports.list(paging);
  }

  @Allow(ADMINISTRATORS)
  @Query(() => ImportRunView, { nullable: true, description: 'An import; null = there is none of this id.' })
  importRun(@Arg('id', () => ID, ONE) id: string, @Ctx() { imports }: ImportsContext): Promise<ImportRunView | null> {
    return imports.find(id);
  }

  @Allow(ADMINISTRATORS)
  @Query(() => ImportForms, { description: 'The ways to read a file.' })
  importForms(@Ctx() { savedMappings }: ImportsContext): Promise<ImportForms> {
    return savedMappings.forms();
  }

  @Allow(ADMINISTRATORS)
  @NotAudited('The history of imports keeps who began it; the job logs what it writes.')
  @Refreshes(LiveTopic.IMPORTS)
  @PayloadMutation('Has a file gone through as an import would, without writing.', RUN, RUN_ERRORS)
  async checkImport(
    @Arg('id', () => ID, ONE) id: string,
    @Arg('settings', () => ImportSettingsInput, { description: 'How it is to be read.', ...CHECKED_BY_SERVICE })
    settings: ImportSettingsInput,
    @Ctx() { imports }: ImportsContext,
  ) {
    return { run: await imports.check(id, settings) };
  }

  @Allow(ADMINISTRATORS)
  @NotAudited('The history of imports keeps who began it; the job logs what it writes.')
  @Refreshes(LiveTopic.IMPORTS)
  @PayloadMutation('Imports a file as it was checked; one at a time.', RUN, RUN_ERRORS)
  async startImport(@Arg('id', () => ID, ONE) id: string, @Ctx() { imports }: ImportsContext) {
    return { run: await imports.start(id) };
  }

  @Allow(ADMINISTRATORS)
  @NotAudited('The history of imports keeps who began it; the job logs what it writes.')
  @Refreshes(LiveTopic.IMPORTS)
  @PayloadMutation('Stops a check or an import; what was written stays.', RUN, RUN_ERRORS)
  async cancelImport(@Arg('id', () => ID, ONE) id: string, @Ctx() { imports }: ImportsContext) {
    return { run: await imports.cancel(id) };
  }

  @Allow(ADMINISTRATORS)
  @NotAudited('How columns are read is of no consequence until a file is imported.')
  @PayloadMutation('Keeps a mapping; one of the same name is replaced. Conflict: another one has the name.', FORMS, [
    ValidationFailed,
    Conflict,
  ])
  async saveImportMapping(
    @Arg('input', () => SavedMappingInput, { description: 'The mapping.', ...CHECKED_BY_SERVICE })
    input: SavedMappingInput,
    @Ctx() { savedMappings }: ImportsContext,
  ) {
    return { forms: await savedMappings.save(input) };
  }

  @Allow(ADMINISTRATORS)
  @NotAudited('How columns are read is of no consequence until a file is imported.')
  @PayloadMutation('Deletes a saved mapping.', FORMS)
  async deleteImportMapping(
    @Arg('id', () => ID, { description: 'Id of the mapping.' }) id: string,
    @Ctx() { savedMappings }: ImportsContext,
  ) {
    return { forms: await savedMappings.remove(id) };
  }

  @Allow(ADMINISTRATORS)
  @Subscription(() => ImportRunView, {
    description: 'Sends an import as it stands now and whenever it moves.',
    subscribe: ({ args, context: { imports } }: { args: { id: string }; context: ImportsContext }) =>
      imports.progress(args.id),
  })
  importProgressed(@Root() run: ImportRunView, @Arg('id', () => ID, ONE) _id: string): ImportRunView {
    return run;
  }
}
