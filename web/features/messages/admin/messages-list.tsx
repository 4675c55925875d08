import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FilterChips } from '../../../lib/list/filter-chips.tsx';
import { FilterSelect } from '../../../lib/list/filter-select.tsx';
import { nodesOf } from '../../../lib/list/connection.ts';
import { isWhole } from '../../../lib/list/list-address.ts';
import { ListFrame } from '../../../lib/list/list-frame.tsx';
import { useListAddress } from '../../../lib/list/use-list-address.ts';
import { useLiveList } from '../../../lib/list/use-live-list.ts';
import { useSelection } from '../../../lib/list/use-selection.ts';
import { useTerm } from '../../../lib/terms.ts';
import { Stack } from '../../../ui/box.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { ArchiveBar } from './archive-bar.tsx';
import { MESSAGES, nameOf, STATE_FILTERS, STATE_VALUES, toVariables } from './admin-message.ts';
import { useAdminMessagesQuery } from './messages-admin.gen.ts';
import { useMessageColumns } from './messages-table.tsx';

/** All messages of visitors; what is shown stands in the address. */
export function MessagesList() {
  const { t } = useLingui();
  const { address, link, go } = useListAddress(MESSAGES);
  const stateName = useTerm(STATE_FILTERS);
  const { data, previousData, loading, error, refetch } = useAdminMessagesQuery({
    variables: toVariables(address),
    fetchPolicy: 'cache-and-network',
  });
  useLiveList(['MESSAGES'], refetch);
  const shown = (data ?? previousData)?.messages;
  const selection = useSelection(shown ? nodesOf(shown) : []);
  const columns = useMessageColumns({ address, link });
  return (
    <Stack gap="4">
      <ListFrame
        query={{ shown, loading, error, refetch }}
        searchLabel={t({ id: 'adminMessages.search', message: 'Name, e-mail, subject or text' })}
        text={address.text}
        onSearch={(text) => go({ text })}
        partLink={link}
        whole={isWhole(address)}
        wholePath={MESSAGES.path}
        count={(total) =>
          t({ id: 'adminMessages.count', message: plural(total, { one: '# message', other: '# messages' }) })
        }
        chips={
          <FilterChips
            label={t({ id: 'adminMessages.state', message: 'State' })}
            allLabel={t({ id: 'adminMessages.every', message: 'All' })}
            options={STATE_VALUES.map((value) => ({
              value,
              label: stateName(value),
              count: shown ? (shown.stateCounts.find(({ state }) => state === value)?.count ?? 0) : null,
            }))}
            chosen={address.filters.etat}
            link={(etat) => link({ filters: { etat } })}
          />
        }
        filters={
          <FilterSelect
            inHeads
            label={t({ id: 'adminMessages.order', message: 'Order' })}
            options={[
              { value: 'NEWEST', label: t({ id: 'adminMessages.newest', message: 'Newest first' }) },
              { value: 'OLDEST', label: t({ id: 'adminMessages.oldest', message: 'Oldest first' }) },
              { value: 'NAME', label: t({ id: 'adminMessages.byName', message: 'Sender' }) },
              { value: 'SUBJECT', label: t({ id: 'adminMessages.bySubject', message: 'Subject' }) },
            ]}
            chosen={address.sort}
            onChoose={(sort) => go({ sort: sort ?? 'NEWEST' })}
          />
        }
        empty={{
          title: t({ id: 'adminMessages.none', message: 'No messages yet' }),
          text: t({ id: 'adminMessages.noneText', message: 'What visitors write in the contact form arrives here.' }),
        }}
      >
        {(part) => (
          <DataTable
            caption={t({ id: 'adminMessages.title', message: 'Messages' })}
            columns={columns}
            rows={nodesOf(part)}
            faded={({ state }) => state === 'ARCHIVED'}
            selection={{
              ...selection,
              label: (message) => {
                const { subject } = message;
                const senderName = nameOf(message);
                return t({ id: 'adminMessages.choose', message: `Select the message from ${senderName}: ${subject}` });
              },
              allLabel: t({ id: 'adminMessages.chooseAll', message: 'Select the whole page' }),
            }}
          />
        )}
      </ListFrame>
      <ArchiveBar
        messages={selection.chosenRows}
        onClear={selection.clear}
        onDone={() => void refetch().catch(() => {})}
      />
    </Stack>
  );
}
