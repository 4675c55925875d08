import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import type { MutationResult } from '../../../lib/calls.ts';

/** A pause in the typing after which it is saved. */
const PAUSE_MS = 1_500;
/** Waits before a failed save is tried again by itself. */
const RETRY_MS = [5_000, 10_000, 30_000, 60_000] as const;
/** What another try may mend. */
const PASSING = new Set(['NETWORK', 'TIMEOUT', 'UNAVAILABLE', 'INTERNAL', 'RATE_LIMITED']);

/** What there is to save: the changes, and how many fields are kept back because they are wrong. */
export type Changes<Input> = { readonly input: Input; readonly count: number; readonly heldBack: number };

export type SaverState = {
  /** `changed`: something waits to be saved. `conflict`: the venue has changed elsewhere, nothing is sent until that is settled. */
  readonly status: 'clean' | 'changed' | 'saving' | 'failed' | 'conflict';
  /** When it last was saved from here. */
  readonly savedAt: Date | null;
  /** Why the last try came to nothing. */
  readonly failure: FailedCall | null;
  /** Fields that have changed and are not saved. */
  readonly count: number;
  /** Of those, fields that are wrong. */
  readonly heldBack: number;
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

/** Saves what is typed after each pause, one save at a time, and again when that failed; knows what is not saved yet. */
export class DraftSaver<Input, Answer> {
  #state: SaverState = { status: 'clean', savedAt: null, failure: null, count: 0, heldBack: 0 };
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
    const { count, heldBack } = this.#options.changes();
    const { status } = this.#state;
    if (status === 'conflict' || status === 'saving') {
      this.#tell({ count, heldBack });
      return;
    }
    clearTimeout(this.#timer);
    if (count === 0) {
      this.#tell({ status: 'clean', failure: null, count, heldBack });
      return;
    }
    this.#tell({ status: status === 'failed' ? status : 'changed', count, heldBack });
    if (count > heldBack) this.#flushAfter(PAUSE_MS);
  };

  /** Saves at once; true when nothing is left that could be saved. */
  readonly flush = async (): Promise<boolean> => {
    clearTimeout(this.#timer);
    if (this.#state.status === 'conflict') return false;
    this.#running ??= this.#save().finally(() => {
      this.#running = undefined;
    });
    const done = await this.#running;
    const { count, heldBack } = this.#options.changes();
    // What was typed while it was on its way.
    return done && count > heldBack ? this.flush() : done && heldBack === 0;
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
    const { input, count, heldBack } = this.#options.changes();
    if (count <= heldBack) return true;
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
    const { count, heldBack } = this.#options.changes();
    this.#tell({ status: count === 0 ? 'clean' : 'changed', count, heldBack, ...more });
    if (count > heldBack) this.#flushAfter(PAUSE_MS);
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
