import { useCallback, useEffect, useState, type ComponentProps } from 'react';
import { useEarlyValue } from '../../lib/use-early-value.ts';
import { Field, TextInput } from '../../ui/field.tsx';

/** After this long without a key, what was typed is searched for. */
const PAUSE_MS = 500;

type Props = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'onFocus'> & {
  label: string;
  /** What is wrong with a text that can't be used; it is said once the reader has left the field, or pressed Enter. */
  errorOf?: (text: string) => string | null;
  /** What the search says. */
  value: string;
  /** Brings what was typed into the form that the search gives back; what can't be used is the same as nothing. */
  clean: (text: string) => string;
  onSettled: (value: string) => void;
  /** The reader is about to type, or has done so before hydration. */
  onEnter?: () => void;
  /** The reader has left the field, or pressed Enter. */
  onLeave?: () => void;
};

/** A field whose text becomes a condition of the search when the reader pauses, or at once by Enter or on leaving it. */
export function TypedFilter({ label, errorOf, value, clean, onSettled, onEnter, onLeave, ...props }: Props) {
  const [draft, setDraft] = useState(value);
  const [isLeft, setLeft] = useState(false);
  const field = useEarlyValue<HTMLInputElement>(value, (early) => {
    onEnter?.();
    setDraft(early);
  });
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState<string | null>(null);
  if (seen !== value) {
    setSeen(value);
    // Our own text come back must not undo what was typed since; another one, by a chip or by Back, wins.
    if (value === sent) setSent(null);
    else setDraft(value);
  }
  const wanted = clean(draft);
  const settle = useCallback(() => {
    if (wanted === value) return;
    setSent(wanted);
    onSettled(wanted);
  }, [onSettled, value, wanted]);

  useEffect(() => {
    const timer = setTimeout(settle, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [settle]);

  const leave = () => {
    settle();
    setLeft(true);
    onLeave?.();
  };

  return (
    <Field label={label} error={isLeft && errorOf?.(draft)}>
      <TextInput
        {...props}
        ref={field}
        value={draft}
        onFocus={onEnter}
        onChange={(event) => {
          setDraft(event.target.value);
          setLeft(false);
        }}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          leave();
        }}
      />
    </Field>
  );
}
