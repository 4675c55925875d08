import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useCallback } from 'react';

/** The label of a code in the language of the page; an unknown code stands for itself. */
export function useWord(words: Readonly<Record<string, MessageDescriptor>>): (code: string) => string {
  const { i18n } = useLingui();
  return useCallback(
    (code: string) => {
      const word = words[code];
      return word ? i18n._(word) : code;
    },
    [i18n, words],
  );
}
