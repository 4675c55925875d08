import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useI18n } from '@lingui/react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Pencil from 'lucide-react/icons/pencil';
import Eye from 'lucide-react/icons/eye';
import { useRef, useState, type ReactNode } from 'react';
import { errorMessage } from '../../lib/errors.ts';
import { useTerm } from '../../lib/terms.ts';
import { CompletenessPanel } from '../../lib/venue-content/completeness-panel.tsx';
import { MainPicture } from '../../lib/venue-content/main-picture.tsx';
import { VenueFacts } from '../../lib/venue-content/venue-facts.tsx';
import { VENUE_GAPS, venueFormAddress } from '../../lib/venue-content/venue-gaps.ts';
import { StandingBadges } from '../../lib/venue-content/venue-standing.tsx';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { Flex, Grid, Item, List, Span, Stack } from '../../ui/box.ts';
import { Link, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { WordsNotice } from '../../ui/words-notice.tsx';
import { FAILURE_TEXTS } from './action-texts.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { sheetAddress } from './my-venue.ts';
import type { VenueSheetQuery } from './my-venues.gen.ts';
import { useRowActions } from './use-row-actions.tsx';
import { useVenueAction, type DirectAction } from './use-venue-actions.ts';

type Venue = NonNullable<VenueSheetQuery['managedVenue']>;

type VenueSheetProps = {
  venue: Venue;
  /** What waits for the moderators. */
  pending: ReactNode;
  /** Something has changed. */
  onChanged: () => Promise<unknown>;
};

/** A venue at a glance: how it stands, what it lacks, what can be done. */
export function VenueSheet({ venue, pending, onChanged }: VenueSheetProps) {
  const { t } = useLingui();
  const { i18n } = useI18n();
  const [act, acting] = useVenueAction();
  const [failure, setFailure] = useState<string | null>(null);
  const deleting = useRef<HTMLDialogElement>(null);
  const { id, slug, content, standing, isPublic, availableActions } = venue;
  const { name } = content;
  const run = async (action: DirectAction, comment: string | null) => {
    setFailure(null);
    const outcome = await act(action, id, comment);
    deleting.current?.close();
    if (outcome.kind === 'failed') setFailure(outcome.code);
    await onChanged();
  };
  const actionsOf = useRowActions((action) =>
    action === 'DELETE' ? deleting.current?.showModal() : void run(action, null),
  );
  const mayEdit = availableActions.includes('EDIT');
  return (
    <Stack gap={{ base: '5', md: '6' }}>
      <Flex as="header" gap="4" rowGap="3" justifyContent="space-between" alignItems="flex-start" flexWrap="wrap">
        <Stack gap="2" minWidth="0">
          <Heading as="h1" look="h1" overflowWrap="anywhere" lang="fr">
            {name}
          </Heading>
          <StandingBadges
            standing={standing}
            expired={venue.subscriptionExpired}
            pending={venue.pendingChange?.type ?? null}
          />
        </Stack>
        <Flex gap="2" alignItems="center" flexWrap="wrap">
          {mayEdit && (
            <LinkButton to={venueFormAddress(id)} look="solid">
              <Pencil size={18} aria-hidden />
              <Trans id="venueAction.edit">Edit</Trans>
            </LinkButton>
          )}
          <LinkButton to={`${sheetAddress(id)}/apercu`}>
            <Eye size={18} aria-hidden />
            <Trans id="venueForm.preview">Preview</Trans>
          </LinkButton>
          <ActionMenu
            label={t({ id: 'myVenues.actionsOf', message: `Actions: ${name}` })}
            actions={actionsOf({ id, slug, isPublic, availableActions }).filter(
              ({ key }) => key !== 'edit' && key !== 'preview',
            )}
          />
        </Flex>
      </Flex>
      {failure && (
        <Notice tone="danger" role="alert">
          {i18n._(FAILURE_TEXTS[failure] ?? errorMessage(failure))}
        </Notice>
      )}
      {standing === 'REJECTED' && (
        <WordsNotice
          tone="danger"
          title={<Trans id="venueForm.rejected">This venue was not accepted</Trans>}
          words={venue.rejectionReason}
        />
      )}
      {pending}
      <Grid gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 22rem' }} alignItems="start">
        <Stack gap="6">
          <MainPicture id={id} content={content} />
          <VenueFacts venue={venue} />
        </Stack>
        <CompletenessPanel percent={venue.completeness.percent}>
          <Missing venue={venue} linked={mayEdit} />
        </CompletenessPanel>
      </Grid>
      <DeleteDialog
        dialogRef={deleting}
        venues={[{ name, availableActions }]}
        busy={acting}
        withComment
        onConfirm={(comment) => void run('DELETE', comment)}
      />
    </Stack>
  );
}

/** What is still missing, each a link to its place in the form. */
function Missing({ venue, linked }: { venue: Venue; linked: boolean }) {
  const gapName = useTerm(VENUE_GAPS);
  const { missing } = venue.completeness;
  if (missing.length === 0) {
    return (
      <Text look="small" color="sage.text" fontWeight="600">
        <Trans id="completeness.full">Nothing is missing.</Trans>
      </Text>
    );
  }
  return (
    <List display="grid" gap="1" fontSize="sm">
      {missing.map((gap) => (
        <Item key={gap} display="flex" gap="2" alignItems="center" minHeight="8">
          <Span color="copper.text" display="inline-flex">
            <ArrowRight size={14} aria-hidden />
          </Span>
          {linked ? <Link to={venueFormAddress(venue.id, gap)}>{gapName(gap)}</Link> : gapName(gap)}
        </Item>
      ))}
    </List>
  );
}
