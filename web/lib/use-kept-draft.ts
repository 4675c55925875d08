import { useCallback, useState } from 'react';
import { tabStorage } from './tab-storage.ts';

type KeptDraft<Form extends object> = {
  /** What the form begins with. */
  readonly start: Form;
  /** Whether that was typed before, and kept. */
  readonly found: boolean;
  /** Whether something is typed that was not sent. */
  readonly unsent: boolean;
  readonly keep: (form: Form) => void;
  /** It was sent, or is not wanted. */
  readonly forget: () => void;
};

/** Whether the tab keeps a draft under a key. */
export const hasKeptDraft = (key: string): boolean => tabStorage.read(key) !== null;

/**
 * A form that is kept in the tab until it is sent.
 * @param initial the form in which nothing is typed.
 * @param mend makes a form of anything that may be kept: a release before may have kept other fields.
 */
export function useKeptDraft<Form extends object>(
  key: string,
  initial: Form,
  mend: (initial: Form, kept: unknown) => Form,
): KeptDraft<Form> {
  const [found, setFound] = useState(() => hasKeptDraft(key));
  const [start] = useState(() => (found ? mend(initial, tabStorage.read(key)) : initial));
  const [unsent, setUnsent] = useState(found);
  const keep = useCallback(
    (form: Form) => {
      const typed = JSON.stringify(form) !== JSON.stringify(initial);
      tabStorage.write(key, typed ? form : null);
      setUnsent(typed);
    },
    [initial, key],
  );
  const forget = useCallback(() => {
    tabStorage.write(key, null);
    setFound(false);
    setUnsent(false);
  }, [key]);
  return { start, found, unsent, keep, forget };
}
