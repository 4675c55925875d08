import { useLingui } from '@lingui/react/macro';
import { usePreferences } from '../../lib/preferences.tsx';
import { fromPlaceFrench, placeName } from './known-places.ts';
import type { Near } from './near.ts';

/** "Within 30 km of Lyon", "À moins de 30 km d’Annecy"; `within`: in the middle of a sentence. */
export function useNearLabel() {
  const { t } = useLingui();
  const fromPlace = useFromPlace();
  return ({ place, point, km }: Near, { within = false } = {}): string => {
    if (point) {
      return within
        ? t({ id: 'near.inPoint', message: `within ${km} km of the given position` })
        : t({ id: 'near.point', message: `Within ${km} km of the given position` });
    }
    const from = fromPlace(place);
    return within
      ? t({ id: 'near.inPlace', message: `within ${km} km of ${from}` })
      : t({ id: 'near.place', message: `Within ${km} km of ${from}` });
  };
}

/** From where a distance is: French chooses the preposition by the place ("de Lyon", "d’Annecy", "du Mans"), English has its own in the sentence. */
export function useFromPlace(): (place: string) => string {
  const { language } = usePreferences();
  return language === 'fr' ? fromPlaceFrench : placeName;
}
