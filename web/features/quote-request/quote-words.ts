import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** “up to 60 people”: the size of a venue's largest room. */
export function useUpTo(): (largestRoom: number) => string {
  const { t } = useLingui();
  return (largestRoom) =>
    t({ id: 'venue.upTo', message: plural(largestRoom, { one: 'up to # person', other: 'up to # people' }) });
}
