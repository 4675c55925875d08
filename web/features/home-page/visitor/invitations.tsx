import { styled } from '../../../ui/styled.ts';
import { Trans } from '@lingui/react/macro';
import { comparisonAddress } from '../../../lib/addresses.ts';
import { Grid, Item, List, Row, Stack } from '../../../ui/box.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Container } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { Amphitheatre } from './amphitheatre.tsx';

const Panel = styled('section', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    alignItems: 'flex-start',
    borderRadius: 'md',
    p: { base: '6', md: '10' },
    // The drawing behind them is decoration.
    '& > [aria-hidden]': { left: '55%', opacity: '0.16' },
    '& > :not([aria-hidden])': { position: 'relative' },
  },
  variants: {
    tone: {
      ink: { bg: 'footer.ground', color: 'footer.text', '& h2': { color: 'footer.text' } },
      copper: { bg: 'copper.tint', border: '1px solid', borderColor: 'rule' },
    },
  },
});

/** What organisers do, as a list with rules between. */
const Use = styled(Item, {
  base: {
    py: '3',
    borderTop: '1px solid',
    borderColor: 'footer.text/20',
    color: 'footer.muted',
    '& strong': { color: 'footer.text', fontWeight: '600' },
  },
});

const COMMUNITY_ID = 'home-community';
const ANNOUNCE_ID = 'home-announce';

/** For those who organise, and for those who receive: side by side. */
export function Invitations() {
  return (
    <Container pt={{ base: '12', md: '16' }}>
      <Grid gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}>
        <Panel tone="ink" aria-labelledby={COMMUNITY_ID}>
          <Amphitheatre />
          <Stack gap="3" maxWidth="xl">
            <Heading as="h2" look="h2" id={COMMUNITY_ID}>
              <Trans id="home.community">The organisers’ community</Trans>
            </Heading>
            <Text color="footer.muted">
              <Trans id="home.community.lead">
                Executive assistants, event managers, agencies, associations: people who fill rooms share the same
                questions and the same deadlines. Plénière gives them tools to decide together.
              </Trans>
            </Text>
          </Stack>
          <List width="full" maxWidth="xl">
            <Use>
              <Trans id="home.community.shortlist">
                <strong>Keep</strong> the venues you like in a shortlist, no account needed.
              </Trans>
            </Use>
            <Use>
              <Trans id="home.community.compare">
                <strong>Compare</strong> up to four of them side by side, and share the link with your colleagues.
              </Trans>
            </Use>
            <Use>
              <Trans id="home.community.offers">
                <strong>Follow</strong> the offers that venues make when they have a free date.
              </Trans>
            </Use>
          </List>
          <Row gap="3">
            <LinkButton to={comparisonAddress([])}>
              <Trans id="home.community.toComparison">Compare venues</Trans>
            </LinkButton>
            <LinkButton to="/promotions-en-cours">
              <Trans id="home.community.toOffers">See the current offers</Trans>
            </LinkButton>
          </Row>
        </Panel>
        <Panel tone="copper" aria-labelledby={ANNOUNCE_ID}>
          <Stack gap="3">
            <Heading as="h2" look="h2" id={ANNOUNCE_ID}>
              <Trans id="home.announce">Do you run a venue?</Trans>
            </Heading>
            <Text tone="muted">
              <Trans id="home.announce.lead">
                Hotel, château, loft or congress centre: describe your rooms once, show your best photos, and receive
                requests that fit your capacities.
              </Trans>
            </Text>
            <Text tone="muted">
              <Trans id="home.announce.plan">
                The first listing is free. You stay in control of your texts, photos and offers.
              </Trans>
            </Text>
          </Stack>
          <LinkButton to="/login" look="quiet" marginTop="auto">
            <Trans id="home.announce.action">List my venue</Trans>
          </LinkButton>
        </Panel>
      </Grid>
    </Container>
  );
}
