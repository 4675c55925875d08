import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FilterChips } from '../../lib/list/filter-chips.tsx';
import { FilterSelect } from '../../lib/list/filter-select.tsx';
import { nodesOf } from '../../lib/list/connection.ts';
import { isWhole } from '../../lib/list/list-address.ts';
import { ListFrame } from '../../lib/list/list-frame.tsx';
import { useListAddress } from '../../lib/list/use-list-address.ts';
import { useLiveList } from '../../lib/list/use-live-list.ts';
import { useSelection } from '../../lib/list/use-selection.ts';
import { useTerm } from '../../lib/terms.ts';
import { Stack } from '../../ui/box.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { ArchiveBar } from './archive-bar.tsx';
import { MESSAGES, nameOf, STATE_FILTERS, STATE_VALUES, toVariables } from './desk-message.ts';
import { useDeskMessagesQuery } from './message-desk.gen.ts';
import { useMessageColumns } from './messages-table.tsx';

/** All messages of visitors; what is shown stands in the address. */
export function MessagesList() {
  const { t } = useLingui();
  const { address, link, go } = useListAddress(MESSAGES);
  const stateName = useTerm(STATE_FILTERS);
  const { data, previousData, loading, error, refetch } = useDeskMessagesQuery({
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
        searchLabel={t({ id: 'deskMessages.search', message: 'Name, e-mail, subject or text' })}
        text={address.text}
        onSearch={(text) => go({ text })}
        partLink={link}
        whole={isWhole(address)}
        wholePath={MESSAGES.path}
        count={(total) =>
          t({ id: 'deskMessages.count', message: plural(total, { one: '# message', other: '# messages' }) })
        }
        filters={
          <FilterChips
            label={t({ id: 'deskMessages.state', message: 'State' })}
            allLabel={t({ id: 'deskMessages.every', message: 'All' })}
            options={STATE_VALUES.map((value) => ({
              value,
              label: stateName(value),
              count: shown ? (shown.stateCounts.find(({ state }) => state === value)?.count ?? 0) : null,
            }))}
            chosen={address.filters.etat}
            link={(etat) => link({ filters: { etat } })}
          />
        }
        tools={
          <FilterSelect
            label={t({ id: 'deskMessages.order', message: 'Order' })}
            options={[
              { value: 'NEWEST', label: t({ id: 'deskMessages.newest', message: 'Newest first' }) },
              { value: 'OLDEST', label: t({ id: 'deskMessages.oldest', message: 'Oldest first' }) },
              { value: 'NAME', label: t({ id: 'deskMessages.byName', message: 'Sender' }) },
              { value: 'SUBJECT', label: t({ id: 'deskMessages.bySubject', message: 'Subject' }) },
            ]}
            chosen={address.sort}
            onChoose={(sort) => go({ sort: sort ?? 'NEWEST' })}
          />
        }
        empty={{
          title: t({ id: 'deskMessages.none', message: 'No messages yet' }),
          text: t({ id: 'deskMessages.noneText', message: 'What visitors write in the contact form arrives here.' }),
        }}
      >
        {(part) => (
          <DataTable
            caption={t({ id: 'deskMessages.title', message: 'Messages' })}
            columns={columns}
            rows={nodesOf(part)}
            faded={({ state }) => state === 'ARCHIVED'}
            selection={{
              ...selection,
              label: (message) => {
                const { subject } = message;
                const senderName = nameOf(message);
                return t({ id: 'deskMessages.choose', message: `Select the message from ${senderName}: ${subject}` });
              },
              allLabel: t({ id: 'deskMessages.chooseAll', message: 'Select the whole page' }),
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
