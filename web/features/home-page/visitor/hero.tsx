import { styled } from '../../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useI18n } from '@lingui/react';
import type { ReactNode } from 'react';
import { MOST_SEARCHED } from '../../../lib/most-searched.ts';
import { Item, List, Row, Stack } from '../../../ui/box.ts';
import { LinkChip } from '../../../ui/chip.tsx';
import { Container } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/text.tsx';

/** A sheet over the lower edge of the pictures; above what follows, because suggestions hang out of it. */
const Sheet = styled('section', {
  base: {
    position: 'relative',
    zIndex: '1',
    marginTop: '-overlap',
    bg: 'surface',
    border: '1px solid',
    borderColor: 'rule',
    borderRadius: 'md',
    boxShadow: 'card',
    px: { base: '4', md: '8' },
    py: { base: '6', md: '8' },
    // The frame of the search lies flat on the sheet.
    '& form': { boxShadow: 'none' },
  },
});

/** Pictures of venues, and the search laid over their lower edge: what the site is for, in one view. */
export function Hero({ slider, search }: { slider: ReactNode; search: ReactNode }) {
  const { t } = useLingui();
  const { i18n } = useI18n();
  const mostSearched = t({ id: 'home.mostSearched', message: 'Most searched' });
  return (
    <>
      {slider}
      <Container>
        <Sheet>
          <Stack gap={{ base: '5', md: '6' }}>
            <Stack gap="2">
              <Heading as="h1" look="h1">
                <Trans id="home.title">The right venue for each of your events</Trans>
              </Heading>
              <Text tone="muted">
                <Trans id="home.lead">
                  Seminars, conferences, study days, business meals, cocktail evenings: find the place, compare the
                  rooms, ask for a quote.
                </Trans>
              </Text>
            </Stack>
            {search}
            <Row as="nav" gap="3" aria-label={mostSearched}>
              <Text as="span" look="small" tone="muted" aria-hidden>
                {mostSearched}
              </Text>
              <List display="flex" flexWrap="wrap" gap="2">
                {MOST_SEARCHED.map(({ name, to }) => (
                  <Item key={to}>
                    <LinkChip to={to}>{i18n._(name)}</LinkChip>
                  </Item>
                ))}
              </List>
            </Row>
          </Stack>
        </Sheet>
      </Container>
    </>
  );
}
