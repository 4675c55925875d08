import { useDisclosure } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import Mail from 'lucide-static/icons/mail.svg?react';
import Phone from 'lucide-static/icons/phone.svg?react';
import { Row, Stack } from '../../../ui/box.ts';
import { Button, ExternalLink, Link } from '../../../ui/button.tsx';
import { Card } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { VENUES } from './admin-url.ts';
import { OwnerDialog } from './owner-dialog.tsx';
import type { AdminVenueQuery } from './venues-admin.gen.ts';

type Venue = NonNullable<AdminVenueQuery['managedVenue']>;

type OwnerCardProps = {
  venue: Venue;
  /** Whether the viewer may make it somebody else's. */
  mayChange: boolean;
  onChanged: (name: string) => void;
};

/** Whose a venue is, and how they are reached. */
export function OwnerCard({ venue, mayChange, onChanged }: OwnerCardProps) {
  const { t } = useLingui();
  const dialog = useDisclosure();
  const { owner, ownerContact } = venue;
  return (
    <Card as="section" padded aria-labelledby="owner">
      <Stack gap="3">
        <Heading as="h2" look="h3" id="owner">
          <Trans id="venuesAdmin.owner">Owner</Trans>
        </Heading>
        {owner ? (
          <Stack gap="1">
            <Text fontWeight="600">{owner.name || t({ id: 'venuesAdmin.ownerGone', message: 'Account deleted' })}</Text>
            {owner.companyName && <Text look="small">{owner.companyName}</Text>}
            {ownerContact && (
              <Stack gap="1" pt="1" fontSize="sm">
                <Row gap="2" minWidth="0">
                  <Mail size={16} aria-hidden />
                  <ExternalLink href={`mailto:${ownerContact.email}`} overflowWrap="anywhere">
                    {ownerContact.email}
                  </ExternalLink>
                </Row>
                {ownerContact.phone && (
                  <Row gap="2">
                    <Phone size={16} aria-hidden />
                    <ExternalLink href={`tel:${ownerContact.phone.replaceAll(/[^+\d]/g, '')}`}>
                      {ownerContact.phone}
                    </ExternalLink>
                  </Row>
                )}
                {ownerContact.status !== 'APPROVED' && (
                  <Text look="small" color="danger">
                    <Trans id="venuesAdmin.ownerBlocked">This account cannot sign in: its venues are not public.</Trans>
                  </Text>
                )}
              </Stack>
            )}
            <Text look="small" pt="1">
              <Link to={`${VENUES.path}?proprietaire=${owner.id}`}>
                <Trans id="venuesAdmin.ownerVenues">All of this owner’s venues</Trans>
              </Link>
            </Text>
          </Stack>
        ) : (
          <Text tone="muted">
            <Trans id="venuesAdmin.nobodys">It has no owner: our team looks after it.</Trans>
          </Text>
        )}
        {mayChange && (
          <>
            <Button size="sm" alignSelf="flex-start" onClick={() => dialog.onOpen()}>
              <Trans id="venuesAdmin.changeOwner">Change owner…</Trans>
            </Button>
            <OwnerDialog dialog={dialog} venue={venue} onChanged={onChanged} />
          </>
        )}
      </Stack>
    </Card>
  );
}
