import { useLingui } from '@lingui/react/macro';
import GalleryHorizontal from 'lucide-react/icons/gallery-horizontal';
import Heart from 'lucide-react/icons/heart';
import PanelTop from 'lucide-react/icons/panel-top';
import Sparkles from 'lucide-react/icons/sparkles';
import Trophy from 'lucide-react/icons/trophy';
import type { LucideIcon } from 'lucide-react';
import { useTerm } from '../../../lib/terms.ts';
import { Flex } from '../../../ui/box.ts';
import { IconToggle } from '../../../ui/icon-toggle.tsx';
import type { Place } from './admin-url.ts';
import { type AdminFlags, hasPlace, PLACE_VALUES, PLACES } from './admin-venue.ts';

const ICONS: Readonly<Record<Place, LucideIcon>> = {
  TOP_FIVE: Trophy,
  PREMIER_PAGE: PanelTop,
  FEATURED: Sparkles,
  FAVOURITE: Heart,
  HOMEPAGE_SLIDER: GalleryHorizontal,
};

type PlaceTogglesProps = {
  name: string;
  flags: AdminFlags;
  disabled: boolean;
  onChange: (place: Place, on: boolean) => void;
};

/** The places of a venue, each to be given and taken away with a press. */
export function PlaceToggles({ name, flags, disabled, onChange }: PlaceTogglesProps) {
  const { t } = useLingui();
  const placeName = useTerm(PLACES);
  return (
    <Flex gap="0.5" role="group" aria-label={t({ id: 'venuesAdmin.placesOf', message: `Highlights: ${name}` })}>
      {PLACE_VALUES.map((place) => {
        const Icon = ICONS[place];
        return (
          <IconToggle
            key={place}
            label={placeName(place)}
            pressed={hasPlace(flags, place)}
            disabled={disabled}
            onChange={(on) => onChange(place, on)}
          >
            <Icon size={18} strokeWidth={1.75} aria-hidden />
          </IconToggle>
        );
      })}
    </Flex>
  );
}
