import { Button, Menu, Portal } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-static/icons/chevron-down.svg?react';
import { useTerm } from '../../../lib/terms.ts';
import { VisuallyHidden } from '../../../ui/text.tsx';
import type { Place } from './admin-url.ts';
import { type AdminFlags, hasPlace, PLACE_VALUES, PLACES } from './admin-venue.ts';

type PlaceMenuProps = {
  name: string;
  flags: AdminFlags;
  disabled: boolean;
  onChange: (place: Place, on: boolean) => void;
};

/** The places of a venue by their names, and all that there are, each to be given and taken away. */
export function PlaceMenu({ name, flags, disabled, onChange }: PlaceMenuProps) {
  const { t } = useLingui();
  const placeName = useTerm(PLACES);
  const held = PLACE_VALUES.filter((place) => hasPlace(flags, place));
  return (
    <Menu.Root closeOnSelect={false} lazyMount unmountOnExit positioning={{ placement: 'bottom-start' }}>
      <Menu.Trigger asChild>
        <Button
          variant="ghost"
          size="sm"
          disabled={disabled}
          maxWidth="11rem"
          height="auto"
          minHeight={{ base: '11', md: '8' }}
          px="2"
          mx={{ md: '-2' }}
          gap="1"
          whiteSpace="normal"
          textAlign="start"
          fontWeight={held.length > 0 ? '600' : '400'}
          color={held.length > 0 ? 'fg' : 'fg.muted'}
        >
          <VisuallyHidden>{t({ id: 'venuesAdmin.placesOf', message: `Highlights: ${name}` })}</VisuallyHidden>
          {held.length > 0 ? held.map(placeName).join(', ') : t({ id: 'venuesAdmin.noPlace', message: 'None' })}
          <ChevronDown size={16} aria-hidden />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="13rem" border="1px solid" borderColor="border">
            {PLACE_VALUES.map((place) => (
              <Menu.CheckboxItem
                key={place}
                value={place}
                minHeight="10"
                cursor="pointer"
                checked={hasPlace(flags, place)}
                onCheckedChange={(on) => onChange(place, on)}
              >
                {placeName(place)}
                <Menu.ItemIndicator />
              </Menu.CheckboxItem>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
