import { defineMachine } from '../../platform/state-machine.ts';
import { type ImportAction, ImportActor, ImportState } from './import-run.enums.ts';

const { UPLOADED, CHECKING, CHECKED, IMPORTING, DONE, CANCELLED, FAILED } = ImportState;

const by = [ImportActor.ADMINISTRATOR];
const CHECK = { by, to: CHECKING };
/** An import that was broken off goes on: what is written already counts as unchanged. */
const START = { by, to: IMPORTING };

/** The life of an import, as far as somebody moves it; how a check or an import ends, its job says. */
export const importWorkflow = defineMachine<ImportState, ImportAction, ImportActor>({
  [UPLOADED]: { CHECK },
  [CHECKING]: { CANCEL: { by, to: UPLOADED } },
  [CHECKED]: { CHECK, START },
  [IMPORTING]: { CANCEL: { by, to: CANCELLED } },
  [DONE]: {},
  [CANCELLED]: { CHECK, START },
  [FAILED]: { CHECK, START },
});
