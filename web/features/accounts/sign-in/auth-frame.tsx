import { styled } from '../../../ui/styled.ts';
import type { ReactNode } from 'react';
import { Stack } from '../../../ui/box.ts';
import { Card, Page } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { VenuePlaceholder, type PosterKind } from '../../../ui/venue-placeholder.tsx';

const Columns = styled('div', {
  base: {
    display: 'grid',
    gap: { base: '6', lg: '0' },
    maxWidth: { base: 'xl', lg: 'none' },
    mx: 'auto',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 5fr)' },
    alignItems: 'stretch',
  },
});

/** The drawn place beside the form, on screens that have room for it. Decoration, with a word on its foot. */
const Side = styled('aside', {
  base: {
    display: { base: 'none', lg: 'flex' },
    flexDirection: 'column',
    justifyContent: 'flex-end',
    position: 'relative',
    overflow: 'hidden',
    minHeight: '36rem',
    borderTopRightRadius: 'md',
    borderBottomRightRadius: 'md',
    '& > svg': { position: 'absolute', inset: '0' },
  },
});

const Caption = styled('div', {
  base: { position: 'relative', bg: 'footer.ground', color: 'footer.text', px: '8', py: '7' },
});

type AuthFrameProps = {
  title: ReactNode;
  /** One or two sentences under it. */
  lead?: ReactNode;
  /** Drawing beside the form. */
  poster?: PosterKind;
  /** What stands under the drawing. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The frame of every page on which one signs in, registers or mends an account. */
export function AuthFrame({ title, lead, poster = 'CHATEAU', aside, children }: AuthFrameProps) {
  return (
    <Page>
      <Columns>
        <Card
          padded
          p={{ base: '5', md: '8', xl: '12' }}
          borderTopRightRadius={{ lg: '0' }}
          borderBottomRightRadius={{ lg: '0' }}
        >
          <Stack gap="6" maxWidth="lg" mx="auto">
            <Stack as="header" gap="2">
              <Heading as="h1" look="h1">
                {title}
              </Heading>
              {lead && <Text tone="muted">{lead}</Text>}
            </Stack>
            {children}
          </Stack>
        </Card>
        <Side aria-hidden={aside ? undefined : true}>
          <VenuePlaceholder kind={poster} seed="compte" />
          {aside && <Caption>{aside}</Caption>}
        </Side>
      </Columns>
    </Page>
  );
}
