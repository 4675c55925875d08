import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-static/icons/check.svg?react';
import X from 'lucide-static/icons/x.svg?react';
import { useFormats } from '../../../lib/formats.ts';
import type { useListAddress } from '../../../lib/list/use-list-address.ts';
import { Row, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { Badge } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { nameOf, type Registration, type REGISTRATIONS } from './registration.ts';

type Place = ReturnType<typeof useListAddress<(typeof REGISTRATIONS)['filters'], (typeof REGISTRATIONS)['sorts']>>;
type Sort = Place['address']['sort'];

type Acts = {
  onOpen: (registration: Registration) => void;
  onApprove: (registration: Registration) => void;
  onReject: (registration: Registration) => void;
  deciding: boolean;
};

/** The columns of the table of registrations, and the actions of each row. */
export function useRegistrationColumns({ address, link }: Place, acts: Acts): readonly Column<Registration>[] {
  const { t } = useLingui();
  const { date } = useFormats();
  const sortBy = (up: Sort, down: Sort): NonNullable<Column<Registration>['sort']> => ({
    to: link({ sort: address.sort === up ? down : up }),
    direction: address.sort === up ? 'ascending' : address.sort === down ? 'descending' : null,
  });
  return [
    {
      id: 'name',
      title: t({ id: 'people.name', message: 'Name' }),
      lead: true,
      sort: sortBy('NAME', 'NAME_DESC'),
      cell: (registration) => (
        <Button look="link" data-row-link textAlign="left" size="sm" px="0" onClick={() => acts.onOpen(registration)}>
          {nameOf(registration)}
        </Button>
      ),
    },
    {
      id: 'company',
      title: t({ id: 'auth.companyName', message: 'Company' }),
      sort: sortBy('COMPANY', 'COMPANY_DESC'),
      cell: ({ companyName }) => companyName ?? '–',
    },
    {
      id: 'email',
      title: t({ id: 'auth.email', message: 'E-mail address' }),
      cell: ({ email, emailVerified }) => (
        <Stack gap="1" alignItems={{ base: 'flex-end', lg: 'flex-start' }}>
          <Text as="span" look="small">
            {email}
          </Text>
          {emailVerified ? (
            <Badge tone="sage">{t({ id: 'profile.verified', message: 'confirmed' })}</Badge>
          ) : (
            <Badge tone="gold">{t({ id: 'profile.unverified', message: 'not confirmed' })}</Badge>
          )}
        </Stack>
      ),
    },
    {
      id: 'phone',
      title: t({ id: 'quote.phone', message: 'Phone' }),
      optional: 'hidden',
      cell: ({ phone }) => phone ?? '–',
    },
    {
      id: 'number',
      title: t({ id: 'people.number', message: 'Number' }),
      optional: 'hidden',
      cell: ({ registrationNumber }) => registrationNumber ?? '–',
    },
    {
      id: 'since',
      title: t({ id: 'people.waitingSince', message: 'Waiting since' }),
      optional: 'shown',
      sort: sortBy('OLDEST', 'NEWEST'),
      cell: ({ createdAt }) => date(createdAt),
    },
    {
      id: 'actions',
      title: t({ id: 'people.actions', message: 'Actions' }),
      cell: (registration) => {
        const name = nameOf(registration);
        return (
          <Row gap="2" justifyContent="flex-end" flexWrap={{ base: 'wrap', lg: 'nowrap' }}>
            <Button
              size="sm"
              data-row-key="a"
              disabled={acts.deciding}
              aria-label={t({ id: 'people.approveNamed', message: `Approve ${name}` })}
              onClick={() => acts.onApprove(registration)}
            >
              <Check size={16} aria-hidden />
              {t({ id: 'people.approve', message: 'Approve' })}
            </Button>
            <Button
              size="sm"
              look="ghost"
              data-row-key="r"
              aria-label={t({ id: 'people.rejectNamed', message: `Reject ${name}…` })}
              onClick={() => acts.onReject(registration)}
            >
              <X size={16} aria-hidden />
              {t({ id: 'people.reject', message: 'Reject…' })}
            </Button>
          </Row>
        );
      },
    },
  ];
}
