import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import CarFront from 'lucide-static/icons/car-front.svg?react';
import Plane from 'lucide-static/icons/plane.svg?react';
import Ship from 'lucide-static/icons/ship.svg?react';
import TrainFront from 'lucide-static/icons/train-front.svg?react';
import TramFront from 'lucide-static/icons/tram-front.svg?react';
import { useFormats } from '../../../lib/formats.ts';
import { useTerm } from '../../../lib/terms.ts';
import { List, Span, Stack } from '../../../ui/box.ts';
import { Heading, Text } from '../../../ui/text.tsx';
import { ACCESS_TYPES, TRAVEL_MODES } from '../../../lib/venue-labels.ts';
import type { Venue } from './venue.ts';

type Access = Venue['accesses'][number];
type Way = 'train' | 'transit' | 'plane' | 'road' | 'boat';

const WAYS = {
  train: msg({ id: 'way.train', message: 'By train' }),
  transit: msg({ id: 'way.transit', message: 'By metro and tram' }),
  plane: msg({ id: 'way.plane', message: 'By plane' }),
  road: msg({ id: 'way.road', message: 'By road' }),
  boat: msg({ id: 'way.boat', message: 'By boat' }),
} as const;

const ICONS = { train: TrainFront, transit: TramFront, plane: Plane, road: CarFront, boat: Ship } as const;

const WAY_OF: Readonly<Record<Access['type'], Way>> = {
  STATION: 'train',
  METRO: 'transit',
  TRAM: 'transit',
  AIRPORT: 'plane',
  MOTORWAY: 'road',
  PORT: 'boat',
};

/** The points of arrival by the way one travels, the nearest first. */
export function accessesByWay(accesses: readonly Access[]): { way: Way; points: Access[] }[] {
  return (Object.keys(WAYS) as Way[])
    .map((way) => ({
      way,
      points: accesses.filter(({ type }) => WAY_OF[type] === way).toSorted((a, b) => a.minutes - b.minutes),
    }))
    .filter(({ points }) => points.length > 0);
}

/** How one gets there, with the minutes from each point of arrival. */
export function Accesses({ accesses }: { accesses: Venue['accesses'] }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const wayName = useTerm(WAYS);
  const accessType = useTerm(ACCESS_TYPES);
  const travelMode = useTerm(TRAVEL_MODES);
  const timeOf = ({ minutes: time, mode: how }: Access) => {
    const minutes = number(time);
    const mode = travelMode(how);
    return t({ id: 'access.time', message: `${minutes} min ${mode}` });
  };
  return (
    <Stack gap="5">
      {accessesByWay(accesses).map(({ way, points }) => {
        const Icon = ICONS[way];
        return (
          <Stack key={way} gap="1.5">
            <Heading as="h4" look="h4" display="flex" alignItems="center" gap="2.5" fontSize="sm" color="ink.muted">
              <Span color="copper.text" display="inline-flex">
                <Icon size={20} aria-hidden />
              </Span>
              {wayName(way)}
            </Heading>
            <List display="grid" gap="2" ps="7">
              {points.map((access) => (
                <li key={`${access.type} ${access.name}`}>
                  <Span fontWeight="500" lang="fr" title={accessType(access.type)} display="block">
                    {access.name}
                  </Span>
                  <Text as="span" look="small" tone="muted">
                    {timeOf(access)}
                  </Text>
                </li>
              ))}
            </List>
          </Stack>
        );
      })}
    </Stack>
  );
}
