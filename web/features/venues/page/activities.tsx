import { css } from '#styled/css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Grid, Item, Row } from '../../../ui/box.ts';
import { Badge } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { Section } from './section.tsx';
import type { Venue } from './venue.ts';

const HEIGHT = css({ containIntrinsicHeight: { base: 'auto 20rem', md: 'auto 11rem' } });

/** What a team can do there when the work is done. */
export function Activities({ activities }: { activities: Venue['activities'] }) {
  const { t } = useLingui();
  if (activities.length === 0) return null;
  return (
    <Section id="activites" title={<Trans id="venue.activities">Activities</Trans>} usualHeight={HEIGHT}>
      <Grid as="ul" listStyle="none" gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }} gap="3">
        {activities.map(({ name, description, onSite }) => (
          <Item key={name} bg="surface" border="1px solid" borderColor="rule" borderRadius="md" px="5" py="4">
            <Row justifyContent="space-between" flexWrap="nowrap" alignItems="flex-start" gap="3">
              <Text fontWeight="600" lang="fr" overflowWrap="anywhere">
                {name}
              </Text>
              {onSite && <Badge tone="sage">{t({ id: 'activity.onSite', message: 'On site' })}</Badge>}
            </Row>
            {description && (
              <Text look="small" tone="muted" lang="fr" pt="1">
                {description}
              </Text>
            )}
          </Item>
        ))}
      </Grid>
    </Section>
  );
}
