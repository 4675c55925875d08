import { Arg, Args, ArgsType, Authorized, Ctx, ID, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../../context.ts';
import { orFailure } from '../../kernel/graphql/failures.ts';
import { PagingArgs } from '../../kernel/graphql/paging.ts';
import { CHECKED_BY_SERVICE } from '../../kernel/validation.ts';
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
  return orFailure(
    ['VALIDATION_FAILED', 'CONFLICT', 'NOT_FOUND', 'FORBIDDEN'],
    work.then((run) => Object.assign(new ImportChanged(), { run })),
  );
}

async function saved(work: Promise<ImportForms>): Promise<typeof SaveMappingResult> {
  return orFailure(
    ['VALIDATION_FAILED', 'CONFLICT'],
    work.then((forms) => Object.assign(new ImportFormsChanged(), { forms })),
  );
}

/** Imports of files; a file itself comes by `POST /api/imports`. */
@Resolver()
export class ImportRunResolver {
  @Authorized(...ADMINISTRATORS)
  @Query(() => ImportRunPage, { description: 'Imports, the last first.' })
  imports(@Args(() => ImportRunsArgs) paging: ImportRunsArgs, @Ctx() { imports }: Context): Promise<ImportRunPage> {
    return imports.list(paging);
  }

  @Authorized(...ADMINISTRATORS)
  @Query(() => ImportRunView, { nullable: true, description: 'An import; null = there is none of this id.' })
  importRun(@Arg('id', () => ID, ONE) id: string, @Ctx() { imports }: Context): Promise<ImportRunView | null> {
    return imports.find(id);
  }

  @Authorized(...ADMINISTRATORS)
  @Query(() => ImportForms, { description: 'The ways to read a file.' })
  importForms(@Ctx() { savedMappings }: Context): Promise<ImportForms> {
    return savedMappings.forms();
  }

  @Authorized(...ADMINISTRATORS)
  @Mutation(() => MoveImportResult, { description: 'Has a file gone through as an import would, without writing.' })
  checkImport(
    @Arg('id', () => ID, ONE) id: string,
    @Arg('settings', () => ImportSettingsInput, { description: 'How it is to be read.', ...CHECKED_BY_SERVICE })
    settings: ImportSettingsInput,
    @Ctx() { imports }: Context,
  ): Promise<typeof MoveImportResult> {
    return moved(imports.check(id, settings));
  }

  @Authorized(...ADMINISTRATORS)
  @Mutation(() => MoveImportResult, { description: 'Imports a file as it was checked; one at a time.' })
  startImport(@Arg('id', () => ID, ONE) id: string, @Ctx() { imports }: Context): Promise<typeof MoveImportResult> {
    return moved(imports.start(id));
  }

  @Authorized(...ADMINISTRATORS)
  @Mutation(() => MoveImportResult, { description: 'Stops a check or an import; what was written stays.' })
  cancelImport(@Arg('id', () => ID, ONE) id: string, @Ctx() { imports }: Context): Promise<typeof MoveImportResult> {
    return moved(imports.cancel(id));
  }

  @Authorized(...ADMINISTRATORS)
  @Mutation(() => SaveMappingResult, { description: 'Keeps a mapping; one of the same name is replaced.' })
  saveImportMapping(
    @Arg('input', () => SavedMappingInput, { description: 'The mapping.', ...CHECKED_BY_SERVICE })
    input: SavedMappingInput,
    @Ctx() { savedMappings }: Context,
  ): Promise<typeof SaveMappingResult> {
    return saved(savedMappings.save(input));
  }

  @Authorized(...ADMINISTRATORS)
  @Mutation(() => ImportForms, { description: 'Deletes a saved mapping.' })
  deleteImportMapping(
    @Arg('id', () => ID, { description: 'Id of the mapping.' }) id: string,
    @Ctx() { savedMappings }: Context,
  ): Promise<ImportForms> {
    return savedMappings.remove(id);
  }

  @Authorized(...ADMINISTRATORS)
  @Subscription(() => ImportRunView, {
    description: 'Sends an import as it stands now and whenever it moves.',
    subscribe: ({ args, context: { imports } }: { args: { id: string }; context: Context }) =>
      imports.progress(args.id),
  })
  importProgressed(@Root() run: ImportRunView, @Arg('id', () => ID, ONE) _id: string): ImportRunView {
    return run;
  }
}
