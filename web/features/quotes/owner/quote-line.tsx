import { styled } from '../../../ui/styled.ts';
import { useLingui } from '@lingui/react/macro';
import Calendar from 'lucide-static/icons/calendar.svg?react';
import Euro from 'lucide-static/icons/euro.svg?react';
import Users from 'lucide-static/icons/users.svg?react';
import { useAge } from '../../../lib/use-age.ts';
import { EVENT_TYPES, useTerm } from '../../../lib/terms.ts';
import { Flex, Row, Span, Stack } from '../../../ui/box.ts';
import { Link } from '../../../ui/button.tsx';
import { Badge, Card } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { FitChips } from './fit-chips.tsx';
import type { OwnerQuote } from './owner-quote.ts';
import { OWNER_QUOTES } from './quotes-address.ts';
import { useDaysOf, useStatusOf, useWorthOf } from './quote-labels.ts';
import { usePeople } from '../../../lib/people.ts';

const Fact = styled('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '1.5' } });

/** A request of the list: what, when, how many, and how one’s venues stand to it. The whole card leads there. */
export function QuoteLine({ request }: { request: OwnerQuote }) {
  const { t } = useLingui();
  const age = useAge();
  const eventType = useTerm(EVENT_TYPES);
  const people = usePeople();
  const days = useDaysOf();
  const status = useStatusOf()(request);
  const { id, reference, contact, venues } = request;
  const received = age(request.forwardedAt);
  const worth = useWorthOf()(request);
  return (
    <Card as="article" padded interactive>
      <Stack gap="3">
        <Row justifyContent="space-between" gap="3" alignItems="flex-start">
          <Stack gap="0.5" minWidth="0">
            <Heading as="h2" look="h3">
              <Link
                to={`${OWNER_QUOTES.path}/${id}`}
                look="plain"
                _after={{ content: '""', position: 'absolute', inset: '0' }}
              >
                {eventType(request.eventType)}
                {contact && `, ${contact.companyName}`}
              </Link>
            </Heading>
            <Text look="small" tone="muted" overflowWrap="anywhere">
              {reference} · {t({ id: 'ownerQuotes.received', message: `received ${received}` })}
            </Text>
          </Stack>
          <Badge tone={status.tone}>{status.text}</Badge>
        </Row>
        <Flex columnGap="6" rowGap="1" flexWrap="wrap" fontSize="sm">
          <Fact>
            <Calendar size={16} aria-hidden />
            {days(request)}
          </Fact>
          <Fact>
            <Users size={16} aria-hidden />
            {people(request.participants)}
          </Fact>
          {worth !== null && (
            <Fact>
              <Euro size={16} aria-hidden />
              {worth}
            </Fact>
          )}
        </Flex>
        {venues.map(({ venueId, name, fit }) => (
          <Flex key={venueId} columnGap="3" rowGap="1.5" flexWrap="wrap" alignItems="center">
            <Span fontSize="sm" fontWeight="600" lang="fr">
              {name}
            </Span>
            <FitChips fit={fit} />
          </Flex>
        ))}
      </Stack>
    </Card>
  );
}
