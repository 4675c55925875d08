import { useLingui } from '@lingui/react/macro';
import X from 'lucide-static/icons/x.svg?react';
import { venueAddress } from '../../../lib/addresses.ts';
import { cityWithDepartment } from '../../../lib/place-names.ts';
import { useUpTo } from '../../../lib/suited-capacity.ts';
import type { RoomLayout } from '../../../lib/venue-terms.ts';
import { Box, Flex } from '../../../ui/box.ts';
import { IconButton, Link } from '../../../ui/button.tsx';
import { Text } from '../../../ui/text.tsx';
import { VenuePicture } from '../../../ui/venue-picture.tsx';
import type { QuoteVenue } from './use-quote-venues.ts';

type ChosenVenueProps = {
  venue: QuoteVenue;
  /** Its largest room when that is too small for the event; without a layout nothing is known of its size. */
  tooSmall: { readonly largestRoom: number; readonly layout: RoomLayout | null } | null;
  onRemove: () => void;
};

/** A venue that will be asked: picture, name, place, and how to leave it out. */
export function ChosenVenue({ venue, tooSmall, onRemove }: ChosenVenueProps) {
  const { t } = useLingui();
  const upTo = useUpTo();
  const { id, slug, name, kind, photos, homepageImageId } = venue;
  const photo = photos.find((each) => each.id === homepageImageId) ?? photos[0];
  return (
    <Flex gap="3" alignItems="center">
      <Box position="relative" width="16" height="14" flexShrink="0" borderRadius="sm" overflow="hidden">
        <VenuePicture id={id} kind={kind} photo={photo} sizes="64px" />
      </Box>
      <Box flex="1" minWidth="0">
        <Text look="small" fontWeight="600" lineClamp="2" overflowWrap="anywhere" lang="fr">
          <Link to={venueAddress(slug)} look="plain">
            {name}
          </Link>
        </Text>
        <Text look="caption" tone="muted">
          {cityWithDepartment(venue)}
        </Text>
        {tooSmall !== null && (
          <Text look="caption" color="gold.text" fontWeight="600">
            {tooSmall.layout
              ? upTo({ layout: tooSmall.layout, capacity: tooSmall.largestRoom })
              : t({ id: 'quote.venueSizeUnknown', message: 'Room sizes unknown' })}
          </Text>
        )}
      </Box>
      <IconButton label={t({ id: 'quote.removeVenue', message: `Remove ${name} from the request` })} onClick={onRemove}>
        <X size={18} aria-hidden />
      </IconButton>
    </Flex>
  );
}
