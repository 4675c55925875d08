import { Arg, Args, ArgsType, Ctx, ID, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Allow, NotAudited, Refreshes } from '../../platform/graphql/operation.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import type { ImportsContext } from './services.ts';
import { toResultUnion } from '../../platform/graphql/failures.ts';
import { PagingArgs } from '../../platform/graphql/paging.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import { ADMINISTRATORS } from '../accounts/account.policy.ts';
import { ImportSettingsInput, SavedMappingInput } from './import-run.inputs.ts';
import {
  ImportChanged,
  ImportForms,
  ImportFormsChanged,
  ImportRunPage,
  ImportRunView,
  MoveImportResult,
  SaveMappingResult,
} from './import-run.types.ts';

const ONE = { description: 'Id of the import.' };

@ArgsType()
class ImportRunsArgs extends PagingArgs {}

async function moved(work: Promise<ImportRunView>): Promise<typeof MoveImportResult> {
  return toResultUnion(
    ['VALIDATION_FAILED', 'CONFLICT', 'NOT_FOUND', 'FORBIDDEN'],
    work.then((run) => Object.assign(new ImportChanged(), { run })),
  );
}

async function saved(work: Promise<ImportForms>): Promise<typeof SaveMappingResult> {
  return toResultUnion(
    ['VALIDATION_FAILED', 'CONFLICT'],
    work.then((forms) => Object.assign(new ImportFormsChanged(), { forms })),
  );
}

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
  @Mutation(() => MoveImportResult, { description: 'Has a file gone through as an import would, without writing.' })
  checkImport(
    @Arg('id', () => ID, ONE) id: string,
    @Arg('settings', () => ImportSettingsInput, { description: 'How it is to be read.', ...CHECKED_BY_SERVICE })
    settings: ImportSettingsInput,
    @Ctx() { imports }: ImportsContext,
  ): Promise<typeof MoveImportResult> {
    return moved(imports.check(id, settings));
  }

  @Allow(ADMINISTRATORS)
  @NotAudited('The history of imports keeps who began it; the job logs what it writes.')
  @Refreshes(LiveTopic.IMPORTS)
  @Mutation(() => MoveImportResult, { description: 'Imports a file as it was checked; one at a time.' })
  startImport(
    @Arg('id', () => ID, ONE) id: string,
    @Ctx() { imports }: ImportsContext,
  ): Promise<typeof MoveImportResult> {
    return moved(imports.start(id));
  }

  @Allow(ADMINISTRATORS)
  @NotAudited('The history of imports keeps who began it; the job logs what it writes.')
  @Refreshes(LiveTopic.IMPORTS)
  @Mutation(() => MoveImportResult, { description: 'Stops a check or an import; what was written stays.' })
  cancelImport(
    @Arg('id', () => ID, ONE) id: string,
    @Ctx() { imports }: ImportsContext,
  ): Promise<typeof MoveImportResult> {
    return moved(imports.cancel(id));
  }

  @Allow(ADMINISTRATORS)
  @NotAudited('How columns are read is of no consequence until a file is imported.')
  @Mutation(() => SaveMappingResult, { description: 'Keeps a mapping; one of the same name is replaced.' })
  saveImportMapping(
    @Arg('input', () => SavedMappingInput, { description: 'The mapping.', ...CHECKED_BY_SERVICE })
    input: SavedMappingInput,
    @Ctx() { savedMappings }: ImportsContext,
  ): Promise<typeof SaveMappingResult> {
    return saved(savedMappings.save(input));
  }

  @Allow(ADMINISTRATORS)
  @NotAudited('How columns are read is of no consequence until a file is imported.')
  @Mutation(() => ImportForms, { description: 'Deletes a saved mapping.' })
  deleteImportMapping(
    @Arg('id', () => ID, { description: 'Id of the mapping.' }) id: string,
    @Ctx() { savedMappings }: ImportsContext,
  ): Promise<ImportForms> {
    return savedMappings.remove(id);
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
