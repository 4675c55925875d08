import { Trans, useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useFormats } from '../../../lib/formats.ts';
import { usePromotionLabels } from '../../../lib/promotion-labels.ts';
import { Flex, Row, Span, Stack } from '../../../ui/box.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Badge, Card } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import type { PromotionState } from './promotions-admin.gen.ts';
import type { AdminPromotion } from './use-promotions.ts';

type PromotionRowProps = { promotion: AdminPromotion; onEdit: () => void; onRemove: () => void };

/** One promotion in the list of those who write it. */
export function PromotionRow({ promotion, onEdit, onRemove }: PromotionRowProps) {
  const { t } = useLingui();
  const { date } = useFormats();
  const words = usePromotionLabels();
  const { title, venue, state, isShown, startsOn, endsOn } = promotion;
  const [from, to] = [date(startsOn), date(endsOn)];
  return (
    <Card as="article" padded data-promotion={promotion.id}>
      <Flex gap="4" alignItems="flex-start">
        <Stack gap="1.5" flex="1" minWidth="0">
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
          <Text look="small" tone="muted">
            {venue.name}
          </Text>
          <Text look="small">
            <Span fontWeight="600">{words.shortly(promotion)}</Span>
            {' · '}
            {startsOn === endsOn ? from : t({ id: 'adminOffers.days', message: `${from} to ${to}` })}
          </Text>
        </Stack>
        <Row gap="1" flexWrap="nowrap">
          <IconButton label={t({ id: 'adminOffers.editOf', message: `Edit: ${title}` })} onClick={onEdit}>
            <Pencil size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
          <IconButton label={t({ id: 'adminOffers.removeOf', message: `Delete: ${title}` })} onClick={onRemove}>
            <Trash size={18} strokeWidth={1.75} aria-hidden />
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
