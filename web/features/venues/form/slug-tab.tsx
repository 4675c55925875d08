import { skipToken } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-static/icons/check.svg?react';
import CircleAlert from 'lucide-static/icons/circle-alert.svg?react';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextField, useErrorOf } from '../../../lib/form-fields.tsx';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { venueAddress } from '../../../lib/addresses.ts';
import { Flex, Span, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Text } from '../../../ui/text.tsx';
import { TabCard } from './tab-card.tsx';
import { useSlugProposalQuery } from './venue-form.gen.ts';
import type { VenueForm } from './venue-form.ts';
import { useVenueLabel } from './venue-labels.ts';

/** A pause in the typing after which it is looked up. */
const PAUSE_MS = 350;
const LONGEST = 200;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** The last part of the page's address, and whether it is free. */
export function SlugTab({ venueId, inForce }: { venueId: string; inForce: string }) {
  const { t } = useLingui();
  const { origin } = usePageInfo();
  const label = useVenueLabel();
  const slug = useWatch<VenueForm, 'slug'>({ name: 'slug' }).trim();
  const shown = slug || '…';
  return (
    <TabCard
      title={<Trans id="venueForm.slug">Page address</Trans>}
      lead={
        <Trans id="venueForm.slugLead">
          Short and readable is best. Links to a former address of the page keep working.
        </Trans>
      }
    >
      <Stack gap="3">
        <TextField
          name="slug"
          label={label('slug')}
          help={t({
            id: 'venueForm.slugHelp',
            message:
              'Lower-case letters without accents, digits and hyphens. If left empty, it is made from the name and the city.',
          })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LONGEST}
          maxWidth="xl"
          optional
        />
        <Text look="small" tone="muted" overflowWrap="anywhere">
          {origin}
          {venueAddress('')}
          <Span color="ink" fontWeight="600">
            {shown}
          </Span>
        </Text>
        <Availability slug={slug} venueId={venueId} inForce={inForce} />
      </Stack>
    </TabCard>
  );
}

function Availability({ slug, venueId, inForce }: { slug: string; venueId: string; inForce: string }) {
  const { t } = useLingui();
  const { setValue } = useFormContext<VenueForm>();
  const fault = useErrorOf('slug', useVenueLabel()('slug'));
  const wish = useSettled(slug).slice(0, LONGEST);
  const asked = wish !== '' && wish !== inForce;
  const { data, error } = useSlugProposalQuery(
    asked ? { variables: { wish, venueId }, fetchPolicy: 'network-only' } : skipToken,
  );
  // What was answered before the address was saved is not asked any more.
  const proposal = asked && wish === slug ? data?.slugProposal : undefined;
  const take = (suggestion: string) => setValue('slug', suggestion, { shouldDirty: true });
  const waiting = slug !== '' && slug !== inForce && !proposal && !error;
  const fits = proposal?.available && proposal.slug === slug;
  return (
    <Flex role="status" gap="3" alignItems="center" flexWrap="wrap" minHeight="9" fontSize="sm">
      {waiting && (
        <Span color="ink.muted" display="inline-flex" gap="2" alignItems="center">
          <Spinner />
          <Trans id="venueForm.slugChecking">Checking availability…</Trans>
        </Span>
      )}
      {slug === inForce && slug !== '' && (
        <Text look="small" tone="muted">
          <Trans id="venueForm.slugInForce">This is the current address.</Trans>
        </Text>
      )}
      {fits && (
        <Span color="sage.text" display="inline-flex" gap="1.5" alignItems="center" fontWeight="600">
          <Check size={16} strokeWidth={2.5} aria-hidden />
          <Trans id="venueForm.slugFree">Available</Trans>
        </Span>
      )}
      {proposal && !fits && (
        <>
          {!fault && (
            <Span color="danger" display="inline-flex" gap="1.5" alignItems="center">
              <CircleAlert size={16} aria-hidden />
              {proposal.available || proposal.slug !== slug
                ? t({ id: 'venueForm.slugForm', message: 'This is not a valid page address.' })
                : t({ id: 'venueForm.slugTaken', message: 'Another venue has, or had, this address.' })}
            </Span>
          )}
          {proposal.suggestion && (
            <Button size="sm" onClick={() => take(proposal.suggestion)}>
              {t({ id: 'venueForm.slugTake', message: `Use “${proposal.suggestion}”` })}
            </Button>
          )}
        </>
      )}
    </Flex>
  );
}
