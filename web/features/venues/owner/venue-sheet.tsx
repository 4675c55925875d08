import { useDisclosure } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import ArrowRight from 'lucide-static/icons/arrow-right.svg?react';
import CalendarDays from 'lucide-static/icons/calendar-days.svg?react';
import Pencil from 'lucide-static/icons/pencil.svg?react';
import Eye from 'lucide-static/icons/eye.svg?react';
import Globe from 'lucide-static/icons/globe.svg?react';
import type { ReactNode } from 'react';
import { venueAddress } from '../../../lib/addresses.ts';
import { useTerm } from '../../../lib/terms.ts';
import { CompletenessPanel } from '../content/completeness-panel.tsx';
import { VenueFacts } from '../content/venue-facts.tsx';
import { VENUE_GAPS, venueFormAddress } from '../content/venue-gaps.ts';
import { StatusBadges } from '../content/venue-status.tsx';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import { Box, Flex, Grid, Item, List, Span, Stack } from '../../../ui/box.ts';
import { Link, LinkButton } from '../../../ui/button.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { VenuePicture } from '../../../ui/venue-picture.tsx';
import { tell } from '../../../ui/toaster.tsx';
import { WordsNotice } from '../../../ui/words-notice.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { requestsAddress, sheetAddress } from './my-venue.ts';
import { useVenueFiguresQuery, type VenueSheetQuery } from './my-venues.gen.ts';
import { NextStep } from './next-step.tsx';
import { PublishButton } from './publish-button.tsx';
import { UnpublishDialog } from './unpublish-dialog.tsx';
import { VenueFigures } from './venue-figures.tsx';
import { useRowActions } from './use-row-actions.tsx';
import { useToldActions } from './use-told-actions.ts';
import { useVenueAction, type DirectAction } from './use-venue-actions.ts';

type Venue = NonNullable<VenueSheetQuery['managedVenue']>;

type VenueSheetProps = {
  venue: Venue;
  /** What waits for the moderators. */
  pending: ReactNode;
  /** Something has changed. */
  onChanged: () => Promise<unknown>;
};

/** A venue at a glance: how it stands, what comes next, what it brings in, what it lacks. */
export function VenueSheet({ venue, pending, onChanged }: VenueSheetProps) {
  const { t } = useLingui();
  const [act, acting] = useVenueAction();
  const words = useToldActions();
  const deleting = useDisclosure();
  const unpublishing = useDisclosure();
  const { id, slug, content, status, isPublic, availableActions } = venue;
  const { name } = content;
  const run = async (action: DirectAction, comment: string | null) => {
    tell(null);
    const outcome = await act(action, id, comment);
    deleting.onClose();
    unpublishing.onClose();
    await onChanged();
    tell(words.one(action, name, outcome));
  };
  const actionsOf = useRowActions((action) => {
    if (action === 'DELETE') deleting.onOpen();
    else if (action === 'UNPUBLISH') unpublishing.onOpen();
    else void run(action, null);
  });
  const { data: figures } = useVenueFiguresQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const requestsPath = requestsAddress(name);
  const counts = figures?.forwardedQuoteRequests.progressCounts;
  const waiting = counts?.find(({ progress }) => progress === 'TO_ANSWER')?.count ?? 0;
  // A venue that never was online has nothing to count.
  const counted = figures && (isPublic || figures.myVenueViews.total + figures.forwardedQuoteRequests.totalCount > 0);
  const picture = content.photos.find(({ photoId }) => photoId === content.homepageImageId) ?? content.photos[0];
  const mayEdit = availableActions.includes('EDIT');
  const mayPublish = availableActions.includes('PUBLISH');
  return (
    <Stack gap={{ base: '5', md: '6' }}>
      <Flex as="header" gap="4" rowGap="3" justifyContent="space-between" alignItems="flex-start" flexWrap="wrap">
        <Flex gap="4" alignItems="center" minWidth="0">
          <Box
            width={{ base: '5rem', sm: '7rem' }}
            aspectRatio={3 / 2}
            flexShrink="0"
            borderRadius="md"
            overflow="hidden"
          >
            <VenuePicture id={id} kind={content.kind} photo={picture} sizes="112px" />
          </Box>
          <Stack gap="2" minWidth="0">
            <Heading as="h1" look="h1" overflowWrap="anywhere" lang="fr">
              {name}
            </Heading>
            <StatusBadges
              status={status}
              subscriptionExpired={venue.subscriptionExpired}
              isBeyondPlan={venue.isBeyondPlan}
              pending={venue.pendingChange?.type ?? null}
            />
          </Stack>
        </Flex>
        <Flex gap="2" alignItems="center" flexWrap="wrap">
          {isPublic && (
            <LinkButton to={venueAddress(slug)}>
              <Globe size={18} aria-hidden />
              <Trans id="sheet.online">View online</Trans>
            </LinkButton>
          )}
          {mayEdit && (
            <LinkButton to={venueFormAddress(id)}>
              <Pencil size={18} aria-hidden />
              <Trans id="venueAction.edit">Edit</Trans>
            </LinkButton>
          )}
          {mayEdit && (
            <LinkButton to={`${sheetAddress(id)}/calendar`}>
              <CalendarDays size={18} aria-hidden />
              <Trans id="calendar.title">Calendar</Trans>
            </LinkButton>
          )}
          {!isPublic && (
            <LinkButton to={`${sheetAddress(id)}/apercu`}>
              <Eye size={18} aria-hidden />
              <Trans id="venueForm.preview">Preview</Trans>
            </LinkButton>
          )}
          <ActionMenu
            label={t({ id: 'myVenues.actionsOf', message: `Actions: ${name}` })}
            actions={actionsOf({ id, slug, isPublic, availableActions }).filter(
              ({ key }) => key !== 'edit' && key !== 'calendar' && key !== (isPublic ? 'public' : 'preview'),
            )}
          />
        </Flex>
      </Flex>
      {status === 'REJECTED' && (
        <WordsNotice
          tone="danger"
          title={<Trans id="venueForm.rejected">This venue was declined</Trans>}
          words={venue.rejectionReason}
        />
      )}
      {pending}
      <NextStep
        venue={venue}
        waiting={waiting}
        requestsPath={`${requestsPath}&suivi=a-repondre`}
        publish={mayPublish && <PublishButton name={name} busy={acting} onPublish={() => void run('PUBLISH', null)} />}
      />
      <Grid
        gap={{ base: '4', md: '6' }}
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' }}
        alignItems="start"
      >
        {counted && <VenueFigures figures={figures} requestsPath={requestsPath} />}
        <Box gridColumn={counted ? { base: '1 / -1', xl: 'auto' } : '1 / -1'}>
          <CompletenessPanel percent={venue.completeness.percent}>
            <Missing venue={venue} linked={mayEdit} />
          </CompletenessPanel>
        </Box>
      </Grid>
      <VenueFacts venue={venue} />
      <UnpublishDialog dialog={unpublishing} name={name} busy={acting} onConfirm={() => void run('UNPUBLISH', null)} />
      <DeleteDialog
        dialog={deleting}
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
