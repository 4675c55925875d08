import Tag from 'lucide-react/icons/tag';
import { offerKind, usePromotionLabels, type Offer } from '../lib/promotion-labels.ts';
import { Box, Row, Span } from './box.ts';
import { Badge } from './layout.tsx';
import { VisuallyHidden } from './text.tsx';

/** Discounts, prices and extras each have a tone. */
const PROMOTION_TONES = { discount: 'copper', price: 'gold', extra: 'sage' } as const;

/** "−20 %", on the picture or beside the name of a venue. Its ground is opaque: it is read on any picture. */
export function PromotionBadge({ promotion }: { promotion: Offer }) {
  const words = usePromotionLabels();
  return (
    <Badge tone={PROMOTION_TONES[offerKind(promotion)]} fontSize="sm" px="2.5" fontVariantNumeric="lining-nums">
      <Span aria-hidden>{words.shortly(promotion)}</Span>
      <VisuallyHidden>{words.spoken(promotion)}</VisuallyHidden>
    </Badge>
  );
}

type PromotionLineProps = { promotion: Offer & { readonly title: string; readonly endsOn: string } };

/** An offer on one line of a card: figure, title, last day. */
export function PromotionLine({ promotion }: PromotionLineProps) {
  const words = usePromotionLabels();
  const { text, soon } = words.deadline(promotion.endsOn);
  return (
    <Row gap="2" flexWrap="nowrap" alignItems="baseline" fontSize="sm" lineHeight="snug" color="copper.text">
      <Box flexShrink="0" position="relative" top="0.5">
        <Tag size={14} strokeWidth={1.75} aria-hidden />
      </Box>
      <span>
        <Span fontWeight="600">
          {offerKind(promotion) !== 'extra' && `${words.shortly(promotion)} · `}
          {promotion.title}
        </Span>{' '}
        <Span color={soon ? 'copper.text' : 'ink.subtle'}>{text}</Span>
      </span>
    </Row>
  );
}
