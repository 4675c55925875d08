import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** “60 people”. */
export function usePeople(): (people: number) => string {
  const { t } = useLingui();
  return (people) => t({ id: 'quote.people', message: plural(people, { one: '# person', other: '# people' }) });
}
