import { useCallback, useState } from 'react';
import { useFieldArray, useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import type { VenueForm } from './venue-form.ts';

/** The fields of a venue that hold several things. */
export type ItemField = 'rooms' | 'rates' | 'accesses' | 'pointsOfInterest' | 'activities' | 'paragraphs';

/** Where the focus goes after a change: into the item, or on the button that moved it. */
type FocusAt = { readonly index: number; readonly on: 'field' | 'up' | 'down' };

/** Things of one kind, and what can be done with them. */
export type Items<T extends object> = {
  readonly field: ItemField;
  readonly values: readonly T[];
  /** An identity that does not depend on the order. */
  readonly keys: readonly string[];
  /** The one that was taken away last, while it can be taken back. */
  readonly removed: { readonly name: string } | null;
  readonly focusAt: FocusAt | null;
  readonly focused: () => void;
  readonly add: () => void;
  readonly remove: (index: number, name: string) => void;
  readonly undo: () => void;
  readonly move: (from: number, to: number) => void;
};

type Removed<T> = { readonly name: string; readonly index: number; readonly item: T };

/** A list of the form; `fresh` is what an added item begins with. */
export function useItems<Name extends ItemField>(
  name: Name,
  fresh: VenueForm[Name][number],
): Items<VenueForm[Name][number]> {
  type Each = VenueForm[Name][number];
  const { getValues } = useFormContext<VenueForm>();
  const { fields, append, remove, insert, move } = useFieldArray<FieldValues, string, 'key'>({ name, keyName: 'key' });
  const values = (useWatch({ name }) ?? []) as readonly Each[];
  const [removed, setRemoved] = useState<Removed<Each> | null>(null);
  const [focusAt, setFocusAt] = useState<FocusAt | null>(null);
  return {
    field: name,
    values,
    keys: fields.map(({ key }) => key),
    removed,
    focusAt,
    focused: useCallback(() => setFocusAt(null), []),
    add: () => {
      append(structuredClone(fresh), { shouldFocus: false });
      setRemoved(null);
      setFocusAt({ index: values.length, on: 'field' });
    },
    remove: (index, itemName) => {
      const item = (getValues(name) as Each[])[index];
      remove(index);
      if (item) setRemoved({ name: itemName, index, item });
    },
    undo: () => {
      if (!removed) return;
      insert(removed.index, removed.item, { shouldFocus: false });
      setRemoved(null);
      setFocusAt({ index: removed.index, on: 'field' });
    },
    move: (from, to) => {
      move(from, to);
      setFocusAt({ index: to, on: to < from ? 'up' : 'down' });
    },
  };
}
