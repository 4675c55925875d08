import { MAP_INSETS, MAP_VIEW_BOX, type MapPoint } from '../../../lib/map-projection.ts';

/** How much of France one sees around a venue on the mainland: a region and its neighbours. */
const MAINLAND_SHARE = 0.42;
/** Around a frame of the overseas departments, which is small. */
const INSET_SHARE = 0.16;

type Landmark = {
  name: string;
  longitude: number;
  latitude: number;
  /** Its name stands to the left, where it would run into another to the right. */
  leftwards?: true;
};

/** Towns by which one finds one's way on the map. */
export const LANDMARKS: readonly Landmark[] = [
  { name: 'Paris', longitude: 2.352, latitude: 48.857 },
  { name: 'Lyon', longitude: 4.836, latitude: 45.764 },
  { name: 'Marseille', longitude: 5.37, latitude: 43.296 },
  { name: 'Toulouse', longitude: 1.444, latitude: 43.605 },
  { name: 'Bordeaux', longitude: -0.579, latitude: 44.838 },
  { name: 'Nantes', longitude: -1.554, latitude: 47.218 },
  { name: 'Lille', longitude: 3.057, latitude: 50.629 },
  { name: 'Strasbourg', longitude: 7.752, latitude: 48.573 },
  { name: 'Rennes', longitude: -1.678, latitude: 48.117 },
  { name: 'Nice', longitude: 7.262, latitude: 43.71 },
  { name: 'Dijon', longitude: 5.041, latitude: 47.322 },
  { name: 'Clermont-Ferrand', longitude: 3.087, latitude: 45.777, leftwards: true },
  { name: 'Limoges', longitude: 1.261, latitude: 45.834 },
  { name: 'Tours', longitude: 0.689, latitude: 47.394 },
  { name: 'Rouen', longitude: 1.099, latitude: 49.443 },
  { name: 'Reims', longitude: 4.032, latitude: 49.258 },
  { name: 'Brest', longitude: -4.486, latitude: 48.39 },
  { name: 'Montpellier', longitude: 3.877, latitude: 43.611, leftwards: true },
  { name: 'Grenoble', longitude: 5.724, latitude: 45.188 },
  { name: 'Ajaccio', longitude: 8.737, latitude: 41.919 },
];

/** Units of the map that the name of a town needs beside it. */
const NAME_WIDTH = 40;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The part of the drawn map around a place, of the map's own proportions and never past its edge. */
export function windowAround(place: MapPoint): {
  viewBox: string;
  shows: (point: MapPoint, leftwards?: boolean) => boolean;
} {
  const overseas = MAP_INSETS.some(
    ({ frame: { x, y, size } }) => place.x >= x && place.x <= x + size && place.y >= y && place.y <= y + size,
  );
  const share = overseas ? INSET_SHARE : MAINLAND_SHARE;
  const width = MAP_VIEW_BOX.width * share;
  const height = MAP_VIEW_BOX.height * share;
  const left = clamp(place.x - width / 2, MAP_VIEW_BOX.x, MAP_VIEW_BOX.x + MAP_VIEW_BOX.width - width);
  const top = clamp(place.y - height / 2, MAP_VIEW_BOX.y, MAP_VIEW_BOX.y + MAP_VIEW_BOX.height - height);
  const within = (value: number, from: number, length: number) => value > from + 4 && value < from + length - 4;
  return {
    viewBox: [left, top, width, height].map((value) => Math.round(value * 10) / 10).join(' '),
    // With its name.
    shows: ({ x, y }, leftwards = false) =>
      within(x, left + (leftwards ? NAME_WIDTH : 0), width - NAME_WIDTH) && within(y, top, height),
  };
}
