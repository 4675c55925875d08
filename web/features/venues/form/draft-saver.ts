import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import type { MutationResult } from '../../../lib/calls.ts';

/** A pause in the typing after which it is saved. */
const PAUSE_MS = 1_500;
/** Waits before a failed save is tried again by itself. */
const RETRY_MS = [5_000, 10_000, 30_000, 60_000] as const;
/** What another try may mend. */
const PASSING = new Set(['NETWORK', 'TIMEOUT', 'UNAVAILABLE', 'INTERNAL', 'RATE_LIMITED']);

/** What of the form is not saved yet. */
export type Unsaved = {
  /** Fields that have changed. */
  readonly count: number;
  /** Of those, fields that cannot be saved as they are. */
  readonly heldBack: number;
  /** Wrong answers in those: a list is one field, with many answers. */
  readonly wrong: number;
  /** Whether answers are only missing in the fields held back; nothing that was typed is wrong. */
  readonly incomplete: boolean;
};

/** What there is to save, and what of it has to wait. */
export type Changes<Input> = { readonly input: Input; readonly unsaved: Unsaved };

export type SaverState = Unsaved & {
  /** `changed`: something waits to be saved. `conflict`: the venue has changed elsewhere, nothing is sent until that is settled. */
  readonly status: 'clean' | 'changed' | 'saving' | 'failed' | 'conflict';
  /** When it last was saved from here. */
  readonly savedAt: Date | null;
  /** Why the last try came to nothing. */
  readonly failure: FailedCall | null;
};

type Options<Input, Answer> = {
  /** False where a change is sent by a press of a button only. */
  readonly automatic: boolean;
  readonly changes: () => Changes<Input>;
  readonly send: (input: Input) => Promise<MutationResult<Answer>>;
  /** It was saved: from now on, changes are counted from here. */
  readonly saved: (answer: Answer, sent: Input) => void;
  /** The API found fields wrong that we had found right. */
  readonly refused: (fields: Extract<MutationResult<Answer>, { kind: 'wrong' }>['fields']) => void;
};

/** Whether something can be saved. */
const canSave = ({ count, heldBack }: Unsaved): boolean => count > heldBack;

const NOTHING_UNSAVED: Unsaved = { count: 0, heldBack: 0, wrong: 0, incomplete: false };

/** Saves what is typed after each pause, one save at a time, and again when that failed; knows what is not saved yet. */
export class DraftSaver<Input, Answer> {
  #state: SaverState = { status: 'clean', savedAt: null, failure: null, ...NOTHING_UNSAVED };
  readonly #listeners = new Set<() => void>();
  readonly #options: Options<Input, Answer>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | undefined;
  #tries = 0;
  #stopped = false;

  constructor(options: Options<Input, Answer>) {
    this.#options = options;
  }

  readonly state = (): SaverState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Something was typed, or a change was taken back. */
  readonly changed = (): void => {
    const { unsaved } = this.#options.changes();
    const { status } = this.#state;
    if (status === 'conflict' || status === 'saving') {
      this.#tell(unsaved);
      return;
    }
    clearTimeout(this.#timer);
    if (unsaved.count === 0) {
      this.#tell({ status: 'clean', failure: null, ...unsaved });
      return;
    }
    this.#tell({ status: status === 'failed' ? status : 'changed', ...unsaved });
    if (canSave(unsaved)) this.#flushAfter(PAUSE_MS);
  };

  /** Saves at once; true when nothing is left that could be saved. */
  readonly flush = async (): Promise<boolean> => {
    clearTimeout(this.#timer);
    if (this.#state.status === 'conflict') return false;
    this.#running ??= this.#save().finally(() => {
      this.#running = undefined;
    });
    const done = await this.#running;
    const { unsaved } = this.#options.changes();
    // What was typed while it was on its way.
    return done && canSave(unsaved) ? this.flush() : done && unsaved.heldBack === 0;
  };

  /** The conflict is settled, or another version was taken over. */
  readonly settle = (): void => {
    this.#tries = 0;
    this.#tell({ status: 'clean', failure: null });
    this.changed();
  };

  /** Its form is there (again). */
  readonly start = (): void => {
    this.#stopped = false;
  };

  /** Its form is left: what is on its way arrives, nothing is sent by itself any more. */
  readonly stop = (): void => {
    this.#stopped = true;
    clearTimeout(this.#timer);
  };

  async #save(): Promise<boolean> {
    const { input, unsaved } = this.#options.changes();
    if (!canSave(unsaved)) return true;
    this.#tell({ status: 'saving', failure: null });
    const outcome = await this.#options.send(input);
    switch (outcome.kind) {
      case 'done':
        this.#tries = 0;
        this.#options.saved(outcome.answer, input);
        this.#rest({ savedAt: new Date() });
        return true;
      case 'wrong':
        this.#options.refused(outcome.fields);
        this.#rest({});
        return false;
      case 'failed':
        this.#failed(outcome);
        return false;
    }
  }

  #rest(more: Partial<SaverState>): void {
    const { unsaved } = this.#options.changes();
    this.#tell({ status: unsaved.count === 0 ? 'clean' : 'changed', ...unsaved, ...more });
    if (canSave(unsaved)) this.#flushAfter(PAUSE_MS);
  }

  #flushAfter(ms: number): void {
    if (this.#options.automatic && !this.#stopped) this.#timer = setTimeout(() => void this.flush(), ms);
  }

  #failed(failure: FailedCall): void {
    this.#tell({ status: failure.code === 'CONFLICT' ? 'conflict' : 'failed', failure });
    if (!PASSING.has(failure.code)) return;
    this.#flushAfter(RETRY_MS[this.#tries] ?? RETRY_MS[3]);
    this.#tries += 1;
  }

  #tell(change: Partial<SaverState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
