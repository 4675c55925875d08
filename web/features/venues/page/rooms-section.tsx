import { Trans } from '@lingui/react/macro';
import { useEventBrief } from '../../../lib/event-brief.ts';
import { Text } from '../../../ui/text.tsx';
import { LayoutLegend } from './layout-legend.tsx';
import { PartyAnswer, PartySizeForm } from './party-size.tsx';
import { RoomsTable } from './rooms-table.tsx';
import { columnsOf, type Room } from './rooms.ts';
import { Section } from './section.tsx';

/** The rooms, and which of them suits so many people. */
export function RoomsSection({ rooms }: { rooms: readonly Room[] }) {
  const { people, layouts: counted } = useEventBrief();
  const layouts = columnsOf(rooms).map(({ layout }) => layout);
  return (
    <Section id="salles" title={<Trans id="venue.rooms">Rooms and capacities</Trans>}>
      {rooms.length === 0 ? (
        <Text tone="muted" maxWidth="2xl">
          <Trans id="venue.noRooms">
            This venue has not described its meeting rooms yet. Say in your request how many you are and how you want to
            work: it will tell you what is possible.
          </Trans>
        </Text>
      ) : (
        <>
          {layouts.length > 0 && (
            <>
              <PartySizeForm people={people} />
              {people !== null && <PartyAnswer rooms={rooms} people={people} counted={counted} />}
            </>
          )}
          <RoomsTable rooms={rooms} people={people} counted={counted} />
          {layouts.length > 0 && <LayoutLegend layouts={layouts} />}
        </>
      )}
    </Section>
  );
}
