import { Trans, useLingui } from '@lingui/react/macro';
import { nodesOf } from '../../../lib/list/connection.ts';
import { useFormats } from '../../../lib/formats.ts';
import { EVENT_TYPES, useTerm } from '../../../lib/terms.ts';
import { useOwnNews } from '../../../lib/session/own-news.ts';
import { Flex, Item, List, Row, Stack } from '../../../ui/box.ts';
import { Link } from '../../../ui/button.tsx';
import { Badge, Card } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import type { OwnerQuote } from './owner-quote.ts';
import { useOwnerQuotesQuery } from './owner-quotes.gen.ts';
import { OWNER_QUOTES, toVariables } from './quotes-address.ts';
import { useDaysOf, useStatusOf } from './quote-labels.ts';
import { usePeople } from '../../../lib/people.ts';

const SHOWN = 3;
const NEWEST = { ...toVariables(OWNER_QUOTES.parse('')), first: SHOWN };

/** The latest quote requests that were handed to one's venues, in a card. */
export function RecentQuotes() {
  const { t } = useLingui();
  const { data, error, refetch } = useOwnerQuotesQuery({
    variables: NEWEST,
    fetchPolicy: 'cache-and-network',
  });
  useOwnNews(refetch);
  const items = data && nodesOf(data.forwardedQuoteRequests);
  return (
    <Card as="section" padded aria-labelledby="recent-quotes">
      <Stack gap="3">
        <Row justifyContent="space-between" columnGap="4">
          <Heading as="h2" look="h3" id="recent-quotes">
            <Trans id="ownerQuotes.title">Quote requests</Trans>
          </Heading>
          <Link to={OWNER_QUOTES.path} fontSize="sm">
            {t({ id: 'ownerQuotes.all', message: 'All requests' })}
          </Link>
        </Row>
        {!items && !error && <Skeleton height="32" borderRadius="md" />}
        {!items && error && (
          <Text tone="muted" role="alert">
            {t({ id: 'ownerQuotes.failed', message: 'The requests could not be loaded' })}
          </Text>
        )}
        {items?.length === 0 && (
          <Text tone="muted">
            <Trans id="ownerQuotes.recentNone">
              No requests yet. You are notified by e-mail and here as soon as one arrives.
            </Trans>
          </Text>
        )}
        {items && items.length > 0 && (
          <List>
            {items.map((request) => (
              <Item key={request.id} py="3" borderTop="1px solid" borderColor="rule">
                <RequestLine request={request as OwnerQuote} />
              </Item>
            ))}
          </List>
        )}
      </Stack>
    </Card>
  );
}

function RequestLine({ request }: { request: OwnerQuote }) {
  const { date } = useFormats();
  const eventType = useTerm(EVENT_TYPES);
  const people = usePeople();
  const days = useDaysOf();
  const status = useStatusOf()(request);
  return (
    <Flex justifyContent="space-between" gap="3" rowGap="1" flexWrap="wrap">
      <Stack gap="0.5" minWidth="0">
        <Link to={`${OWNER_QUOTES.path}/${request.id}`} look="plain" fontWeight="600">
          {eventType(request.eventType)}
          {request.contact && `, ${request.contact.companyName}`}
        </Link>
        <Text look="small" tone="muted">
          {days(request)} · {people(request.participants)} · {date(request.forwardedAt)}
        </Text>
      </Stack>
      <Badge tone={status.tone} alignSelf="start">
        {status.text}
      </Badge>
    </Flex>
  );
}
