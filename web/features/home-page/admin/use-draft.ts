import { useState } from 'react';
import type { DraftEntry } from './curated.ts';

/** An arrangement as the server has it. */
export type Arrangement = { readonly entries: readonly DraftEntry[]; readonly revision: string };

/** Where the rows go that one works on, until they are saved. */
export type Draft = {
  readonly entries: readonly DraftEntry[];
  readonly isDirty: boolean;
  /** Revision that the work began from. */
  readonly revision: string;
  readonly change: (entries: readonly DraftEntry[]) => void;
  readonly drop: () => void;
  /** Goes on from what the server has now. */
  readonly rebase: (revision: string) => void;
};

const same = (a: readonly DraftEntry[], b: readonly DraftEntry[]) =>
  a.length === b.length &&
  a.every(({ id, startsOn, endsOn }, index) => {
    const other = b[index]!;
    return id === other.id && startsOn === other.startsOn && endsOn === other.endsOn;
  });

/** What the server has, or what one makes of it: as long as nothing is changed, changes of others come in. */
export function useDraft(server: Arrangement): Draft {
  const [draft, setDraft] = useState<Arrangement | null>(null);
  const isDirty = draft !== null && !same(draft.entries, server.entries);
  const { entries, revision } = isDirty ? draft : server;
  return {
    entries,
    isDirty,
    revision,
    change: (next) => setDraft({ entries: next, revision }),
    drop: () => setDraft(null),
    rebase: (next) => setDraft((before) => before && { ...before, revision: next }),
  };
}
