import { css } from '#styled/css';
import { styled } from '../../../ui/styled.ts';
import { Trans } from '@lingui/react/macro';
import { Stack } from '../../../ui/box.ts';
import { Link } from '../../../ui/button.tsx';
import { Text } from '../../../ui/text.tsx';
import { HomeSection } from './home-section.tsx';

const Motto = styled('p', {
  base: {
    fontFamily: 'heading',
    fontSize: { base: 'xl', md: '3xl' },
    lineHeight: 'snug',
    letterSpacing: 'tight',
    color: 'ink',
    textWrap: 'balance',
    maxWidth: '4xl',
  },
});

const HEIGHT = css({ containIntrinsicHeight: { base: 'auto 26rem', md: 'auto 26rem', lg: 'auto 23rem' } });

/** Who speaks here, in a few lines. */
export function About() {
  return (
    <HomeSection title={<Trans id="home.about">About Plénière</Trans>} usualHeight={HEIGHT}>
      <Stack gap="5">
        <Motto>
          <Trans id="home.about.motto">
            A successful meeting begins with a room of the right size, in a place where people are glad to arrive.
          </Trans>
        </Motto>
        <Text tone="muted" maxWidth="3xl">
          <Trans id="home.about.text">
            Plénière brings together people looking for a venue and people who run one. On one side, complete, verified
            listings that can be compared line by line. On the other, owners who answer in person. Searching is free and
            needs no account; our revenue comes from venue subscriptions, never from the order of the results.
          </Trans>
        </Text>
        <Text>
          <Link to="/a-propos">
            <Trans id="home.about.more">Read our story</Trans>
          </Link>
        </Text>
      </Stack>
    </HomeSection>
  );
}
