import { Trans } from '@lingui/react/macro';
import Mail from 'lucide-static/icons/mail.svg?react';
import Phone from 'lucide-static/icons/phone.svg?react';
import { Flex, Stack } from '../../../ui/box.ts';
import { ExternalLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import type { OwnerQuote } from './owner-quote.ts';

/** Who asks, as long as there is something to write to them about. */
export function ContactCard({ contact }: { contact: OwnerQuote['contact'] }) {
  return (
    <Card as="section" padded aria-labelledby="quote-contact">
      <Stack gap="2">
        <Heading as="h2" look="h3" id="quote-contact">
          <Trans id="ownerQuotes.planner">The planner</Trans>
        </Heading>
        {contact === null ? (
          <Text look="small" tone="muted">
            <Trans id="ownerQuotes.noContact">
              This request is closed: the planner’s details are no longer shown, as promised.
            </Trans>
          </Text>
        ) : (
          <>
            <Text fontWeight="600" overflowWrap="anywhere">
              {contact.firstName} {contact.lastName}
            </Text>
            <Text overflowWrap="anywhere">{contact.companyName}</Text>
            <Flex gap="2" alignItems="center" minHeight={{ base: '11', md: '8' }}>
              <Mail size={17} aria-hidden />
              <ExternalLink href={`mailto:${contact.email}`} overflowWrap="anywhere">
                {contact.email}
              </ExternalLink>
            </Flex>
            <Flex gap="2" alignItems="center" minHeight={{ base: '11', md: '8' }}>
              <Phone size={17} aria-hidden />
              <ExternalLink href={`tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`}>{contact.phone}</ExternalLink>
            </Flex>
            <Text look="caption" tone="muted">
              <Trans id="ownerQuotes.contactUse">For this request only, until it is closed.</Trans>
            </Text>
          </>
        )}
      </Stack>
    </Card>
  );
}
