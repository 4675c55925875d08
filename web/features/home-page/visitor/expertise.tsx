import { css } from '#styled/css';
import { styled } from '../../../ui/styled.ts';
import { Trans } from '@lingui/react/macro';
import Armchair from 'lucide-static/icons/armchair.svg?react';
import BadgeCheck from 'lucide-static/icons/badge-check.svg?react';
import Send from 'lucide-static/icons/send.svg?react';
import TrainFront from 'lucide-static/icons/train-front.svg?react';
import type { ReactNode } from 'react';
import { Grid, Item } from '../../../ui/box.ts';
import { Heading, Text } from '../../../ui/text.tsx';
import { HomeSection } from './home-section.tsx';

const Point = styled(Item, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    pt: '5',
    borderTop: '2px solid',
    borderColor: 'copper',
    '& > svg': { color: 'copper.text', marginBottom: '0.25rem' },
  },
});

const ICON = { size: 26, strokeWidth: 1.5, 'aria-hidden': true } as const;

function Strength({ icon, title, children }: { icon: ReactNode; title: ReactNode; children: ReactNode }) {
  return (
    <Point>
      {icon}
      <Heading as="h3" look="h3">
        {title}
      </Heading>
      <Text tone="muted">{children}</Text>
    </Point>
  );
}

const HEIGHT = css({ containIntrinsicHeight: { base: 'auto 64rem', md: 'auto 37rem', lg: 'auto 26rem' } });

/** What the platform knows about choosing a venue. */
export function Expertise() {
  return (
    <HomeSection title={<Trans id="home.expertise">A profession, not just a directory</Trans>} usualHeight={HEIGHT}>
      <Text tone="muted" look="lead" maxWidth="3xl">
        <Trans id="home.expertise.lead">
          Choosing a venue means comparing what can be compared: rooms, layouts, travel times, prices. That is what we
          record, venue by venue.
        </Trans>
      </Text>
      <Grid
        as="ul"
        listStyle="none"
        gap={{ base: '8', md: '6' }}
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          xl: 'repeat(4, minmax(0, 1fr))',
        }}
      >
        <Strength
          icon={<Armchair {...ICON} />}
          title={<Trans id="home.expertise.rooms">Capacities room by room</Trans>}
        >
          <Trans id="home.expertise.roomsText">
            Theatre, classroom, U-shape, cabaret: a figure always stands for one room in one layout, never for a
            flattering total.
          </Trans>
        </Strength>
        <Strength
          icon={<TrainFront {...ICON} />}
          title={<Trans id="home.expertise.access">Travel times in minutes</Trans>}
        >
          <Trans id="home.expertise.accessText">
            Station, airport, underground, motorway: the time it takes to get there, so that nobody misses the opening
            session.
          </Trans>
        </Strength>
        <Strength icon={<Send {...ICON} />} title={<Trans id="home.expertise.quote">One request, five venues</Trans>}>
          <Trans id="home.expertise.quoteText">
            Describe your event once. Your request goes to five venues at most, and each of them answers you directly.
          </Trans>
        </Strength>
        <Strength icon={<BadgeCheck {...ICON} />} title={<Trans id="home.expertise.checked">Reviewed listings</Trans>}>
          <Trans id="home.expertise.checkedText">
            Our team reviews every listing before it is published, and every change to it.
          </Trans>
        </Strength>
      </Grid>
    </HomeSection>
  );
}
