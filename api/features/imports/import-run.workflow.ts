import { AppError } from '../../platform/errors.ts';
import { Workflow } from '../../platform/workflow.ts';
import { ImportAction, ImportActor, ImportState } from './import-run.enums.ts';

const { UPLOADED, CHECKING, CHECKED, IMPORTING, DONE, CANCELLED, FAILED } = ImportState;

const by = [ImportActor.ADMINISTRATOR];
const CHECK = { by, to: CHECKING };
/** An import that was broken off goes on: what is written already counts as unchanged. */
const START = { by, to: IMPORTING };

/** The part of an import that decides what can be done with it. */
interface JudgedImport {
  state: ImportState;
  /** Null = there is no file any more. */
  fileKey: string | null;
  checkReport: { outcome: string } | null;
}

/** The states of an import, as far as administrators change them; how a check or an import ends, its job decides. */
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
  // Nothing is done without the file, and nothing is imported that no check has gone through.
  forbids: ({ fileKey, checkReport }, action) =>
    (action !== ImportAction.CANCEL && fileKey === null) ||
    (action === ImportAction.START && checkReport?.outcome !== 'done'),
  refusal: () => new AppError('FORBIDDEN'),
});
