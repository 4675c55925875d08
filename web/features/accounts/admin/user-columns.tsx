import { useLingui } from '@lingui/react/macro';
import { ACCOUNT_STATUS_TONES, ACCOUNT_STATUSES, ROLES } from '../../../lib/account-labels.ts';
import { useFormats } from '../../../lib/formats.ts';
import type { useListAddress } from '../../../lib/list/use-list-address.ts';
import { useTerm } from '../../../lib/terms.ts';
import { Row, Stack } from '../../../ui/box.ts';
import { Link } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { Badge } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { nameOf } from './registration.ts';
import { userAddress, type UserLine, type USERS } from './user.ts';

type Place = ReturnType<typeof useListAddress<(typeof USERS)['filters'], (typeof USERS)['sorts']>>;
type Sort = Place['address']['sort'];

/** The columns of the table of users. */
export function useUserColumns({ address, link }: Place): readonly Column<UserLine>[] {
  const { t } = useLingui();
  const { date, dateTime, number } = useFormats();
  const role = useTerm(ROLES);
  const status = useTerm(ACCOUNT_STATUSES);
  const sortBy = (up: Sort, down: Sort): NonNullable<Column<UserLine>['sort']> => ({
    to: link({ sort: address.sort === up ? down : up }),
    direction: address.sort === up ? 'ascending' : address.sort === down ? 'descending' : null,
  });
  return [
    {
      id: 'name',
      title: t({ id: 'people.name', message: 'Name' }),
      lead: true,
      sort: sortBy('NAME', 'NAME_DESC'),
      cell: (user) => (
        <Row gap="2">
          <Link data-row-link to={userAddress(user.id)} fontWeight="600">
            {nameOf(user) || user.email}
          </Link>
          {user.isSelf && <Badge>{t({ id: 'people.you', message: 'you' })}</Badge>}
        </Row>
      ),
    },
    {
      id: 'email',
      title: t({ id: 'auth.email', message: 'E-mail address' }),
      sort: sortBy('EMAIL', 'EMAIL_DESC'),
      cell: ({ email, emailVerified }) => (
        <Stack gap="1" alignItems={{ base: 'flex-end', lg: 'flex-start' }}>
          <Text as="span" look="small">
            {email}
          </Text>
          {!emailVerified && <Badge tone="gold">{t({ id: 'profile.unverified', message: 'not confirmed' })}</Badge>}
        </Stack>
      ),
    },
    {
      id: 'company',
      title: t({ id: 'auth.companyName', message: 'Company' }),
      sort: sortBy('COMPANY', 'COMPANY_DESC'),
      optional: 'shown',
      cell: (user) => user.companyName ?? '–',
    },
    {
      id: 'role',
      title: t({ id: 'profile.role', message: 'Role' }),
      optional: 'shown',
      cell: (user) => role(user.role),
    },
    {
      id: 'status',
      title: t({ id: 'people.status', message: 'State' }),
      cell: (user) => <Badge tone={ACCOUNT_STATUS_TONES[user.status]}>{status(user.status)}</Badge>,
    },
    {
      id: 'venues',
      title: t({ id: 'people.venues', message: 'Venues' }),
      numeric: true,
      optional: 'shown',
      cell: ({ venueCount }) => number(venueCount ?? 0),
    },
    {
      id: 'login',
      title: t({ id: 'profile.lastLogin', message: 'Last sign-in' }),
      optional: 'shown',
      sort: sortBy('LAST_LOGIN', 'LAST_LOGIN_ASC'),
      cell: (user) => (user.lastLoginAt ? dateTime(user.lastLoginAt) : t({ id: 'people.never', message: 'never' })),
    },
    {
      id: 'created',
      title: t({ id: 'profile.since', message: 'Member since' }),
      optional: 'hidden',
      sort: sortBy('NEWEST', 'OLDEST'),
      cell: (user) => date(user.createdAt),
    },
    {
      id: 'phone',
      title: t({ id: 'quote.phone', message: 'Phone' }),
      optional: 'hidden',
      cell: (user) => user.phone ?? '–',
    },
  ];
}
