import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CITIES } from '../../../lib/map/cities.ts';
import type { VenueMarker } from './marker-layer.ts';

/** Degrees of latitude (111 km each) beyond which a city says nothing of a place. */
const NEAR = 1.5;

/** The city that tells best where a marker is: the greatest among its venues, else the nearest; null = there is none around. */
export function cityOf({ latitude, longitude, bounds }: Pick<VenueMarker, 'latitude' | 'longitude' | 'bounds'>) {
  const widthOfDegree = Math.cos((latitude * Math.PI) / 180);
  const near = CITIES.map(([name, north, east, zoom]) => {
    const isAmong = north <= bounds.north && north >= bounds.south && east <= bounds.east && east >= bounds.west;
    const distance = Math.hypot(north - latitude, (east - longitude) * widthOfDegree);
    return { name, distance, rank: isAmong ? zoom : Infinity };
  }).filter(({ distance, rank }) => distance <= NEAR || rank < Infinity);
  return near.toSorted((a, b) => (a.rank === b.rank ? a.distance - b.distance : a.rank - b.rank))[0]?.name ?? null;
}

/** The same labels, with a number where several are alike. */
export function toldApart(labels: readonly string[]): readonly string[] {
  return labels.map((label, index) => {
    if (labels.indexOf(label) === labels.lastIndexOf(label)) return label;
    return `${label} (${labels.slice(0, index + 1).filter((other) => other === label).length})`;
  });
}

/** The names of markers: that of a venue, or how many venues it stands for and near which city. */
export function useMarkerLabels(): (markers: readonly VenueMarker[]) => readonly string[] {
  const { t } = useLingui();
  const labelOf = ({ name, count, ...place }: VenueMarker): string => {
    if (name !== null) return name;
    const venues = t({
      id: 'results.count',
      message: plural(count, { 0: 'No venue', one: '# venue', other: '# venues' }),
    });
    const city = cityOf(place);
    return city === null ? venues : t({ id: 'map.venuesNear', message: `${venues} near ${city}` });
  };
  return (markers) => toldApart(markers.map(labelOf));
}
