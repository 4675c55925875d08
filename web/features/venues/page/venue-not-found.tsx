import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SEARCH_PATH } from '../../../lib/addresses.ts';
import { Head } from '../../../lib/head.tsx';
import { Box, Row, Stack } from '../../../ui/box.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { Optional } from './optional.tsx';

/** 404: a venue that does not exist, or not for the public. `search` is the form to find another one, `near` shows some. */
export function VenueNotFound({ search, near }: { search: ReactNode; near?: ReactNode }) {
  const { t } = useLingui();
  return (
    <Stack gap="6" py={{ base: '6', md: '12' }} minHeight="50vh">
      <Head noindex title={t({ id: 'venueMissing.title', message: 'This venue is not on the site' })} />
      <Heading as="h1" look="h1">
        <Trans id="venueMissing.title">This venue is not on the site</Trans>
      </Heading>
      <Text look="lead" tone="muted" maxWidth="2xl">
        <Trans id="venueMissing.text">
          It may have been removed, or the link is wrong. There are many others: where would you like to hold your
          event?
        </Trans>
      </Text>
      <Box pt="2" maxWidth="4xl">
        {search}
      </Box>
      <Row>
        <LinkButton to={SEARCH_PATH}>
          <Trans id="venueMissing.all">See all venues</Trans>
        </LinkButton>
        <LinkButton to="/" look="ghost">
          <Trans id="venueMissing.home">Home page</Trans>
        </LinkButton>
      </Row>
      <Optional>{near}</Optional>
    </Stack>
  );
}
