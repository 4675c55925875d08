import { skipToken } from '@apollo/client/react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { KeepAllButton } from './keep-all-button.tsx';
import type { KeptVenue } from './kept-venue.ts';
import { parseSharedShortlist, sharedShortlistAddress } from './shared-shortlist.ts';
import { ShortlistActions } from './shortlist-actions.tsx';
import { ShortlistButton } from './shortlist-button.tsx';
import { EmptyShortlist, UnnamedGone } from './shortlist-empty.tsx';
import { ShortlistList } from './shortlist-list.tsx';
import { inOrder, type ShortlistOrder } from './shortlist-order.ts';
import { ShortlistTools } from './shortlist-tools.tsx';
import { useChosen } from './use-chosen.ts';
import { useShortlist } from './use-shortlist.ts';
import { VenueCard } from '../card/venue-card.tsx';
import { VenueCardSkeleton } from '../card/venue-card-skeleton.tsx';
import { SHORTLIST_PATH, venueAddress } from '../../../lib/addresses.ts';
import { useAskedKeys } from '../../../lib/asked-keys.ts';
import { useErrorText } from '../../../lib/errors.ts';
import { Head } from '../../../lib/head.tsx';
import { BriefContext, keptBrief } from '../../../lib/event-brief.ts';
import { useHydrated } from '../../../lib/hydrated.ts';
import { usePreferences } from '../../../lib/preferences.tsx';
import { Box, Flex, Item, List, Row, Stack } from '../../../ui/box.ts';
import { Button, Link, LinkButton } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Card, Page } from '../../../ui/layout.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { useShortlistCardsQuery } from './shortlist-page.gen.ts';

/** The cards of the venues of these ids. */
function useCards(ids: readonly string[]) {
  const asked = useAskedKeys(ids);
  const { data, previousData, loading, error, refetch } = useShortlistCardsQuery(
    asked.length > 0 ? { variables: { ids: [...asked] } } : skipToken,
  );
  const cards = (data ?? previousData)?.venueCards ?? [];
  return {
    /** In the order asked for. */
    cards: ids.flatMap((id) => cards.find((card) => card.id === id) ?? []),
    /** Whether what has no card is gone from the site, rather than on its way. */
    settled: data !== undefined && ids.every((id) => asked.includes(id)),
    error: loading ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
  };
}

/** `/ma-selection`: the venues that the visitor keeps; with `?lieux=` those that somebody has handed on to them. */
export default function ShortlistPage() {
  const { search } = useLocation();
  const shared = useMemo(() => parseSharedShortlist(search), [search]);
  const hydrated = useHydrated();
  return (
    <BriefContext value={hydrated ? keptBrief() : null}>
      <Page>{shared.length > 0 ? <SharedShortlist ids={shared} /> : <OwnShortlist />}</Page>
    </BriefContext>
  );
}

type TitleProps = { title: string; tools?: ReactNode; children?: ReactNode };

function Title({ title, tools, children }: TitleProps) {
  return (
    <Flex as="header" flexWrap="wrap" alignItems="flex-start" justifyContent="space-between" gap="4">
      <Stack gap="2" flex="1 1 20rem">
        <Heading as="h1" look="h1">
          {title}
        </Heading>
        {children && <Text tone="muted">{children}</Text>}
      </Stack>
      {tools && <Row gap="2">{tools}</Row>}
    </Flex>
  );
}

function OwnShortlist() {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const venues = useShortlist();
  const ids = useMemo(() => venues.map(({ id }) => id), [venues]);
  const { cards, settled, error, retry } = useCards(ids);
  const available = settled ? venues.filter(({ id }) => cards.some((card) => card.id === id)) : venues;
  const { chosen, toggle, chooseAll } = useChosen(available);
  const [order, setOrder] = useState<ShortlistOrder>('added');
  const { language } = usePreferences();
  const count = venues.length;
  const title = t({ id: 'shortlist.title', message: 'My shortlist' });
  // The venue's name and address may have changed since it was kept.
  const current = chosen.map((venue) => cards.find(({ id }) => id === venue.id) ?? venue);

  return (
    <Stack gap="6">
      <Head title={title} noindex />
      <Title title={title} tools={count > 0 && <Share address={sharedShortlistAddress(venues)} />}>
        {count > 0 &&
          t({
            id: 'shortlist.count',
            message: plural(count, {
              one: '# venue, kept on this device only, no account needed.',
              other: '# venues, kept on this device only, no account needed.',
            }),
          })}
      </Title>
      {!hydrated && <Waiting />}
      {error && <CardsFailure error={error} retry={retry} />}
      {hydrated && count > 1 && (
        <ShortlistTools
          ordering={order}
          onOrdering={setOrder}
          allChosen={available.length > 0 && chosen.length === available.length}
          onChooseAll={chooseAll}
        />
      )}
      {hydrated && (
        <ShortlistList
          venues={inOrder(venues, cards, order, language)}
          chosen={chosen}
          onChoose={toggle}
          renderCard={(venue, controls) => {
            const card = cards.find(({ id }) => id === venue.id);
            if (card) return <VenueCard venue={card} foot={controls} />;
            if (settled) return null;
            return (
              <Stack gap="1">
                {error ? <NameOnly venue={venue} /> : <VenueCardSkeleton />}
                {controls}
              </Stack>
            );
          }}
        />
      )}
      {hydrated && count === 0 && <EmptyShortlist />}
      {count > 0 && <ShortlistActions chosen={current} />}
    </Stack>
  );
}

/** The server knows nothing of the list: its page waits for the browser, which has it. */
function Waiting() {
  return (
    <>
      <noscript>
        <Text>
          <Trans id="shortlist.needsScript">
            Your shortlist is kept in your browser, which needs JavaScript to show it. A comparison or list shared with
            you opens without it.
          </Trans>
        </Text>
      </noscript>
      <Box minHeight="60vh" css={{ '@media (scripting: none)': { display: 'none' } }}>
        <VenueCardSkeleton />
      </Box>
    </>
  );
}

function Share({ address }: { address: string }) {
  const { t } = useLingui();
  return (
    <CopyButton
      address={address}
      copiedLabel={t({ id: 'copy.done', message: 'Link copied' })}
      fieldLabel={t({ id: 'copy.field', message: 'Address to copy' })}
    >
      <Trans id="shortlist.share">Copy the link to this list</Trans>
    </CopyButton>
  );
}

/** What is known of a venue whose card could not be loaded. */
function NameOnly({ venue: { slug, name } }: { venue: KeptVenue }) {
  return (
    <Card padded>
      <Link to={venueAddress(slug)} look="menu" textStyle="h3">
        {name}
      </Link>
    </Card>
  );
}

function CardsFailure({ error, retry }: { error: unknown; retry: () => void }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  return (
    <ErrorState
      title={t({ id: 'results.failed', message: 'The venues could not be loaded' })}
      actions={
        <Button look="quiet" onClick={retry}>
          <Trans id="results.retry">Try again</Trans>
        </Button>
      }
    >
      {errorText(error)}
    </ErrorState>
  );
}

/** A list that was handed on: it shows itself without storage, and can be taken over. */
function SharedShortlist({ ids }: { ids: readonly string[] }) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const { cards, settled, error, retry } = useCards(ids);
  const count = cards.length;
  const title = t({ id: 'shortlist.sharedTitle', message: 'A shortlist for you' });
  const gone = settled ? ids.length - count : 0;
  return (
    <Stack gap="6">
      <Head title={title} noindex />
      <Title
        title={title}
        tools={
          <>
            {count > 0 && <KeepAllButton venues={cards} />}
            <LinkButton to={SHORTLIST_PATH}>
              <Trans id="shortlist.toMine">My own shortlist</Trans>
            </LinkButton>
          </>
        }
      >
        {count > 0 &&
          t({
            id: 'shortlist.sharedCount',
            message: plural(count, {
              one: '# venue has been shared with you.',
              other: '# venues have been shared with you.',
            }),
          })}
      </Title>
      {gone > 0 && <UnnamedGone count={gone} />}
      {error && hydrated && <CardsFailure error={error} retry={retry} />}
      {!settled && !error && <VenueCardSkeleton />}
      <List display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        {cards.map((card) => (
          <Item key={card.id}>
            <VenueCard venue={card} corner={<ShortlistButton venueId={card.id} slug={card.slug} name={card.name} />} />
          </Item>
        ))}
      </List>
      {count > 0 && <ShortlistActions chosen={cards} />}
    </Stack>
  );
}
