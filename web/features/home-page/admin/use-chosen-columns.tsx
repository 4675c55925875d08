import { useLingui } from '@lingui/react/macro';
import X from 'lucide-static/icons/x.svg?react';
import { venueAddress } from '../../../lib/addresses.ts';
import { typeset } from '../../../lib/place-names.ts';
import { Flex, Span } from '../../../ui/box.ts';
import { Button, Link } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { Badge } from '../../../ui/layout.tsx';
import type { CuratedLine } from './curated.ts';
import { Thumbnail } from './thumbnail.tsx';

/** The columns of a set: the venue, where it is, whether visitors see it, and the way out. */
export function useChosenColumns(onTakeOut: (venue: CuratedLine) => void): readonly Column<CuratedLine>[] {
  const { t } = useLingui();
  return [
    {
      id: 'venue',
      title: t({ id: 'content.venue', message: 'Venue' }),
      lead: true,
      cell: (venue) => (
        <Flex gap="3" alignItems="center">
          <Thumbnail venue={venue} small />
          {venue.isPublic ? (
            <Link to={venueAddress(venue.slug)} look="plain" fontWeight="600" data-row-link>
              {venue.name}
            </Link>
          ) : (
            <Span fontWeight="600">{venue.name}</Span>
          )}
        </Flex>
      ),
    },
    {
      id: 'city',
      title: t({ id: 'content.city', message: 'City' }),
      cell: ({ city, department }) => <Span lang="fr">{typeset(`${city} (${department.code})`)}</Span>,
    },
    {
      id: 'public',
      title: t({ id: 'content.visible', message: 'On the site' }),
      cell: ({ isPublic }) =>
        isPublic ? (
          <Badge tone="sage">{t({ id: 'content.public', message: 'Online' })}</Badge>
        ) : (
          <Badge tone="danger">{t({ id: 'content.hidden', message: 'Offline' })}</Badge>
        ),
    },
    {
      id: 'actions',
      title: t({ id: 'content.actions', message: 'Actions' }),
      actions: true,
      cell: (venue) => {
        const { name } = venue;
        return (
          <Button
            size="sm"
            look="ghost"
            aria-label={t({ id: 'content.takeOut', message: `Remove: ${name}` })}
            onClick={() => onTakeOut(venue)}
          >
            <X size={16} aria-hidden />
            {t({ id: 'content.takeOutShort', message: 'Remove' })}
          </Button>
        );
      },
    },
  ];
}
