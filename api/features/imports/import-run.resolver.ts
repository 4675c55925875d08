import { Arg, Args, ArgsType, Ctx, FieldResolver, ID, Query, Resolver, Root, Subscription } from 'type-graphql';
import { IdInput } from '../../platform/graphql/inputs.ts';
import { Allow, NotAudited, Refreshes } from '../../platform/graphql/operation.ts';
import { Input } from '../../platform/graphql/input.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import type { ImportsContext } from './services.ts';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import { Conflict, Forbidden, NotFound, ValidationFailed } from '../../platform/graphql/user-errors.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import { PagingArgs } from '../../platform/graphql/paging.ts';
import { ADMINISTRATORS } from '../accounts/account.policy.ts';
import { fittingMappings } from './import-file.ts';
import { ImportReport } from './import-report.types.ts';
import { ImportRun } from './import-run.entity.ts';
import { ImportAction, ImportActor, ImportState } from './import-run.enums.ts';
import { CheckImportInput, ImportSettings, SavedMappingInput } from './import-run.inputs.ts';
import { ImportForms, ImportProgress, ImportRunPage } from './import-run.types.ts';
import { importWorkflow } from './import-run.workflow.ts';

const ONE = { description: 'The id of the import.' };
const KEPT_BY_HISTORY = 'The history of imports keeps who began it; the job logs what it writes.';
const HARMLESS = 'How columns are read is of no consequence until a file is imported.';

@ArgsType()
class ImportRunsArgs extends PagingArgs {}

const RUN = { run: [() => ImportRun, 'The import as it is now.'] } as const;
const FORMS = { forms: [() => ImportForms, 'The ways to read a file.'] } as const;
/** Conflict: another import is running. */
const RUN_ERRORS = [ValidationFailed, Conflict, NotFound, Forbidden];

/** Imports of files; the file itself is uploaded by `POST /api/imports`. */
@Resolver(() => ImportRun)
export class ImportRunResolver {
  @Allow(ADMINISTRATORS)
  @Query(() => ImportRunPage, { description: 'The imports, the last first.' })
  imports(
    @Args(() => ImportRunsArgs) paging: ImportRunsArgs,
    @Ctx() { imports }: ImportsContext,
  ): Promise<ImportRunPage> {
    return imports.list(paging);
  }

  @Allow(ADMINISTRATORS)
  @Query(() => ImportRun, { nullable: true, description: 'An import. Null if there is none with this id.' })
  importRun(@Arg('id', () => ID, ONE) id: string, @Ctx() { imports }: ImportsContext): Promise<ImportRun | null> {
    return imports.find(id);
  }

  @Allow(ADMINISTRATORS)
  @Query(() => ImportForms, { description: 'The ways to read a file.' })
  importForms(@Ctx() { savedMappings }: ImportsContext): Promise<ImportForms> {
    return savedMappings.forms();
  }

  @Allow(ADMINISTRATORS)
  @NotAudited(KEPT_BY_HISTORY)
  @Refreshes(LiveTopic.IMPORTS)
  @PayloadMutation('Has a file gone through as an import would, without writing.', RUN, RUN_ERRORS)
  async checkImport(
    @Input('The file, and how it is to be read.', CHECKED_BY_SERVICE)
    input: CheckImportInput,
    @Ctx() { imports }: ImportsContext,
  ) {
    return { run: await imports.check(input) };
  }

  @Allow(ADMINISTRATORS)
  @NotAudited(KEPT_BY_HISTORY)
  @Refreshes(LiveTopic.IMPORTS)
  @PayloadMutation('Imports a file as it was checked; one at a time.', RUN, RUN_ERRORS)
  async startImport(@Input('The import.') { id }: IdInput, @Ctx() { imports }: ImportsContext) {
    return { run: await imports.start(id) };
  }

  @Allow(ADMINISTRATORS)
  @NotAudited(KEPT_BY_HISTORY)
  @Refreshes(LiveTopic.IMPORTS)
  @PayloadMutation('Stops a check or an import; what was written stays.', RUN, RUN_ERRORS)
  async cancelImport(@Input('The import.') { id }: IdInput, @Ctx() { imports }: ImportsContext) {
    return { run: await imports.cancel(id) };
  }

  @Allow(ADMINISTRATORS)
  @NotAudited(HARMLESS)
  @PayloadMutation('Keeps a mapping; one of the same name is replaced. Conflict: another one has the name.', FORMS, [
    ValidationFailed,
    Conflict,
  ])
  async saveImportMapping(
    @Input('The mapping.', CHECKED_BY_SERVICE)
    input: SavedMappingInput,
    @Ctx() { savedMappings }: ImportsContext,
  ) {
    return { forms: await savedMappings.save(input) };
  }

  @Allow(ADMINISTRATORS)
  @NotAudited(HARMLESS)
  @PayloadMutation('Deletes a saved mapping.', FORMS)
  async deleteImportMapping(@Input('The mapping.') { id }: IdInput, @Ctx() { savedMappings }: ImportsContext) {
    return { forms: await savedMappings.remove(id) };
  }

  @Allow(ADMINISTRATORS)
  @Subscription(() => ImportRun, {
    description: 'Sends an import as it is now, and whenever it moves.',
    subscribe: ({ args, context: { imports } }: { args: { id: string }; context: ImportsContext }) =>
      imports.progress(args.id),
  })
  importProgressed(@Root() run: ImportRun, @Arg('id', () => ID, ONE) _id: string): ImportRun {
    return run;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the file is still kept.' })
  hasFile(@Root() { fileKey }: ImportRun): boolean {
    return fileKey !== null;
  }

  @FieldResolver(() => [String], { description: 'The known forms that it has all columns of, the most fitting first.' })
  fittingMappings(@Root() { columns }: ImportRun): string[] {
    return fittingMappings(columns.map(({ header }) => header)).map(({ name }) => name);
  }

  @FieldResolver(() => ImportSettings, {
    nullable: true,
    description: 'The way in which the file was read last. Null if it never was.',
  })
  settings(@Root() { settings }: ImportRun): ImportSettings | null {
    // Settings of earlier versions have no option for warnings.
    return settings && Object.assign(settings, { confirmed: settings.confirmed ?? false });
  }

  @FieldResolver(() => ImportProgress, {
    nullable: true,
    description: 'The progress of the run. Null if nothing runs.',
  })
  progress(@Root() { state, phase, progressRows, rows }: ImportRun): ImportProgress | null {
    const runs = state === ImportState.CHECKING || state === ImportState.IMPORTING;
    return runs ? { checking: phase !== 'writing', rows: progressRows, total: rows } : null;
  }

  @FieldResolver(() => ImportReport, {
    nullable: true,
    description: 'The report of the last check. Null if there is none.',
  })
  check(@Root() { checkReport }: ImportRun): ImportReport | null {
    return checkReport;
  }

  @FieldResolver(() => ImportReport, {
    nullable: true,
    description: 'The report of the import. Null if it has not ended.',
  })
  report(@Root() { report }: ImportRun): ImportReport | null {
    return report;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The name of the person who sent it. Null if their account was deleted.',
  })
  authorName(@Root() { author }: ImportRun): string | null {
    const user = author?.unwrap();
    return user ? `${user.firstName} ${user.lastName}`.trim() || null : null;
  }

  @FieldResolver(() => [ImportAction], { description: 'The actions that can be taken on it now.' })
  availableActions(@Root() run: ImportRun): ImportAction[] {
    return importWorkflow.allowed(run, ImportActor.ADMINISTRATOR);
  }
}
