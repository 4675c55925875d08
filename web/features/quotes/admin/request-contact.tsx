import { Trans, useLingui } from '@lingui/react/macro';
import Mail from 'lucide-static/icons/mail.svg?react';
import Phone from 'lucide-static/icons/phone.svg?react';
import { Flex, Stack } from '../../../ui/box.ts';
import { ExternalLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import type { AdminQuote } from './admin-quote.ts';

/** The person who asks, and how they are reached. */
export function RequestContact({ request }: { request: AdminQuote }) {
  const { t } = useLingui();
  const { contact, reference } = request;
  return (
    <Card as="section" padded aria-labelledby="contact">
      <Stack gap="2">
        <Heading as="h2" look="h3" id="contact">
          <Trans id="adminQuote.contact">The planner</Trans>
        </Heading>
        {contact === null ? (
          <Text look="small" tone="muted">
            <Trans id="adminQuote.forgotten">
              The planner’s details were erased at the end of the retention period.
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
              <ExternalLink
                href={`mailto:${contact.email}?subject=${encodeURIComponent(reference)}`}
                overflowWrap="anywhere"
              >
                {contact.email}
              </ExternalLink>
            </Flex>
            <Flex gap="2" alignItems="center" minHeight={{ base: '11', md: '8' }}>
              <Phone size={17} aria-hidden />
              <ExternalLink href={`tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`}>{contact.phone}</ExternalLink>
            </Flex>
            <Text look="caption" tone="muted">
              {contact.language === 'fr'
                ? t({ id: 'adminQuote.writesFrench', message: 'Correspondence in French.' })
                : t({ id: 'adminQuote.writesEnglish', message: 'Correspondence in English.' })}
            </Text>
          </>
        )}
      </Stack>
    </Card>
  );
}
