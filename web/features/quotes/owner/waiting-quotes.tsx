import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { nodesOf } from '../../../lib/list/connection.ts';
import { EVENT_TYPES, useTerm } from '../../../lib/terms.ts';
import { useAge } from '../../../lib/use-age.ts';
import { useOwnNews } from '../../../lib/session/own-news.ts';
import { Flex, Item, List, Row, Stack } from '../../../ui/box.ts';
import { Link, LinkButton } from '../../../ui/button.tsx';
import { Badge, Card } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import type { OwnerQuote } from './owner-quote.ts';
import { useOwnerQuotesQuery } from './owner-quotes.gen.ts';
import { OWNER_QUOTES, toVariables } from './quotes-address.ts';
import { useDaysOf, useStatusOf, useWorthOf } from './quote-labels.ts';
import { usePeople } from '../../../lib/people.ts';

const SHOWN = 4;
const WAITING = { ...toVariables(OWNER_QUOTES.parse('suivi=a-repondre')), first: SHOWN };

/** The quote requests that wait for an answer of the owner, in a card. */
export function WaitingQuotes() {
  const { t } = useLingui();
  const { data, error, refetch } = useOwnerQuotesQuery({ variables: WAITING, fetchPolicy: 'cache-and-network' });
  useOwnNews(refetch);
  const list = data?.forwardedQuoteRequests;
  const items = list && nodesOf(list);
  const all = list?.progressCounts.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const more = list ? list.totalCount - SHOWN : 0;
  return (
    <Card as="section" padded aria-labelledby="waiting-quotes">
      <Stack gap="3">
        <Row justifyContent="space-between" columnGap="4">
          <Row gap="2.5">
            <Heading as="h2" look="h3" id="waiting-quotes">
              <Trans id="ownerQuotes.toAnswer">To answer</Trans>
            </Heading>
            {list && list.totalCount > 0 && <Badge tone="copper">{list.totalCount}</Badge>}
          </Row>
          {all > 0 && (
            <Link to={OWNER_QUOTES.path} fontSize="sm">
              {t({ id: 'ownerQuotes.all', message: plural(all, { one: 'My request', other: 'All # requests' }) })}
            </Link>
          )}
        </Row>
        {!items && !error && <Skeleton height="32" borderRadius="md" />}
        {!items && error && (
          <Text tone="muted" role="alert">
            {t({ id: 'ownerQuotes.failed', message: 'The requests could not be loaded' })}
          </Text>
        )}
        {items?.length === 0 && (
          <Text tone="muted">
            {all === 0 ? (
              <Trans id="ownerQuotes.recentNone">
                No requests yet. You are notified by e-mail and here as soon as one arrives.
              </Trans>
            ) : (
              <Trans id="ownerQuotes.allAnswered">You have answered everything.</Trans>
            )}
          </Text>
        )}
        {items && items.length > 0 && (
          <List mb="-3">
            {items.map((request) => (
              <Item key={request.id} py="3" borderTop="1px solid" borderColor="rule">
                <WaitingLine request={request as OwnerQuote} />
              </Item>
            ))}
          </List>
        )}
        {more > 0 && (
          <Link to={OWNER_QUOTES.pathOf(OWNER_QUOTES.parse('suivi=a-repondre'))} fontSize="sm" alignSelf="flex-start">
            {t({
              id: 'ownerQuotes.more',
              message: plural(more, { one: '# more to answer', other: '# more to answer' }),
            })}
          </Link>
        )}
      </Stack>
    </Card>
  );
}

function WaitingLine({ request }: { request: OwnerQuote }) {
  const { t } = useLingui();
  const age = useAge();
  const eventType = useTerm(EVENT_TYPES);
  const people = usePeople();
  const days = useDaysOf();
  const { text } = useStatusOf()(request);
  const worth = useWorthOf()(request);
  const received = age(request.forwardedAt);
  const name = [eventType(request.eventType), request.contact?.companyName].filter(Boolean).join(', ');
  const replied = request.venues.some(({ answer }) => answer !== null);
  return (
    <Flex
      justifyContent="space-between"
      alignItems="center"
      gap="4"
      rowGap="2"
      flexWrap={{ base: 'wrap', sm: 'nowrap' }}
    >
      <Stack gap="0.5" minWidth="0">
        <Link to={`${OWNER_QUOTES.path}/${request.id}`} look="plain" fontWeight="600">
          {name}
        </Link>
        <Text look="small">{[days(request), people(request.participants), worth].filter(Boolean).join(' · ')}</Text>
        <Text look="small" tone="muted">
          {replied && `${text} · `}
          {t({ id: 'ownerQuotes.received', message: `received ${received}` })}
        </Text>
      </Stack>
      <LinkButton
        to={`${OWNER_QUOTES.path}/${request.id}`}
        size="sm"
        flexShrink="0"
        aria-label={t({ id: 'ownerQuotes.replyTo', message: `Reply: ${name}` })}
      >
        <Trans id="answer.begin">Reply</Trans>
      </LinkButton>
    </Flex>
  );
}
