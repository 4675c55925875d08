import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ACCOUNT_STATUSES, ROLES, type AccountStatus, type Role } from '../../../lib/account-labels.ts';
import { FilterSelect } from '../../../lib/list/filter-select.tsx';
import { heldIn, isWhole } from '../../../lib/list/list-address.ts';
import { ListFrame } from '../../../lib/list/list-frame.tsx';
import { useListAddress } from '../../../lib/list/use-list-address.ts';
import { useLiveList } from '../../../lib/list/use-live-list.ts';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { useTerm } from '../../../lib/terms.ts';
import { ColumnChooser, useColumns } from '../../../ui/column-chooser.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { useUserColumns } from './user-columns.tsx';
import { toVariables, USERS } from './user.ts';
import { useUsersQuery } from './users.gen.ts';

const ROLE_VALUES = Object.keys(ROLES) as Role[];
const STATUS_VALUES = Object.keys(ACCOUNT_STATUSES) as AccountStatus[];

/** Everybody with an account: search, role and state, in the order of a column. */
export function UsersList() {
  const { t } = useLingui();
  const roleName = useTerm(ROLES);
  const statusName = useTerm(ACCOUNT_STATUSES);
  const place = useListAddress(USERS);
  const { address, link, go } = place;
  const { role, etat, creation } = address.filters;
  const { today } = usePageInfo();
  const { data, previousData, loading, error, refetch } = useUsersQuery({
    variables: toVariables(address, today),
    fetchPolicy: 'cache-and-network',
  });
  useLiveList(['USERS', 'REGISTRATIONS'], refetch);
  const shown = (data ?? previousData)?.users;
  const columns = useColumns('users', useUserColumns(place));
  const sorts = {
    NAME: t({ id: 'people.sortName', message: 'Name' }),
    COMPANY: t({ id: 'people.sortCompany', message: 'Company' }),
    NEWEST: t({ id: 'people.sortNewest', message: 'Newest first' }),
    LAST_LOGIN: t({ id: 'people.sortLogin', message: 'Last sign-in' }),
  } as const;
  return (
    <ListFrame
      query={{ shown, loading, error, refetch }}
      searchLabel={t({ id: 'people.searchUsers', message: 'Search by name, e-mail or company' })}
      text={address.text}
      onSearch={(text) => go({ text })}
      pageLink={(page) => link({ page })}
      whole={isWhole(address)}
      wholePath={USERS.path}
      count={(count) =>
        t({
          id: 'people.userCount',
          message: plural(count, { 0: 'No user', one: '# user', other: '# users' }),
        })
      }
      filters={
        <>
          <FilterSelect
            label={t({ id: 'profile.role', message: 'Role' })}
            allLabel={t({ id: 'people.allRoles', message: 'All roles' })}
            options={ROLE_VALUES.map((value) => ({ value, label: roleName(value) }))}
            chosen={role}
            onChoose={(value) => go({ filters: { role: value } })}
          />
          <FilterSelect
            label={t({ id: 'people.status', message: 'State' })}
            allLabel={t({ id: 'people.allStatuses', message: 'All states' })}
            options={[
              { value: 'ACCEPTED' as const, label: t({ id: 'people.accepted', message: 'Accepted accounts' }) },
              ...STATUS_VALUES.map((value) => ({ value, label: statusName(value) })),
            ]}
            chosen={etat}
            onChoose={(value) => go({ filters: { etat: value } })}
          />
          <FilterSelect
            label={t({ id: 'people.creation', message: 'Creation' })}
            allLabel={t({ id: 'people.anyCreation', message: 'At any time' })}
            options={[
              { value: 'THIS_MONTH' as const, label: t({ id: 'people.thisMonth', message: 'Created this month' }) },
            ]}
            chosen={creation}
            onChoose={(value) => go({ filters: { creation: value } })}
          />
          <FilterSelect
            inHeads
            label={t({ id: 'people.order', message: 'Order' })}
            options={(Object.keys(sorts) as (keyof typeof sorts)[]).map((value) => ({ value, label: sorts[value] }))}
            chosen={address.sort in sorts ? (address.sort as keyof typeof sorts) : null}
            onChoose={(value) => go({ sort: value ?? 'NAME' })}
          />
        </>
      }
      filtersHeld={heldIn(role, etat, creation)}
      tools={<ColumnChooser label={t({ id: 'people.columns', message: 'Columns' })} chooser={columns.chooser} />}
      empty={{ title: t({ id: 'people.noUsers', message: 'No one has an account yet' }) }}
    >
      {({ items }) => (
        <DataTable
          caption={t({ id: 'people.users', message: 'Users' })}
          columns={columns.shown}
          rows={items}
          faded={(user) => user.status !== 'APPROVED' && user.status !== 'PENDING'}
        />
      )}
    </ListFrame>
  );
}
