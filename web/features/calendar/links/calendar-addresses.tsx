import { Trans, useLingui } from '@lingui/react/macro';
import Trash from 'lucide-static/icons/trash-2.svg?react';
import { useState } from 'react';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { useFormats } from '../../../lib/formats.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { Flex, Item, List, Row, Stack } from '../../../ui/box.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import type { LinkedCalendarsQuery } from './linked-calendars.gen.ts';
import { LinkQuestion } from './link-question.tsx';
import { NewAddress } from './new-address.tsx';
import { PlaceSelect, usePlaces, type Place } from './place-select.tsx';
import { useAddressCalls } from './use-link-calls.ts';

type Address = NonNullable<LinkedCalendarsQuery['calendarAddresses']>[number];

type CalendarAddressesProps = { venueId: string; rooms: readonly Place[]; addresses: readonly Address[] };

/** The secret addresses at which other calendars read that of the venue: made, shown once, ended. */
export function CalendarAddresses({ venueId, rooms, addresses }: CalendarAddressesProps) {
  const { t } = useLingui();
  const { date } = useFormats();
  const { create, creating, revoke, revoking } = useAddressCalls();
  const { places, nameOf } = usePlaces(rooms);
  const [chosen, setChosen] = useState('');
  const [made, setMade] = useState<{ url: string; place: string } | null>(null);
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const [leaving, setLeaving] = useState<Address | null>(null);
  const open = places.filter(({ id }) => !addresses.some(({ roomId }) => (roomId ?? '') === id));
  const place = open.some(({ id }) => id === chosen) ? chosen : (open[0]?.id ?? '');
  const onCreate = async () => {
    const name = nameOf(place || null);
    const outcome = await create(venueId, place || null);
    setFailure(outcome.kind === 'failed' ? outcome : null);
    if (outcome.kind === 'done') setMade({ url: outcome.answer.url, place: name });
  };
  const leavingName = leaving ? nameOf(leaving.roomId) : '';
  return (
    <Stack gap="3">
      <Heading as="h3" look="h4">
        <Trans id="calendarLinks.outTitle">Read this calendar elsewhere</Trans>
      </Heading>
      <Text look="small" tone="muted">
        <Trans id="calendarLinks.outText">
          Google Calendar, Outlook or a telephone show your bookings by a secret address: the state of your dates, never
          your notes nor your customers.
        </Trans>
      </Text>
      {addresses.length > 0 && (
        <List display="grid" gap="2">
          {addresses.map((address) => {
            const [name, day] = [nameOf(address.roomId), date(address.createdAt)];
            return (
              <Item key={address.id} px="3" py="2" border="1px solid" borderColor="rule" borderRadius="md">
                <Flex gap="3" justifyContent="space-between" alignItems="center">
                  <Stack gap="0" minWidth="0">
                    <Text as="span" fontWeight="600" overflowWrap="anywhere">
                      {name}
                    </Text>
                    <Text look="small" tone="muted">
                      <Trans id="calendarLinks.createdOn">Address created on {day}</Trans>
                    </Text>
                  </Stack>
                  <IconButton
                    label={t({ id: 'calendarLinks.revokeOf', message: `Revoke the address: ${name}` })}
                    onClick={() => setLeaving(address)}
                  >
                    <Trash size={18} aria-hidden />
                  </IconButton>
                </Flex>
              </Item>
            );
          })}
        </List>
      )}
      {made && <NewAddress key={made.url} url={made.url} place={made.place} />}
      {open.length > 0 && (
        <Row gap="3" alignItems="flex-end">
          {rooms.length > 0 && (
            <PlaceSelect
              places={open}
              label={t({ id: 'calendarLinks.outPlace', message: 'Calendar to read elsewhere' })}
              value={place}
              onChange={setChosen}
            />
          )}
          <Button busy={creating} onClick={() => void onCreate()}>
            <Trans id="calendarLinks.create">Create an address</Trans>
          </Button>
        </Row>
      )}
      {failure && (
        <SendFailure
          code={failure.code}
          wait={failure.wait}
          title={t({ id: 'calendarLinks.notCreated', message: 'The address could not be created' })}
        />
      )}
      {leaving && (
        <LinkQuestion
          title={t({ id: 'calendarLinks.revokeTitle', message: 'Revoke this address?' })}
          confirmLabel={t({ id: 'calendarLinks.revoke', message: 'Revoke the address' })}
          done={t({ id: 'calendarLinks.revoked', message: 'The address no longer works.' })}
          failed={t({ id: 'calendarLinks.notRevoked', message: 'The address could not be revoked' })}
          busy={revoking}
          confirm={async () => {
            const outcome = await revoke(leaving.id);
            if (outcome.kind === 'done' && made?.place === leavingName) setMade(null);
            return outcome;
          }}
          onClose={() => setLeaving(null)}
        >
          <Text>
            <Trans id="calendarLinks.revokeText">
              {leavingName}: the programs that read this address are no longer told of your dates. To give a new one,
              create it afterwards.
            </Trans>
          </Text>
        </LinkQuestion>
      )}
    </Stack>
  );
}
