import { styled } from '../../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../lib/formats.ts';
import { useTerm } from '../../../lib/terms.ts';
import { ROOM_LAYOUT_VALUES, ROOM_LAYOUTS } from '../../../lib/venue-terms.ts';
import { Text } from '../../../ui/text.tsx';
import type { Content } from './content-lines.ts';
import { MarkedText } from './marked-text.tsx';
import type { Side } from './side.ts';
import type { useScrollTogether } from './use-scroll-together.ts';
import { changedLines, changedWords } from './word-diff.ts';

type Room = Content['rooms'][number];

const Scroller = styled('div', {
  base: { position: 'relative', overflowX: 'auto', border: '1px solid', borderColor: 'rule', borderRadius: 'sm' },
});

const Table = styled('table', {
  base: {
    width: 'full',
    // The columns of all versions are equally wide, so that they stay below each other when one is scrolled.
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& caption': { srOnly: true },
    '& th, & td': { px: '2', py: '1.5', textAlign: 'right', overflowWrap: 'break-word' },
    '& th:first-of-type': { textAlign: 'left', position: 'sticky', left: '0', bg: 'surface' },
    '& [data-prose]': { textAlign: 'left' },
    '& thead th': { color: 'ink.muted', fontWeight: '600', fontSize: 'xs' },
    '& tbody tr': { borderTop: '1px solid', borderColor: 'rule' },
    '& [data-mark=removed], & [data-mark=removed] > th': { bg: 'danger.tint' },
    '& [data-mark=added], & [data-mark=added] > th': { bg: 'sage.tint' },
  },
});

type Column = {
  readonly key: string;
  readonly name: string;
  readonly of: (room: Room) => string;
  /** Written in sentences. */
  readonly prose?: boolean;
};

const NAME_REM = 8;
const COLUMN_REM = 5.5;
const PROSE_REM = 14;

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
      name: t({ id: 'content.roomNote', message: 'Details' }),
      of: ({ description }) => description ?? '',
      prose: true,
    },
  ];
  return columns.filter(({ of }) => rooms.some((room) => of(room) !== ''));
}

type ChangedRoomsProps = {
  rooms: readonly Room[];
  /** Those of the other versions. */
  others: readonly (readonly Room[])[];
  side: Side;
  /** What this version is called. */
  name: string;
  together: ReturnType<typeof useScrollTogether>;
};

/** The rooms of one version as a table; what differs from the room of the same name in another one is marked. */
export function ChangedRooms({ rooms, others, side, name, together }: ChangedRoomsProps) {
  const { t } = useLingui();
  const columns = useColumns([...rooms, ...others.flat()]);
  const mark = side === 'before' ? 'removed' : 'added';
  if (rooms.length === 0) {
    return (
      <Text look="small" tone="subtle" px="2">
        <Trans id="change.nothing">None</Trans>
      </Text>
    );
  }
  const field = t({ id: 'venueField.rooms', message: 'Rooms' });
  const caption = `${field} – ${name}`;
  const widths = columns.map(({ prose }) => (prose ? PROSE_REM : COLUMN_REM));
  const width = widths.reduce((sum, each) => sum + each, NAME_REM);
  return (
    <Scroller role="group" aria-label={caption} tabIndex={0} {...together}>
      <Table style={{ minWidth: `${width}rem` }}>
        <caption>{caption}</caption>
        <colgroup>
          {[NAME_REM, ...widths].map((each, index) => (
            <col key={index} style={{ width: `${each}rem` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t({ id: 'room.name', message: 'Room' })}</th>
            {columns.map(({ key, name: title, prose }) => (
              <th key={key} scope="col" data-prose={prose}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rooms.map((room, index) => {
            const twins = others.map((each) => each.find((other) => other.name === room.name));
            const isOther = twins.includes(undefined);
            return (
              <tr key={`${index} ${room.name}`} data-mark={isOther ? mark : undefined}>
                <th scope="row" lang="fr">
                  <MarkedText stretches={[{ text: room.name, changed: isOther }]} side={side} />
                </th>
                {columns.map(({ key, of, prose }) => {
                  const texts = twins.flatMap((twin) => (twin ? [[of(twin)]] : []));
                  const [stretches = []] = (prose ? changedWords : changedLines)([of(room)], texts);
                  const changed = texts.some(([text]) => text !== of(room));
                  return (
                    <td key={key} data-prose={prose} data-mark={changed && !prose ? mark : undefined}>
                      {of(room) ? <MarkedText stretches={stretches} side={side} /> : '–'}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Scroller>
  );
}
