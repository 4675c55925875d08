import { fold } from '../../platform/text.ts';
import { gazetteer } from '../geography/gazetteer.ts';
import { parseDegrees } from './converters.ts';
import { defineMapping } from './mapping.ts';
import type { ImportMapping } from './mapping.ts';
import { convertHotel, identifyHotel, mergeHotel } from './register-hotel.ts';
import type { Position } from './register-hotel.ts';
import { pleniere, venueMapping } from './venue-mapping.ts';

/** The national register of classified accommodation, raw, as Atout France publishes it. */
export const atoutFrance = defineMapping(
  {
    name: 'atout-france',
    missing: ['-'],
    typeColumn: 'type',
    columns: {
      date: { header: 'DATE DE CLASSEMENT', required: false },
      type: { header: 'TYPOLOGIE ÉTABLISSEMENT', required: true },
      stars: { header: 'CLASSEMENT', required: true },
      name: { header: 'NOM COMMERCIAL', required: true },
      address: { header: 'ADRESSE', required: true },
      postalCode: { header: 'CODE POSTAL', required: true },
      commune: { header: 'COMMUNE', required: true },
      website: { header: 'SITE INTERNET', required: false },
      sleeps: { header: "CAPACITÉ D'ACCUEIL (PERSONNES)", required: false },
      bedrooms: { header: 'NOMBRE DE CHAMBRES', required: false },
      extended: { header: 'classement prorogé', required: false },
    },
    identify: (cells) => identifyHotel(cells),
    merge: mergeHotel,
    convert(cells, report) {
      if (fold(cells.type) !== 'hotel de tourisme') {
        report('kind_unsupported', 'type');
        return null;
      }
      return convertHotel(cells, report, { extended: fold(cells.extended) === 'oui' });
    },
  },
  'name',
);

/** The hotels of the register with commune codes and positions. The keys are those of `atout-france`. */
export const hotelsGeo = defineMapping(
  {
    name: 'hotels-geo',
    missing: ['-'],
    typeColumn: null,
    columns: {
      name: { header: 'nom', required: true },
      stars: { header: 'etoiles', required: true },
      address: { header: 'adresse', required: true },
      postalCode: { header: 'codePostal', required: true },
      commune: { header: 'commune', required: true },
      communeCode: { header: 'codeInsee', required: false },
      sleeps: { header: 'capacite', required: false },
      bedrooms: { header: 'chambres', required: false },
      website: { header: 'site', required: false },
      date: { header: 'dateClassement', required: false },
      latitude: { header: 'lat', required: true },
      longitude: { header: 'lng', required: true },
      precision: { header: 'geo', required: false },
    },
    identify: (cells) => identifyHotel(cells),
    merge: mergeHotel,
    convert(cells, report) {
      const latitude = parseDegrees(cells.latitude, 90);
      const longitude = parseDegrees(cells.longitude, 180);
      // A position found by address or name is that of the hotel; any other is the centre of a commune, which the gazetteer has.
      const isOwn = ['address', 'name'].includes(cells.precision);
      const position: Position | null =
        isOwn && latitude !== null && longitude !== null ? { latitude, longitude } : null;
      if (latitude === null && cells.latitude !== '') report('position_invalid', 'latitude');
      if (longitude === null && cells.longitude !== '') report('position_invalid', 'longitude');
      return convertHotel(cells, report, {
        extended: false,
        commune: gazetteer().communes.get(cells.communeCode),
        position,
      });
    },
  },
  'name',
);

/** All mappings, by the name that `--mapping` takes. */
export const IMPORT_MAPPINGS: Readonly<Record<string, ImportMapping>> = {
  [atoutFrance.name]: atoutFrance,
  [hotelsGeo.name]: hotelsGeo,
  [pleniere.name]: pleniere,
};

/** The mapping of a file: a known form, or columns one by one. @throws Error for an unknown form. */
export function mappingOf({
  mapping,
  columns,
}: {
  mapping: string | null;
  columns: readonly { header: string; field: string }[];
}): ImportMapping {
  if (mapping === null)
    return venueMapping('by-hand', Object.fromEntries(columns.map(({ header, field }) => [header, field])));
  const known = IMPORT_MAPPINGS[mapping];
  if (!known) throw new Error(`There is no mapping ${mapping}.`);
  return known;
}
