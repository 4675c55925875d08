import { offerKind } from '../../../lib/promotion-labels.ts';
import { Box, Flex, Stack } from '../../../ui/box.ts';
import { Card } from '../../../ui/layout.tsx';
import type { Offer } from './offer.ts';
import { OfferDeadline, OfferFigure, OfferLabels, OfferPicture, OfferVenue, TINTS } from './offer-parts.tsx';

const SIZES = '(min-width: 80em) 400px, (min-width: 64em) 32vw, (min-width: 48em) 48vw, 100vw';

type OfferCardProps = {
  offer: Offer;
  /** Among the first of the page: the picture is loaded at once. */
  eager: boolean;
};

/** An offer, its figure stamped on the edge of the picture; the whole of it leads to its venue. */
export function OfferCard({ offer, eager }: OfferCardProps) {
  const { promotion, venue } = offer;
  return (
    <Card as="article" interactive className="group" display="flex" flexDirection="column" height="full">
      <Box position="relative" overflow="hidden" bg="sunken" aspectRatio={{ base: '5 / 2', md: '16 / 9' }}>
        <OfferPicture venue={venue} sizes={SIZES} eager={eager} />
      </Box>
      <Stack gap="3" flex="1" px="5" pb="5">
        <Box
          alignSelf="flex-start"
          position="relative"
          mt="-7"
          px="4"
          py="3"
          borderRadius="md"
          bg={TINTS[offerKind(promotion)].bg}
        >
          <OfferFigure promotion={promotion} />
        </Box>
        <OfferLabels promotion={promotion} />
        <Flex mt="auto" justifyContent="space-between" alignItems="flex-end" gap="3" flexWrap="wrap">
          <OfferVenue offer={offer} />
          <OfferDeadline promotion={promotion} />
        </Flex>
      </Stack>
    </Card>
  );
}
