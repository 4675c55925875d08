import { useDisclosure } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import ClipboardCheck from 'lucide-static/icons/clipboard-check.svg?react';
import Pencil from 'lucide-static/icons/pencil.svg?react';
import Undo from 'lucide-static/icons/undo-2.svg?react';
import { useState } from 'react';
import { useTerm } from '../../../lib/terms.ts';
import { CompletenessPanel } from '../content/completeness-panel.tsx';
import { MainPicture } from '../content/main-picture.tsx';
import { VenueFacts } from '../content/venue-facts.tsx';
import { VENUE_GAPS } from '../content/venue-gaps.ts';
import { StatusBadges } from '../content/venue-status.tsx';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import { Box, Flex, Grid, Item, List, Stack } from '../../../ui/box.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/text.tsx';
import { ActionDialog } from './action-dialog.tsx';
import { type BulkAction, adminAddress } from './admin-venue.ts';
import { OwnerCard } from './owner-card.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import { PlacesCard } from './places-card.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { tell } from '../../../ui/toaster.tsx';
import { WordsNotice } from '../../../ui/words-notice.tsx';
import { useAdminChanges } from './use-admin-changes.ts';
import { pendingAddress, useRowMenu } from './use-row-menu.tsx';
import type { AdminVenueQuery } from './venues-admin.gen.ts';
import { VenueHistory } from './venue-history.tsx';

type Venue = NonNullable<AdminVenueQuery['managedVenue']>;

/** What is done first, in look of its own. */
const LEADING = new Set(['pending', 'edit']);
/** What is done often: a button each, instead of a line of the menu. */
const BESIDE = new Set(['public', 'PUBLISH', 'UNPUBLISH', 'RESTORE']);

type AdminSheetProps = { venue: Venue; mayHandOver: boolean; refetch: () => Promise<unknown> };

/** A venue as the platform keeps it: how it stands, whose it is, where the site shows it, what was asked for it. */
export function AdminSheet({ venue, mayHandOver, refetch }: AdminSheetProps) {
  const { t } = useLingui();
  const changes = useAdminChanges(refetch);
  const [action, setAction] = useState<BulkAction>('PUBLISH');
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
  const actions = menuOf(listed);
  const takingBack = useDisclosure();
  const pending = pendingAddress(pendingChange);
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
            isPublic={venue.isPublic}
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
          {actions
            .filter(({ key }) => BESIDE.has(key))
            .map((each) =>
              'to' in each ? (
                <LinkButton key={each.key} to={each.to}>
                  {each.icon}
                  {each.label}
                </LinkButton>
              ) : (
                <Button key={each.key} onClick={each.onChoose}>
                  {each.icon}
                  {each.label}
                </Button>
              ),
            )}
          {/* At the right edge: its panel opens to the left. */}
          <Box ml="auto">
            <ActionMenu
              label={t({ id: 'myVenues.actionsOf', message: `Actions: ${name}` })}
              actions={[
                ...actions.filter(({ key, tone }) => !BESIDE.has(key) && !LEADING.has(key) && tone !== 'danger'),
                ...(availableActions.includes('REJECT') && status !== 'PENDING'
                  ? [
                      {
                        key: 'reject',
                        label: t({ id: 'venuesAdmin.takeBack', message: 'Revoke approval…' }),
                        icon: <Undo size={18} aria-hidden />,
                        onChoose: () => takingBack.onOpen(),
                      },
                    ]
                  : []),
                ...actions.filter(({ tone }) => tone === 'danger'),
              ]}
            />
          </Box>
        </Flex>
      </Flex>
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
              tell({
                tone: 'sage',
                lines: [
                  t({
                    id: 'venuesAdmin.handedOver',
                    message: `The venue now belongs to ${to}. Both owners have been notified.`,
                  }),
                ],
              });
              void refetch().catch(() => {});
            }}
          />
          <PlacesCard
            flags={shown.flags}
            disabled={!availableActions.includes('EDIT')}
            onChange={(place, on) => {
              changes.place(shown, place, on);
            }}
          />
          <CompletenessPanel percent={venue.completeness.percent}>
            <Missing venue={venue} />
          </CompletenessPanel>
        </Stack>
      </Grid>
      <TakeBackDialog dialog={takingBack} id={id} version={venue.version} name={name} onDone={refetch} />
      <ActionDialog
        dialog={asking}
        action={action}
        names={[name]}
        busy={changes.busy}
        onConfirm={() => {
          asking.onClose();
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
