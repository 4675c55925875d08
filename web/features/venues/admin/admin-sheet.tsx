import { useDisclosure } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { useTerm } from '../../../lib/terms.ts';
import { CompletenessPanel } from '../content/completeness-panel.tsx';
import { MainPicture } from '../content/main-picture.tsx';
import { VenueFacts } from '../content/venue-facts.tsx';
import { VENUE_GAPS } from '../content/venue-gaps.ts';
import { StatusBadges } from '../content/venue-status.tsx';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import { Box, Flex, Grid, Item, List, Stack } from '../../../ui/box.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/text.tsx';
import { ActionDialog } from './action-dialog.tsx';
import { type BulkAction, adminAddress } from './admin-venue.ts';
import { OwnerCard } from './owner-card.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import { PlacesCard } from './places-card.tsx';
import { RejectButton } from './reject-button.tsx';
import { ToldNotice } from '../../../ui/told-notice.tsx';
import { WordsNotice } from '../../../ui/words-notice.tsx';
import { useAdminChanges } from './use-admin-changes.ts';
import { pendingAddress, useRowMenu } from './use-row-menu.tsx';
import type { AdminVenueQuery } from './venues-admin.gen.ts';
import { VenueHistory } from './venue-history.tsx';

type Venue = NonNullable<AdminVenueQuery['managedVenue']>;

type AdminSheetProps = { venue: Venue; mayHandOver: boolean; refetch: () => Promise<unknown> };

/** A venue as the platform keeps it: how it stands, whose it is, where the site shows it, what was asked for it. */
export function AdminSheet({ venue, mayHandOver, refetch }: AdminSheetProps) {
  const { t } = useLingui();
  const changes = useAdminChanges(refetch);
  const [action, setAction] = useState<BulkAction>('PUBLISH');
  const [owner, setOwner] = useState<string | null>(null);
  const asking = useDisclosure();
  const { id, content, status, pendingChange, availableActions } = venue;
  const { name } = content;
  // What the list knows of it, for what both do.
  const listed = { ...venue, name };
  const shown = changes.shown(listed);
  const menuOf = useRowMenu((_: typeof listed, chosen) => {
    setAction(chosen);
    asking.onOpen();
  });
  const pending = pendingAddress(pendingChange);
  const told = owner === null ? changes.told : ({ tone: 'sage', lines: [owner] } as const);
  return (
    <Stack gap={{ base: '5', md: '6' }}>
      <Flex as="header" gap="4" rowGap="3" justifyContent="space-between" alignItems="flex-start" flexWrap="wrap">
        <Stack gap="2" minWidth="0">
          <Heading as="h1" look="h1" overflowWrap="anywhere" lang="fr">
            {name}
          </Heading>
          <StatusBadges
            status={status}
            subscriptionExpired={venue.subscriptionExpired}
            isBeyondPlan={venue.isBeyondPlan}
            pending={pendingChange?.type ?? null}
          />
        </Stack>
        <Flex gap="2" alignItems="center" flexWrap="wrap" width={{ base: 'full', md: 'auto' }}>
          {pending && (
            <LinkButton to={pending} look="solid">
              <ClipboardCheck size={18} aria-hidden />
              <Trans id="venuesAdmin.examine">Review the request</Trans>
            </LinkButton>
          )}
          {availableActions.includes('EDIT') && (
            <LinkButton to={`${adminAddress(id)}/edit`} look={pending ? 'outline' : 'solid'}>
              <Pencil size={18} aria-hidden />
              <Trans id="venueAction.edit">Edit</Trans>
            </LinkButton>
          )}
          {availableActions.includes('REJECT') && status !== 'PENDING' && (
            <RejectButton id={id} version={venue.version} name={name} onDone={refetch} />
          )}
          {/* At the right edge: its panel opens to the left. */}
          <Box ml="auto">
            <ActionMenu
              label={t({ id: 'myVenues.actionsOf', message: `Actions: ${name}` })}
              actions={menuOf(listed).filter(({ key }) => key !== 'edit' && key !== 'pending')}
            />
          </Box>
        </Flex>
      </Flex>
      <ToldNotice told={told} />
      {status === 'REJECTED' && (
        <WordsNotice
          tone="danger"
          title={<Trans id="venueForm.rejected">This venue was declined</Trans>}
          words={venue.rejectionReason}
        />
      )}
      <Grid gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 22rem' }} alignItems="start">
        <Stack gap="6" minWidth="0">
          <MainPicture id={id} content={content} />
          <VenueFacts venue={venue} />
          <PhotoStrip content={content} />
          <VenueHistory venueId={id} />
        </Stack>
        <Stack gap="6">
          <OwnerCard
            key={venue.owner?.id}
            venue={venue}
            mayChange={mayHandOver && status !== 'DELETED'}
            onChanged={(to) => {
              setOwner(
                t({
                  id: 'venuesAdmin.handedOver',
                  message: `The venue now belongs to ${to}. Both owners have been notified.`,
                }),
              );
              void refetch().catch(() => {});
            }}
          />
          <PlacesCard
            flags={shown.flags}
            disabled={!availableActions.includes('EDIT')}
            onChange={(place, on) => {
              setOwner(null);
              changes.place(shown, place, on);
            }}
          />
          <CompletenessPanel percent={venue.completeness.percent}>
            <Missing venue={venue} />
          </CompletenessPanel>
        </Stack>
      </Grid>
      <ActionDialog
        dialog={asking}
        action={action}
        names={[name]}
        busy={changes.busy}
        onConfirm={() => {
          asking.onClose();
          setOwner(null);
          void changes.act([listed], action);
        }}
      />
    </Stack>
  );
}

function Missing({ venue }: { venue: Venue }) {
  const gapName = useTerm(VENUE_GAPS);
  return (
    <List display="grid" gap="1" fontSize="sm" color="ink.muted">
      {venue.completeness.missing.map((gap) => (
        <Item key={gap}>{gapName(gap)}</Item>
      ))}
    </List>
  );
}
