import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate, NavigationType, useNavigationType } from 'react-router';
import { SearchForm } from '../features/search/suggestions/search-form.tsx';
import { SEARCH_PATH } from '../lib/addresses.ts';
import { Head } from '../lib/head.tsx';
import { Box, Row, Stack } from '../ui/box.ts';
import { LinkButton } from '../ui/button.tsx';
import { Page } from '../ui/layout.tsx';
import { Heading, Text } from '../ui/text.tsx';

/** A path that nothing is under: who comes from outside is shown the ways on, a link of the site leads home. */
export default function UnknownPathPage() {
  const isFromOutside = useNavigationType() === NavigationType.Pop;
  return isFromOutside ? <UnknownPath /> : <Navigate to="/" replace />;
}

/** It is rendered once for all such paths, so nothing in it may depend on the path. */
function UnknownPath() {
  const { t } = useLingui();
  return (
    <Page>
      <Head noindex path="/" title={t({ id: 'unknownPath.title', message: 'This page does not exist' })} />
      <Stack gap="6" py={{ base: '6', md: '12' }} minHeight="50vh">
        <Heading as="h1" look="h1">
          <Trans id="unknownPath.title">This page does not exist</Trans>
        </Heading>
        <Text look="lead" tone="muted" maxWidth="2xl">
          <Trans id="unknownPath.text">
            The address may be mistyped, or the page is gone. Where would you like to hold your event?
          </Trans>
        </Text>
        <Box pt="2" maxWidth="4xl">
          <SearchForm prominent look="panel" label={t({ id: 'home.search', message: 'Search for a venue' })} />
        </Box>
        <Row>
          <LinkButton to="/">
            <Trans id="error.home">Go to the home page</Trans>
          </LinkButton>
          <LinkButton to={SEARCH_PATH} look="ghost">
            <Trans id="venueMissing.all">See all venues</Trans>
          </LinkButton>
        </Row>
      </Stack>
    </Page>
  );
}
