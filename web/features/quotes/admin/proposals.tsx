import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-static/icons/plus.svg?react';
import { useState, type ComponentType } from 'react';
import { venueAddress } from '../../../lib/addresses.ts';
import { useErrorText } from '../../../lib/errors.ts';
import { Box, Flex, Item, List, Row, Span, Stack } from '../../../ui/box.ts';
import { Button, Link } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Badge } from '../../../ui/layout.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import type { SeenAs } from '../../../lib/seen-as.ts';
import type { AdminFit } from './admin-quote.ts';
import { useAdminProposalsQuery, type AdminProposalsQuery } from './quotes-admin.gen.ts';

export type Proposal = SeenAs<AdminProposalsQuery['quoteProposals'][number], 'venueId' | 'slug'>;

type ProposalsProps = {
  requestId: string;
  /** Ids of those that were added already. */
  chosen: readonly string[];
  Fit: ComponentType<{ fit: AdminFit }>;
  onAdd: (venue: Proposal) => void;
};

/** Other venues that the request could go to: near those that were named, or found by name or place. */
export function Proposals({ requestId, chosen, Fit, onAdd }: ProposalsProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const [fitting, setFitting] = useState(true);
  const { data, previousData, loading, error, refetch } = useAdminProposalsQuery({
    variables: { id: requestId, text: text || null, fitting },
  });
  const found = (data ?? (error ? undefined : previousData))?.quoteProposals as readonly Proposal[] | undefined;
  const shown = found?.filter(({ venueId }) => !chosen.includes(venueId));
  return (
    <Stack gap="3" borderTop="1px solid" borderColor="rule" pt="4">
      <Heading as="h3" look="h4">
        <Trans id="adminVenues.others">Other venues that could suit</Trans>
      </Heading>
      <Flex gap="3" rowGap="1" flexWrap="wrap" alignItems="center">
        <Box flex="1 1 16rem">
          <SearchField
            label={t({ id: 'adminVenues.search', message: 'Name or place' })}
            text={text}
            onSearch={(typed) => setText(typed.trim().slice(0, 100))}
          />
        </Box>
        <Checkbox checked={fitting} onChange={({ target }) => setFitting(target.checked)}>
          <Trans id="adminVenues.fitting">Only suitable venues</Trans>
        </Checkbox>
      </Flex>
      {!shown && !error && <Skeleton height="16" borderRadius="md" />}
      {error && !loading && (
        <Row gap="3" role="alert">
          <Text tone="danger">{errorText(error)}</Text>
          <Button size="sm" onClick={() => void refetch().catch(() => {})}>
            {t({ id: 'session.retry', message: 'Try again' })}
          </Button>
        </Row>
      )}
      {shown?.length === 0 && (
        <Text look="small" tone="muted" role="status">
          <Trans id="adminVenues.nothingFound">Nothing found. Try another place, or lift the condition.</Trans>
        </Text>
      )}
      {shown && shown.length > 0 && (
        <List display="grid" gap="3" aria-busy={loading || undefined}>
          {shown.map((venue) => (
            <Item key={venue.venueId}>
              <Flex gap="3" justifyContent="space-between" alignItems="flex-start">
                <Stack gap="1" minWidth="0">
                  <Row gap="2" rowGap="0.5">
                    <Link to={venueAddress(venue.slug)} fontSize="sm" fontWeight="600" lang="fr">
                      {venue.name}
                    </Link>
                    <Span fontSize="sm" color="ink.muted">
                      {venue.city}
                    </Span>
                    {!venue.hasOwner && (
                      <Badge tone="danger">{t({ id: 'adminVenues.noOwner', message: 'No owner to ask' })}</Badge>
                    )}
                  </Row>
                  <Fit fit={venue.fit} />
                </Stack>
                {venue.hasOwner && (
                  <Button
                    size="sm"
                    aria-label={t({ id: 'adminVenues.addOne', message: `Add ${venue.name}` })}
                    onClick={() => onAdd(venue)}
                  >
                    <Plus size={16} aria-hidden />
                    <Trans id="adminVenues.add">Add</Trans>
                  </Button>
                )}
              </Flex>
            </Item>
          ))}
        </List>
      )}
    </Stack>
  );
}
