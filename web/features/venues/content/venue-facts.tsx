import { styled } from '../../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '../../../ui/box.ts';
import { Link } from '../../../ui/button.tsx';
import { Card } from '../../../ui/layout.tsx';
import { Heading } from '../../../ui/text.tsx';
import { venueAddress } from '../../../lib/addresses.ts';
import { useFormats } from '../../../lib/formats.ts';
import { EVENT_TYPES, useTerm } from '../../../lib/terms.ts';
import { VENUE_KINDS } from '../../../lib/venue-labels.ts';
import type { Content } from './content-lines.ts';

/** Names and values beside each other; on a narrow screen one below the other. */
export const Facts = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(9rem, auto) minmax(0, 1fr)' },
    columnGap: '6',
    rowGap: { base: '1', sm: '3' },
    '& dt': { color: 'ink.muted', fontSize: 'sm', pt: { base: '2', sm: '0.5' } },
    '& dd': { overflowWrap: 'anywhere' },
  },
});

type Shown = {
  readonly slug: string;
  readonly isPublic: boolean;
  readonly createdAt: string;
  readonly changedAt: string;
  readonly approvedAt: string | null;
  readonly content: Pick<
    Content,
    | 'kind'
    | 'address'
    | 'postalCode'
    | 'city'
    | 'eventTypes'
    | 'photos'
    | 'contactName'
    | 'contactEmail'
    | 'contactPhone'
  > & { readonly rooms: readonly Pick<Content['rooms'][number], 'capacities'>[] };
};

/** A venue in short, one line a fact. */
export function VenueFacts({ venue }: { venue: Shown }) {
  const { t } = useLingui();
  const { date, number, and } = useFormats();
  const kindName = useTerm(VENUE_KINDS);
  const eventTypeName = useTerm(EVENT_TYPES);
  const { content, slug, isPublic, createdAt, changedAt, approvedAt } = venue;
  const largest = Math.max(0, ...content.rooms.flatMap(({ capacities }) => capacities.map(({ capacity }) => capacity)));
  const rooms = content.rooms.length;
  const people = number(largest);
  const none = t({ id: 'sheet.none', message: 'not provided' });
  const phone = content.contactPhone?.replaceAll(' ', '\u00a0');
  const contact = [content.contactName, content.contactEmail, phone].filter(Boolean).join(' · ');
  return (
    <Card as="section" padded aria-labelledby="facts">
      <Stack gap="4">
        <Heading as="h2" look="h3" id="facts">
          <Trans id="sheet.facts">At a glance</Trans>
        </Heading>
        <Facts>
          <dt>{t({ id: 'venueField.kind', message: 'Kind of venue' })}</dt>
          <dd>{kindName(content.kind)}</dd>
          <dt>{t({ id: 'sheet.address', message: 'Address' })}</dt>
          <dd lang="fr">{[content.address, `${content.postalCode} ${content.city}`].filter(Boolean).join(', ')}</dd>
          <dt>{t({ id: 'venueField.eventTypes', message: 'Events hosted' })}</dt>
          <dd>{content.eventTypes.length > 0 ? and(content.eventTypes.map(eventTypeName)) : none}</dd>
          <dt>{t({ id: 'venueField.rooms', message: 'Rooms' })}</dt>
          <dd>
            {rooms === 0
              ? none
              : largest > 0
                ? t({ id: 'sheet.rooms', message: `${rooms}, the largest for ${people} people` })
                : number(rooms)}
          </dd>
          <dt>{t({ id: 'venueField.photos', message: 'Photos' })}</dt>
          <dd>{number(content.photos.length)}</dd>
          <dt>{t({ id: 'venueForm.contact', message: 'Contact' })}</dt>
          <dd>{contact || none}</dd>
          <dt>{t({ id: 'venueField.slug', message: 'Page address' })}</dt>
          <dd>{isPublic ? <Link to={venueAddress(slug)}>{venueAddress(slug)}</Link> : venueAddress(slug)}</dd>
          <dt>{t({ id: 'sheet.created', message: 'Created on' })}</dt>
          <dd>{date(createdAt)}</dd>
          {approvedAt && (
            <>
              <dt>{t({ id: 'sheet.approved', message: 'Approved on' })}</dt>
              <dd>{date(approvedAt)}</dd>
            </>
          )}
          <dt>{t({ id: 'sheet.updated', message: 'Last changed on' })}</dt>
          <dd>{date(changedAt)}</dd>
        </Facts>
      </Stack>
    </Card>
  );
}
