import { AppError } from '../../platform/errors.ts';
import { Workflow } from '../../platform/workflow.ts';
import { ImportAction, ImportActor, ImportState } from './import-run.enums.ts';

const { UPLOADED, CHECKING, CHECKED, IMPORTING, DONE, CANCELLED, FAILED } = ImportState;

const by = [ImportActor.ADMINISTRATOR];
const CHECK = { by, to: CHECKING };
/** An interrupted import continues: rows that were written already are unchanged. */
const START = { by, to: IMPORTING };

/** The fields of an import that decide which actions are possible. */
interface JudgedImport {
  state: ImportState;
  /** Null = the file was deleted. */
  fileKey: string | null;
  checkReport: { outcome: string } | null;
}

/** The transitions of an import by administrators; its job writes the results. */
export const importWorkflow = new Workflow<JudgedImport, ImportState, ImportAction, ImportActor>({
  table: {
    [UPLOADED]: { CHECK },
    [CHECKING]: { CANCEL: { by, to: UPLOADED } },
    [CHECKED]: { CHECK, START },
    [IMPORTING]: { CANCEL: { by, to: CANCELLED } },
    [DONE]: {},
    [CANCELLED]: { CHECK, START },
    [FAILED]: { CHECK, START },
  },
  stateOf: ({ state }) => state,
  write: (run, state) => {
    run.state = state;
  },
  // Both need the file, and an import needs a check before.
  forbids: ({ fileKey, checkReport }, action) =>
    (action !== ImportAction.CANCEL && fileKey === null) ||
    (action === ImportAction.START && checkReport?.outcome !== 'done'),
  refusal: () => new AppError('FORBIDDEN'),
});
