import { styled } from '../../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { CheckField, DecimalField, TextField } from '../../../lib/form-fields.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { useTerm } from '../../../lib/terms.ts';
import { ROOM_LAYOUT_VALUES, ROOM_LAYOUTS, type RoomLayout } from '../../../lib/venue-terms.ts';
import { Flex, Span, Stack } from '../../../ui/box.ts';
import { FieldSet } from '../../../ui/field-set.tsx';
import { LayoutIcon } from '../../../ui/layout-icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ItemList } from './item-list.tsx';
import { TabCard } from './tab-card.tsx';
import { useItems } from './use-items.ts';
import { NEW_ROOM, type RoomForm } from './venue-form.ts';
import { crowdOf } from './venue-rules.ts';
import { VENUE_LIMITS } from '../../../../schema/owner-limits.ts';

const Measures = styled('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'minmax(0, 1fr) 8.5rem 8.5rem',
    },
    '& > :first-of-type': { gridColumn: { base: '1 / -1', md: 'auto' } },
  },
});

const Layouts = styled('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'repeat(auto-fill, minmax(5.75rem, 1fr))',
    alignItems: 'end',
  },
});

/** The rooms, and how many people each holds in each layout. */
export function RoomsTab() {
  const { t } = useLingui();
  return (
    <TabCard
      title={<Trans id="venueForm.rooms">Rooms and capacities</Trans>}
      lead={
        <Trans id="venueForm.roomsLead">
          Searches compare a single room with the number of participants: describe each room, and leave empty the
          layouts it cannot take.
        </Trans>
      }
    >
      <ItemList
        items={useItems('rooms', NEW_ROOM)}
        empty={<Trans id="venueForm.noRooms">No rooms yet.</Trans>}
        addLabel={t({ id: 'venueForm.addRoom', message: 'Add a room' })}
        nameOf={({ name }, index) => {
          const number = index + 1;
          return name.trim() || t({ id: 'venueForm.roomNumber', message: `Room ${number}` });
        }}
      >
        {(index) => <Room at={`rooms.${index}`} />}
      </ItemList>
    </TabCard>
  );
}

function Room({ at }: { at: string }) {
  const { t } = useLingui();
  return (
    <Stack gap="4">
      <Measures>
        <TextField
          name={`${at}.name`}
          label={t({ id: 'venueForm.roomName', message: 'Room name' })}
          maxLength={VENUE_LIMITS.roomName + 20}
          autoComplete="off"
        />
        <TextField
          name={`${at}.areaSqm`}
          label={t({ id: 'venueForm.areaSqm', message: 'Area (m²)' })}
          inputMode="numeric"
          autoComplete="off"
          required={false}
        />
        <DecimalField
          name={`${at}.ceilingHeightM`}
          label={t({ id: 'venueForm.ceilingHeightM', message: 'Height (m)' })}
          required={false}
        />
      </Measures>
      <FieldSet legend={t({ id: 'venueForm.capacities', message: 'People per layout' })}>
        <Layouts>
          {ROOM_LAYOUT_VALUES.map((layout) => (
            <Capacity key={layout} at={`${at}.capacities.${layout}`} layout={layout} />
          ))}
        </Layouts>
        <Crowded at={at} />
      </FieldSet>
      <Flex columnGap="8" rowGap="1" flexWrap="wrap">
        <CheckField name={`${at}.daylight`} label={t({ id: 'room.daylight', message: 'Daylight' })}>
          {t({ id: 'room.daylight', message: 'Daylight' })}
        </CheckField>
        <CheckField name={`${at}.stepFree`} label={t({ id: 'room.stepFree', message: 'Step-free' })}>
          {t({ id: 'room.stepFree', message: 'Step-free' })}
        </CheckField>
      </Flex>
      <TextField
        name={`${at}.description`}
        label={t({ id: 'venueForm.roomDescription', message: 'Special features' })}
        maxLength={VENUE_LIMITS.roomDescription + 20}
        autoComplete="off"
        optional
      />
    </Stack>
  );
}

/** A warning while typing, since it is mostly a typing error. It does not prevent saving. */
function Crowded({ at }: { at: string }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const room = useWatch({ name: at }) as RoomForm | undefined;
  const most = room ? crowdOf(room) : null;
  return (
    <div role="status">
      {most !== null && (
        <Notice tone="gold" mt="3">
          {t({
            id: 'venueForm.crowded',
            message: `${number(most.people)} people in ${number(most.areaSqm)} m² leave less than half a square metre each: are both figures right?`,
          })}
        </Notice>
      )}
    </div>
  );
}

/** The drawing makes the layout known, the label names it. */
function Capacity({ at, layout }: { at: string; layout: RoomLayout }) {
  const layoutName = useTerm(ROOM_LAYOUTS);
  return (
    <Stack gap="1" alignItems="stretch">
      <Span color="ink.muted" display="inline-flex">
        <LayoutIcon layout={layout} size={24} />
      </Span>
      <TextField
        name={at}
        label={layoutName(layout)}
        inputMode="numeric"
        autoComplete="off"
        required={false}
        textAlign="right"
        fontVariantNumeric="tabular-nums"
      />
    </Stack>
  );
}
