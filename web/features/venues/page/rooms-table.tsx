import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormats } from '../../../lib/formats.ts';
import { useTerm } from '../../../lib/terms.ts';
import { ROOM_LAYOUTS, type RoomLayout } from '../../../lib/venue-terms.ts';
import { Text } from '../../../ui/text.tsx';
import { LayoutIcon } from '../../../ui/layout-icon.tsx';
import { RoomRow } from './room-row.tsx';
import { ColumnHead } from './rooms-column-head.tsx';
import { Scroller, Sum, Table } from './rooms-table-parts.ts';
import { columnsOf, fitsOf, isDoubtful, nextOrder, sortRooms, totalArea, type Room, type RoomOrder } from './rooms.ts';

type RoomsTableProps = {
  rooms: readonly Room[];
  people: number | null;
  /** The layouts in which people are counted; empty = all. */
  counted: readonly RoomLayout[];
};

/** Each room with the people it holds in each layout; those that suit `people` are marked, else the highest of each column. */
export function RoomsTable({ rooms, people, counted }: RoomsTableProps) {
  const { t } = useLingui();
  const layoutName = useTerm(ROOM_LAYOUTS);
  const [order, setOrder] = useState<RoomOrder>({ by: 'given', descending: false });
  const columns = columnsOf(rooms);
  const measured = rooms.some(({ areaSqm, ceilingHeightM }) => areaSqm !== null || ceilingHeightM !== null);
  const best = people === null ? undefined : fitsOf(rooms, people, counted)[0]?.room.id;
  const doubtful = rooms.some((room) =>
    room.capacities.some(({ layout, capacity }) => isDoubtful(room, layout, capacity)),
  );
  const caption = t({
    id: 'venue.roomsCaption',
    message: 'Rooms, their size, and how many people they hold in each layout',
  });
  const head = (by: Exclude<RoomOrder['by'], 'given'>) => ({
    order,
    by,
    sortable: rooms.length > 1,
    onSort: () => setOrder(nextOrder(order, by)),
  });

  return (
    <>
      <Scroller role="region" aria-label={caption} tabIndex={0}>
        <Table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <ColumnHead {...head('name')} corner>
                <Trans id="room.name">Room</Trans>
              </ColumnHead>
              {measured && (
                <ColumnHead {...head('area')}>
                  <Trans id="room.area">Area</Trans>
                </ColumnHead>
              )}
              {columns.map(({ layout }) => (
                <ColumnHead key={layout} {...head(layout)} icon={<LayoutIcon layout={layout} />}>
                  {layoutName(layout)}
                </ColumnHead>
              ))}
            </tr>
          </thead>
          <tbody>
            {sortRooms(rooms, order).map((room) => (
              <RoomRow
                key={room.id}
                room={room}
                columns={columns}
                measured={measured}
                people={people}
                counted={counted}
                best={room.id === best}
              />
            ))}
          </tbody>
          {rooms.length > 1 && <Total rooms={rooms} columns={1 + Number(measured) + columns.length} />}
        </Table>
      </Scroller>
      {doubtful && (
        <Text look="small" tone="muted">
          <Trans id="venue.doubtful">* A lot for the stated area: to be confirmed by the venue.</Trans>
        </Text>
      )}
    </>
  );
}

/** All rooms together. */
function Total({ rooms, columns }: { rooms: readonly Room[]; columns: number }) {
  const { t } = useLingui();
  const { area } = useFormats();
  const count = t({ id: 'venue.roomsTotal', message: plural(rooms.length, { one: '# room', other: '# rooms' }) });
  const squareMetres = totalArea(rooms);
  const surface = squareMetres === null ? '' : area(squareMetres);
  return (
    <tfoot>
      <tr>
        <Sum colSpan={columns}>
          {/* Held at the left while the columns move. */}
          <span>{surface ? t({ id: 'venue.roomsTotalArea', message: `${count}, ${surface} in all` }) : count}</span>
        </Sum>
      </tr>
    </tfoot>
  );
}
