import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-static/icons/plus.svg?react';
import { useRef } from 'react';
import { QUOTE_MAX_VENUES } from '../../../../schema/constants.ts';
import { SEARCH_PATH } from '../../../lib/addresses.ts';
import { Box, Flex, Item, List, Stack } from '../../../ui/box.ts';
import { Button, Link } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { ChosenVenue } from './chosen-venue.tsx';
import type { Fit } from './use-fit.ts';
import type { useQuoteVenues } from './use-quote-venues.ts';

/** A venue of the visitor's shortlist. */
export type KeptVenue = { readonly id: string; readonly slug: string; readonly name: string };

type ChosenVenuesProps = {
  slugs: readonly string[];
  found: ReturnType<typeof useQuoteVenues>;
  fit: Fit | null;
  kept: readonly KeptVenue[];
  onAdd: (slug: string) => void;
  onRemove: (slug: string) => void;
};

/** The venues that will be asked, and those of the shortlist that could be. */
export function ChosenVenues({ slugs, found, fit, kept, onAdd, onRemove }: ChosenVenuesProps) {
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const { venues, settled, failed, retry } = found;
  const gone = settled ? slugs.filter((slug) => venues.every((venue) => venue.slug !== slug)) : [];
  const addable = kept.filter(({ slug }) => !slugs.includes(slug));
  const full = slugs.length >= QUOTE_MAX_VENUES;
  const remove = (slug: string) => {
    onRemove(slug);
    // The button that had the focus is gone with its venue.
    list.current?.focus();
  };
  return (
    <Stack gap="3" ref={list} tabIndex={-1} outline="none">
      <Flex justifyContent="space-between" alignItems="baseline" gap="3">
        <Heading as="h3" look="h4">
          <Trans id="quote.venues">Venues contacted</Trans>
        </Heading>
        <Text look="caption" tone="subtle" fontVariantNumeric="tabular-nums">
          {slugs.length} / {QUOTE_MAX_VENUES}
        </Text>
      </Flex>
      {slugs.length === 0 && (
        <Text look="small" tone="muted">
          <Trans id="quote.noVenues">
            None yet, and that’s fine: we will suggest suitable ones. <Link to={SEARCH_PATH}>Choose them myself</Link>
          </Trans>
        </Text>
      )}
      <List display="grid" gap="3">
        {slugs.map((slug) => {
          const venue = venues.find((each) => each.slug === slug);
          const size = venue && fit?.byVenue.get(venue.id);
          if (venue)
            return (
              <Item key={slug}>
                <ChosenVenue venue={venue} tooSmall={size && !size.fits ? size : null} onRemove={() => remove(slug)} />
              </Item>
            );
          return settled || failed ? null : (
            <Item key={slug} aria-hidden>
              <Skeleton height="14" />
            </Item>
          );
        })}
      </List>
      {failed && (
        <Box>
          <Text look="small" tone="danger">
            <Trans id="quote.venuesFailed">The venues could not be loaded. They are still selected.</Trans>
          </Text>
          <Button size="sm" look="link" onClick={retry}>
            <Trans id="results.retry">Try again</Trans>
          </Button>
        </Box>
      )}
      {gone.length > 0 && (
        <Flex alignItems="center" justifyContent="space-between" gap="3">
          <Text look="small" tone="muted">
            {t({
              id: 'quote.venuesGone',
              message: plural(gone.length, {
                one: '# venue is no longer on the site.',
                other: '# venues are no longer on the site.',
              }),
            })}
          </Text>
          <Button size="sm" onClick={() => gone.forEach(remove)}>
            <Trans id="quote.removeGone">Remove</Trans>
          </Button>
        </Flex>
      )}
      {addable.length > 0 && (
        <Stack gap="1">
          <Text look="small" tone="muted">
            {full ? (
              <Trans id="quote.venuesFull">A request can go to five venues at most.</Trans>
            ) : (
              <Trans id="quote.fromShortlist">From your shortlist:</Trans>
            )}
          </Text>
          {!full && (
            <List display="grid">
              {addable.slice(0, QUOTE_MAX_VENUES).map(({ id, slug, name }) => (
                <Item key={id}>
                  <Button
                    look="ghost"
                    size="sm"
                    width="full"
                    justifyContent="flex-start"
                    textAlign="left"
                    fontWeight="500"
                    onClick={() => onAdd(slug)}
                    aria-label={t({ id: 'quote.addVenue', message: `Add ${name}` })}
                  >
                    <Plus size={16} aria-hidden />
                    <span lang="fr">{name}</span>
                  </Button>
                </Item>
              ))}
            </List>
          )}
        </Stack>
      )}
    </Stack>
  );
}
