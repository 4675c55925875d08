import { css } from '#styled/css';
import Tag from 'lucide-static/icons/tag.svg?react';
import { offerKind, usePromotionLabels, type Offer } from '../lib/promotion-labels.ts';
import { badgeRecipe } from './recipes.ts';

const LARGER = css.raw({ fontSize: 'sm', px: '2.5', fontVariantNumeric: 'lining-nums' });
/** Discounts, prices and extras each have a tone. */
const BADGES = {
  discount: css(badgeRecipe.raw({ tone: 'copper' }), LARGER),
  price: css(badgeRecipe.raw({ tone: 'gold' }), LARGER),
  extra: css(badgeRecipe.raw({ tone: 'sage' }), LARGER),
};
const SPOKEN = css({ srOnly: true });
const LINE = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: '2',
  fontSize: 'sm',
  lineHeight: 'snug',
  color: 'copper.text',
});
const TAG = css({ flexShrink: '0', position: 'relative', top: '0.5' });
const TITLE = css({ fontWeight: '600' });
const LATER = css({ color: 'ink.subtle' });

/** "−20 %", on the picture or beside the name of a venue. Its ground is opaque: it is read on any picture. */
export function PromotionBadge({ promotion }: { promotion: Offer }) {
  const words = usePromotionLabels();
  return (
    <span className={BADGES[offerKind(promotion)]}>
      <span aria-hidden>{words.shortly(promotion)}</span>
      <span className={SPOKEN}>{words.spoken(promotion)}</span>
    </span>
  );
}

type PromotionLineProps = { promotion: Offer & { readonly title: string; readonly endsOn: string } };

/** An offer on one line of a card: figure, title, last day. */
export function PromotionLine({ promotion }: PromotionLineProps) {
  const words = usePromotionLabels();
  const { text, soon } = words.deadline(promotion.endsOn);
  return (
    <div className={LINE}>
      <Tag size={14} aria-hidden className={TAG} />
      <span>
        <span className={TITLE}>
          {offerKind(promotion) !== 'extra' && `${words.shortly(promotion)} · `}
          {promotion.title}
        </span>{' '}
        <span className={soon ? undefined : LATER}>{text}</span>
      </span>
    </div>
  );
}
