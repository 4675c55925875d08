import { Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-static/icons/copy.svg?react';
import Pencil from 'lucide-static/icons/pencil.svg?react';
import Trash from 'lucide-static/icons/trash-2.svg?react';
import { offerAddress } from '../../../lib/addresses.ts';
import { useFormats } from '../../../lib/formats.ts';
import { usePromotionLabels } from '../../../lib/promotion-labels.ts';
import { Flex, Row, Span, Stack } from '../../../ui/box.ts';
import { IconButton, Link } from '../../../ui/button.tsx';
import { Badge, Card } from '../../../ui/layout.tsx';
import { VenueThumbnail } from '../../../ui/venue-thumbnail.tsx';
import { Heading, Text, VisuallyHidden } from '../../../ui/text.tsx';
import type { PromotionState } from './promotions-admin.gen.ts';
import type { AdminPromotion } from './use-promotions.ts';

type PromotionRowProps = {
  promotion: AdminPromotion;
  onEdit: () => void;
  /** Undefined = the plan has no room for another one. */
  onDuplicate: (() => void) | undefined;
  onRemove: () => void;
};

/** One promotion in the list of those who write it. */
export function PromotionRow({ promotion, onEdit, onDuplicate, onRemove }: PromotionRowProps) {
  const { t } = useLingui();
  const { date } = useFormats();
  const words = usePromotionLabels();
  const { title, venue, state, isShown, startsOn, endsOn } = promotion;
  const [from, to] = [date(startsOn), date(endsOn)];
  return (
    <Card as="article" padded data-promotion={promotion.id}>
      <Flex gap="4" rowGap="3" alignItems="flex-start" flexWrap={{ base: 'wrap', sm: 'nowrap' }}>
        <VenueThumbnail id={venue.id} kind={venue.kind} photo={venue.photo} />
        <Stack gap="1.5" flex={{ base: '1 0 100%', sm: '1' }} order={{ base: '1', sm: '0' }} minWidth="0">
          <Row gap="2">
            <StateBadge state={state} />
            {state === 'RUNNING' && !isShown && (
              <Badge tone="gold">
                <Trans id="adminOffers.notShown">Not visible: the venue is offline</Trans>
              </Badge>
            )}
          </Row>
          <Heading as="h2" look="h4" overflowWrap="anywhere">
            {title}
          </Heading>
          <Text look="small" tone="muted" lang="fr">
            {venue.name}
          </Text>
          <Text look="small">
            <Span fontWeight="600">{words.shortly(promotion)}</Span>
            {' · '}
            {startsOn === endsOn ? from : t({ id: 'adminOffers.days', message: `${from} to ${to}` })}
          </Text>
          {isShown && (
            <Link to={offerAddress(venue.slug, promotion.id)} fontSize="sm" alignSelf="flex-start">
              {t({ id: 'adminOffers.online', message: 'View online' })}
              <VisuallyHidden>{t({ id: 'adminOffers.onlineOf', message: `: ${title}` })}</VisuallyHidden>
            </Link>
          )}
        </Stack>
        <Row gap="1" flexWrap="nowrap" ml="auto">
          <IconButton label={t({ id: 'adminOffers.editOf', message: `Edit: ${title}` })} onClick={onEdit}>
            <Pencil size={18} aria-hidden />
          </IconButton>
          {onDuplicate && (
            <IconButton
              label={t({ id: 'adminOffers.duplicateOf', message: `Duplicate: ${title}` })}
              onClick={onDuplicate}
            >
              <Copy size={18} aria-hidden />
            </IconButton>
          )}
          <IconButton label={t({ id: 'adminOffers.removeOf', message: `Delete: ${title}` })} onClick={onRemove}>
            <Trash size={18} aria-hidden />
          </IconButton>
        </Row>
      </Flex>
    </Card>
  );
}

function StateBadge({ state }: { state: PromotionState }) {
  switch (state) {
    case 'RUNNING':
      return (
        <Badge tone="sage">
          <Trans id="adminOffers.stateRunning">Current</Trans>
        </Badge>
      );
    case 'COMING':
      return (
        <Badge tone="copper">
          <Trans id="adminOffers.stateComing">Upcoming</Trans>
        </Badge>
      );
    case 'ENDED':
      return (
        <Badge>
          <Trans id="adminOffers.stateEnded">Ended</Trans>
        </Badge>
      );
  }
}
