import { useLingui } from '@lingui/react/macro';
import { useDifference } from '../../search/use-difference.ts';
import { Box } from '../../../ui/box.ts';
import { Heading, Text } from '../../../ui/text.tsx';
import { ListedVenueItem, Venues } from './establishments-page-list.tsx';
import type { Found } from './establishments-page-query.ts';

type NearMissesProps = {
  misses: Found['nearMisses'];
  /** How many venues meet everything. */
  found: number;
  /** The words of the text that mean no condition. */
  rest: string;
  /** Whether the dates leave no choice. */
  exact: boolean;
};

/** Venues that come close to what was asked for, each with what differs. */
export function NearMisses({ misses, found, rest, exact }: NearMissesProps) {
  const { t } = useLingui();
  const differenceOf = useDifference(rest);
  return (
    <Box as="section" aria-labelledby="presque" pt={found > 0 ? '10' : '0'}>
      <Heading as="h3" look="h3" id="presque">
        {t({ id: 'nearMiss.almost', message: 'Almost' })}
      </Heading>
      <Text look="small" tone="muted" pt="1" pb="4">
        {found > 0
          ? t({ id: 'nearMiss.others', message: 'These venues meet nearly all your criteria.' })
          : t({ id: 'nearMiss.closest', message: 'No venue meets all your criteria. These come closest.' })}
      </Text>
      <Venues>
        {misses.map(({ venue, differences, availability }) => (
          <ListedVenueItem
            key={venue.id}
            venue={venue}
            // That it is taken stands among what differs.
            availability={availability?.state === 'UNAVAILABLE' ? null : availability}
            exact={exact}
            note={differences
              .filter(({ condition }) => condition !== 'DATES' || availability?.state === 'UNAVAILABLE')
              .map((difference) => differenceOf(difference, venue))
              .join('\u00a0· ')}
          />
        ))}
      </Venues>
    </Box>
  );
}
