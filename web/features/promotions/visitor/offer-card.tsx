import { styled } from '#styled/jsx';
import { offerKind } from '../../../lib/promotion-labels.ts';
import { Box, Flex, Stack } from '../../../ui/box.ts';
import { Card } from '../../../ui/layout.tsx';
import type { Offer } from './offer.ts';
import type { OfferLook } from './offer-looks.ts';
import { OfferDeadline, OfferFigure, OfferPicture, OfferVenue, OfferLabels, TINTS } from './offer-parts.tsx';

const SIZES = {
  lead: '(min-width: 80em) 700px, (min-width: 64em) 58vw, 100vw',
  picture: '(min-width: 80em) 700px, (min-width: 64em) 58vw, (min-width: 48em) 50vw, 100vw',
  ticket: '(min-width: 80em) 460px, (min-width: 64em) 38vw, (min-width: 48em) 46vw, 90vw',
} as const satisfies Record<OfferLook, string>;

const Frame = styled('div', { base: { position: 'relative', overflow: 'hidden', bg: 'sunken', flexShrink: '0' } });

/** Where one would tear it off. */
const Perforation = styled('div', { base: { borderTop: '2px dashed', borderColor: 'rule.strong/50', my: '1' } });

type LookProps = { offer: Offer; eager: boolean };

/** Over the whole width; `mirrored` has the picture at the end. */
function LeadOffer({ offer, eager, mirrored }: LookProps & { mirrored: boolean }) {
  const { promotion, venue } = offer;
  return (
    <Flex flexDirection={{ base: 'column', lg: mirrored ? 'row-reverse' : 'row' }} height="full">
      <Frame
        aspectRatio={{ base: '16 / 9', lg: 'auto' }}
        width={{ base: 'full', lg: '58%' }}
        minHeight={{ lg: '26rem' }}
      >
        <OfferPicture venue={venue} sizes={SIZES.lead} eager={eager} />
      </Frame>
      <Stack flex="1" gap="5" p={{ base: '5', lg: '8' }} bg={TINTS[offerKind(promotion)].bg} justifyContent="center">
        <OfferFigure promotion={promotion} size="large" />
        <Perforation />
        <OfferLabels promotion={promotion} lead />
        <Stack gap="3">
          <OfferVenue offer={offer} />
          <OfferDeadline promotion={promotion} />
        </Stack>
      </Stack>
    </Flex>
  );
}

/** The picture above, with the figure stamped on its edge. */
function PictureOffer({ offer, eager }: LookProps) {
  const { promotion, venue } = offer;
  return (
    <Flex flexDirection="column" height="full">
      <Frame aspectRatio="16 / 9">
        <OfferPicture venue={venue} sizes={SIZES.picture} eager={eager} />
      </Frame>
      <Stack gap="4" flex="1" px={{ base: '5', lg: '6' }} pb={{ base: '5', lg: '6' }}>
        <Box
          alignSelf="flex-start"
          position="relative"
          mt="-7"
          px="4"
          py="3"
          borderRadius="md"
          bg={TINTS[offerKind(promotion)].bg}
        >
          <OfferFigure promotion={promotion} size="small" />
        </Box>
        <OfferLabels promotion={promotion} />
        <Flex mt="auto" justifyContent="space-between" alignItems="flex-end" gap="3" flexWrap="wrap">
          <OfferVenue offer={offer} />
          <OfferDeadline promotion={promotion} />
        </Flex>
      </Stack>
    </Flex>
  );
}

/** The figure large on a tinted ground, the picture in what room is left. */
function TicketOffer({ offer, eager }: LookProps) {
  const { promotion, venue } = offer;
  return (
    <Stack gap="4" height="full" p={{ base: '5', lg: '6' }} bg={TINTS[offerKind(promotion)].bg}>
      <OfferFigure promotion={promotion} size="middle" />
      <Perforation />
      <OfferLabels promotion={promotion} />
      <Frame flex="1 1 8rem" borderRadius="sm">
        <OfferPicture venue={venue} sizes={SIZES.ticket} eager={eager} />
      </Frame>
      <Flex justifyContent="space-between" alignItems="flex-end" gap="3" flexWrap="wrap">
        <OfferVenue offer={offer} />
        <OfferDeadline promotion={promotion} />
      </Flex>
    </Stack>
  );
}

type OfferCardProps = LookProps & { look: OfferLook; mirrored: boolean };

/** An offer; the whole of it leads to its venue. */
export function OfferCard({ look, mirrored, ...props }: OfferCardProps) {
  return (
    <Card as="article" interactive className="group" height="full">
      {look === 'lead' && <LeadOffer mirrored={mirrored} {...props} />}
      {look === 'picture' && <PictureOffer {...props} />}
      {look === 'ticket' && <TicketOffer {...props} />}
    </Card>
  );
}
