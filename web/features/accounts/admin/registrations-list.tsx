import { useDisclosure } from '@chakra-ui/react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import UserCheck from 'lucide-static/icons/user-check.svg?react';
import { useState } from 'react';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { useFormats } from '../../../lib/formats.ts';
import { FilterChips } from '../../../lib/list/filter-chips.tsx';
import { isWhole } from '../../../lib/list/list-address.ts';
import { ListFrame } from '../../../lib/list/list-frame.tsx';
import { useListAddress } from '../../../lib/list/use-list-address.ts';
import { useLiveList } from '../../../lib/list/use-live-list.ts';
import { useSelection } from '../../../lib/list/use-selection.ts';
import { Box, Stack } from '../../../ui/box.ts';
import { ColumnChooser, useColumns } from '../../../ui/column-chooser.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Text } from '../../../ui/text.tsx';
import { RegistrationActionBar } from './registration-action-bar.tsx';
import { useRegistrationColumns } from './registration-columns.tsx';
import { RegistrationDialog } from './registration-dialog.tsx';
import { nameOf, REGISTRATIONS, type Registration } from './registration.ts';
import { useRegistrationsQuery } from './registrations.gen.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { tell } from '../../../ui/toaster.tsx';
import { useDecisions } from './use-decisions.ts';
import { useRowFocus } from './use-row-focus.ts';
import { useToldDecisions } from './use-told-decisions.ts';

const NONE: readonly Registration[] = [];

/** The queue of those who registered: search, look, decide, one or many, by mouse or keyboard. */
export function RegistrationsList() {
  const { t } = useLingui();
  const { number } = useFormats();
  const place = useListAddress(REGISTRATIONS);
  const { address, link, go } = place;
  const { adresse } = address.filters;
  const { data, previousData, loading, error, refetch } = useRegistrationsQuery({
    variables: {
      filter: { text: address.text || null, emailVerified: adresse === null ? null : adresse === 'VERIFIED' },
      sort: address.sort,
      page: address.page,
    },
    fetchPolicy: 'cache-and-network',
  });
  useLiveList(['REGISTRATIONS'], refetch);
  const shown = (data ?? previousData)?.registrations;
  const items = shown?.items ?? NONE;
  const selection = useSelection(items);
  const { box, leave, onKeyDown } = useRowFocus(items);
  const { decide, deciding } = useDecisions();
  const toldOf = useToldDecisions();
  const [openId, setOpenId] = useState<string | null>(null);
  const [rejected, setRejected] = useState<readonly Registration[]>(NONE);
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const rejecting = useDisclosure();

  const at = items.findIndex(({ id }) => id === openId);
  const open = items[at] ?? null;
  const run = async (chosen: readonly Registration[], reason: string | null): Promise<void> => {
    if (deciding || chosen.length === 0) return;
    tell(null);
    setFailure(null);
    // Where one goes on: in the dialog at the next one, in the list at the row that takes the place.
    const next = items[at + 1] ?? items[at - 1] ?? null;
    if (!open && chosen.length === 1) leave(chosen[0]!.id);
    const outcome = await decide(
      chosen.map(({ id }) => id),
      reason,
    );
    if (outcome.kind === 'failed' && reason !== null) {
      setFailure(outcome);
      return;
    }
    rejecting.onClose();
    tell(toldOf(outcome, chosen, reason !== null));
    if (outcome.kind === 'done') {
      selection.clear();
      if (open) setOpenId(next?.id ?? null);
    }
    await refetch().catch(() => {});
  };
  const reject = (chosen: readonly Registration[]) => {
    setFailure(null);
    setRejected(chosen);
    rejecting.onOpen();
  };
  const columns = useColumns(
    'registrations',
    useRegistrationColumns(place, {
      onOpen: ({ id }) => setOpenId(id),
      onApprove: (registration) => void run([registration], null),
      onReject: (registration) => reject([registration]),
      deciding,
    }),
  );
  const position = number(at + 1 + ((shown?.page ?? 1) - 1) * 20);
  const total = number(shown?.totalCount ?? 0);
  return (
    <Stack gap="4">
      <ListFrame
        query={{ shown, loading, error, refetch }}
        searchLabel={t({ id: 'people.searchRegistrations', message: 'Search by name, e-mail or company' })}
        text={address.text}
        onSearch={(text) => go({ text })}
        pageLink={(page) => link({ page })}
        whole={isWhole(address)}
        wholePath={REGISTRATIONS.path}
        count={(count) =>
          t({
            id: 'people.registrationCount',
            message: plural(count, { 0: 'No registration', one: '# registration', other: '# registrations' }),
          })
        }
        chips={
          <FilterChips
            label={t({ id: 'people.byAddress', message: 'E-mail address' })}
            allLabel={t({ id: 'people.allRegistrations', message: 'All' })}
            options={[
              { value: 'VERIFIED', label: t({ id: 'people.addressVerified', message: 'Address confirmed' }) },
              { value: 'UNVERIFIED', label: t({ id: 'people.addressUnverified', message: 'Not confirmed' }) },
            ]}
            chosen={adresse}
            link={(value) => link({ filters: { adresse: value } })}
          />
        }
        tools={<ColumnChooser label={t({ id: 'people.columns', message: 'Columns' })} chooser={columns.chooser} />}
        empty={{
          picture: <UserCheck size={40} strokeWidth={1.25} aria-hidden />,
          title: t({ id: 'people.noRegistrations', message: 'No one is waiting' }),
          text: t({
            id: 'people.noRegistrationsText',
            message: 'New registrations appear here on their own, and the bell notifies you.',
          }),
        }}
      >
        {() => (
          <Box ref={box} onKeyDown={onKeyDown}>
            <DataTable
              caption={t({ id: 'people.registrations', message: 'Pending registrations' })}
              columns={columns.shown}
              rows={items}
              selection={{
                ...selection,
                label: (registration) => t({ id: 'people.choose', message: `Select ${nameOf(registration)}` }),
                allLabel: t({ id: 'people.chooseAll', message: 'Select the whole page' }),
              }}
            />
            <Text look="caption" tone="muted" mt="2" display={{ base: 'none', lg: 'block' }}>
              <Trans id="people.keys">
                With the focus in a row: j and k to move, Enter to open, a to approve, r to reject, x to select.
              </Trans>
            </Text>
          </Box>
        )}
      </ListFrame>
      {selection.chosenRows.length > 0 && (
        <RegistrationActionBar
          chosen={selection.chosenRows}
          busy={deciding}
          onApprove={() => void run(selection.chosenRows, null)}
          onReject={() => reject(selection.chosenRows)}
          onClear={selection.clear}
        />
      )}
      {open && (
        <RegistrationDialog
          registration={open}
          place={t({ id: 'people.place', message: `${position} of ${total}` })}
          deciding={deciding}
          onPrevious={at > 0 ? () => setOpenId(items[at - 1]!.id) : null}
          onNext={at < items.length - 1 ? () => setOpenId(items[at + 1]!.id) : null}
          onApprove={() => void run([open], null)}
          onReject={() => reject([open])}
          onClose={() => setOpenId(null)}
        />
      )}
      <RejectDialog
        key={rejected.map(({ id }) => id).join()}
        dialog={rejecting}
        names={rejected.map(nameOf)}
        failure={failure}
        busy={deciding}
        onConfirm={(reason) => void run(rejected, reason)}
      />
    </Stack>
  );
}
