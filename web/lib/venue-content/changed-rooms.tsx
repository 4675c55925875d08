import { chakra } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../formats.ts';
import { useTerm } from '../terms.ts';
import { ROOM_LAYOUT_VALUES, ROOM_LAYOUTS } from '../venue-terms.ts';
import { Text } from '../../ui/text.tsx';
import type { Content } from './content-lines.ts';
import type { Side } from './side.ts';

type Room = Content['rooms'][number];

const Scroller = chakra('div', {
  base: { overflowX: 'auto', border: '1px solid', borderColor: 'rule', borderRadius: 'sm' },
});

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& caption': { srOnly: true },
    '& th, & td': { px: '2', py: '1.5', textAlign: 'right', whiteSpace: 'nowrap' },
    '& th:first-of-type': { textAlign: 'left', whiteSpace: 'normal', minWidth: '7rem' },
    '& thead th': { color: 'ink.muted', fontWeight: '600', fontSize: 'xs' },
    '& tbody tr': { borderTop: '1px solid', borderColor: 'rule' },
    '& [data-mark=removed]': { bg: 'danger.tint', textDecoration: 'line-through', textDecorationColor: 'danger' },
    '& [data-mark=added]': { bg: 'sage.tint', fontWeight: '600' },
  },
});

type Column = { readonly key: string; readonly name: string; readonly of: (room: Room) => string };

/** The columns that any of these rooms has something for. */
function useColumns(rooms: readonly Room[]): Column[] {
  const { t } = useLingui();
  const { area, length, number } = useFormats();
  const layoutName = useTerm(ROOM_LAYOUTS);
  const yes = t({ id: 'content.yes', message: 'yes' });
  const columns: Column[] = [
    {
      key: 'area',
      name: t({ id: 'room.area', message: 'Area' }),
      of: ({ areaSqm }) => (areaSqm === null ? '' : area(areaSqm)),
    },
    {
      key: 'height',
      name: t({ id: 'content.roomHeight', message: 'Height' }),
      of: ({ ceilingHeightM }) => (ceilingHeightM === null ? '' : length(ceilingHeightM)),
    },
    ...ROOM_LAYOUT_VALUES.map((layout) => ({
      key: layout,
      name: layoutName(layout),
      of: ({ capacities }: Room) => {
        const found = capacities.find((each) => each.layout === layout);
        return found ? number(found.capacity) : '';
      },
    })),
    {
      key: 'daylight',
      name: t({ id: 'room.daylight', message: 'Daylight' }),
      of: ({ daylight }) => (daylight ? yes : ''),
    },
    {
      key: 'stepFree',
      name: t({ id: 'room.stepFree', message: 'Step-free' }),
      of: ({ stepFree }) => (stepFree ? yes : ''),
    },
    {
      key: 'description',
      name: t({ id: 'content.roomNote', message: 'Particular' }),
      of: ({ description }) => description ?? '',
    },
  ];
  return columns.filter(({ of }) => rooms.some((room) => of(room) !== ''));
}

/** The rooms of one side as a table; what differs from the room of the same name on the other side is marked. */
export function ChangedRooms({ rooms, others, side }: { rooms: readonly Room[]; others: readonly Room[]; side: Side }) {
  const { t } = useLingui();
  const columns = useColumns([...rooms, ...others]);
  const mark = side === 'before' ? 'removed' : 'added';
  if (rooms.length === 0) {
    return (
      <Text look="small" tone="subtle" px="2">
        <Trans id="change.nothing">Nothing</Trans>
      </Text>
    );
  }
  const field = t({ id: 'venueField.rooms', message: 'Rooms' });
  const sideName =
    side === 'before' ? t({ id: 'change.before', message: 'Before' }) : t({ id: 'change.after', message: 'After' });
  const caption = `${field} – ${sideName}`;
  return (
    <Scroller role="group" aria-label={caption} tabIndex={0}>
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t({ id: 'room.name', message: 'Room' })}</th>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rooms.map((room, index) => {
            const twin = others.find(({ name }) => name === room.name);
            return (
              <tr key={`${index} ${room.name}`} data-mark={twin ? undefined : mark}>
                <th scope="row" lang="fr">
                  {room.name}
                </th>
                {columns.map(({ key, of }) => (
                  <td key={key} data-mark={twin && of(twin) !== of(room) ? mark : undefined}>
                    {of(room) || '–'}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Scroller>
  );
}
