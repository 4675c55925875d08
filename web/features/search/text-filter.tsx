import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useHydrated } from '../../lib/hydrated.ts';
import { LIMITS, type SearchParams } from './search-params.ts';
import { textOf, type Reading } from './search-reading.ts';
import { TypedFilter } from './typed-filter.tsx';
import type { ChangeSearch } from './use-search.ts';

type TextFilterProps = { params: SearchParams; reading: Reading | null; change: ChangeSearch };

/** What the field leaves to the chips, and what it shows. */
type Split = { text: string; stated: string; shown: string };

function splitOf(text: string, reading: Reading | null): Split {
  if (!reading) return { text, stated: '', shown: text };
  return { text, stated: textOf({ ...reading, rest: '' }), shown: reading.rest };
}

/**
 * The words of the search. What was understood in them are chips, and the rest stays in the field; but only when the reader has left it,
 * so that nothing goes away while it is being typed. What is typed comes before what the chips say: of several dates in a text the first count.
 */
export function TextFilter({ params: { text }, reading, change }: TextFilterProps) {
  const { t } = useLingui();
  // Without a script, the form sends what the field shows.
  const now = splitOf(text, useHydrated() ? reading : null);
  const [typing, setTyping] = useState<Split | null>(null);
  const { stated } = typing ?? now;
  const shown = () => {
    if (!typing) return now.shown;
    if (text === typing.text) return typing.shown;
    return text.endsWith(typing.stated) ? text.slice(0, text.length - typing.stated.length).trim() : text;
  };
  return (
    <TypedFilter
      label={t({ id: 'filters.text', message: 'Name or keyword' })}
      name="q"
      type="search"
      autoComplete="off"
      maxLength={LIMITS.text}
      placeholder={t({ id: 'filters.textExample', message: 'Château, vineyard, pool…' })}
      value={shown()}
      clean={(typed) => typed.replaceAll(/\s+/g, ' ').trim()}
      onEnter={() => setTyping(now)}
      onLeave={() => setTyping(null)}
      onSettled={(typed) => change(() => ({ text: [typed, stated].filter(Boolean).join(' ').slice(0, LIMITS.text) }))}
    />
  );
}
