import { Trans } from '@lingui/react/macro';
import { usePromotionLabels } from '../../../lib/promotion-labels.ts';
import { Item, List } from '../../../ui/box.ts';
import { Heading, Text } from '../../../ui/text.tsx';
import { Section } from './section.tsx';
import type { Venue } from './venue.ts';

/** The offers of the venue that run today. */
export function Promotions({ promotions }: { promotions: Venue['promotions'] }) {
  const words = usePromotionLabels();
  if (promotions.length === 0) return null;
  return (
    <Section id="offres" title={<Trans id="venue.promotions">Current offers</Trans>}>
      <List display="grid" gap="3">
        {promotions.map((promotion) => {
          const { text, soon } = words.deadline(promotion.endsOn);
          return (
            <Item
              key={promotion.id}
              display="grid"
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '9rem minmax(0, 1fr)' }}
              columnGap="6"
              rowGap="3"
              bg="copper.tint"
              borderRadius="md"
              px={{ base: '4', md: '6' }}
              py="5"
              breakInside="avoid"
            >
              <div>
                <Text textStyle="figure" fontSize="3xl" color="copper.text" pb="1">
                  {words.figure(promotion)}
                </Text>
                <Text look="small" tone="muted">
                  {words.unit(promotion)}
                </Text>
              </div>
              <div>
                <Heading as="h3" look="h3" lang="fr" pb="1" overflowWrap="anywhere">
                  {promotion.title}
                </Heading>
                <Text lang="fr" overflowWrap="anywhere">
                  {promotion.text}
                </Text>
                <Text
                  look="small"
                  pt="2"
                  tone={soon ? 'strong' : 'muted'}
                  css={{ '&::first-letter': { textTransform: 'uppercase' } }}
                >
                  <time dateTime={promotion.endsOn}>{text}</time>
                </Text>
              </div>
            </Item>
          );
        })}
      </List>
    </Section>
  );
}
