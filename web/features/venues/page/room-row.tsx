import { Trans, useLingui } from '@lingui/react/macro';
import Accessibility from 'lucide-static/icons/accessibility.svg?react';
import Check from 'lucide-static/icons/check.svg?react';
import Sun from 'lucide-static/icons/sun.svg?react';
import { useFormats } from '../../../lib/formats.ts';
import type { RoomLayout } from '../../../lib/venue-terms.ts';
import { Row, Span } from '../../../ui/box.ts';
import { Badge } from '../../../ui/layout.tsx';
import { Text, VisuallyHidden } from '../../../ui/text.tsx';
import { Cell, RoomHead } from './rooms-table-parts.ts';
import { capacityOf, isCounted, isDoubtful, type Room } from './rooms.ts';

function Feature({ icon: Icon, children }: { icon: typeof Sun; children: string }) {
  return (
    <Span
      display="inline-flex"
      alignItems="center"
      gap="1"
      color="sage.text"
      fontSize="xs"
      fontWeight="500"
      whiteSpace="nowrap"
    >
      <Icon size={14} strokeWidth={2} aria-hidden />
      {children}
    </Span>
  );
}

function NotOffered() {
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>
        <Trans id="room.notOffered">not offered</Trans>
      </VisuallyHidden>
    </>
  );
}

type RoomRowProps = {
  room: Room;
  columns: readonly { layout: RoomLayout; most: number }[];
  measured: boolean;
  people: number | null;
  /** The layouts in which people are counted; empty = all. */
  counted: readonly RoomLayout[];
  /** The one that suits `people` best. */
  best: boolean;
};

/** One room. With a number of people in mind, what is large enough stands out; otherwise the highest number of each column. */
export function RoomRow({ room, columns, measured, people, counted, best }: RoomRowProps) {
  const { t } = useLingui();
  const { number, area, length } = useFormats();
  return (
    <tr>
      <RoomHead scope="row">
        <span lang="fr">{room.name}</span>
        {best && (
          <Span display="block" pt="1">
            <Badge tone="sage">
              <Trans id="room.best">Best choice</Trans>
            </Badge>
          </Span>
        )}
        {room.description && (
          <Text
            as="span"
            look="small"
            tone="muted"
            fontWeight="400"
            lang="fr"
            display={{ base: 'none', md: 'block' }}
            pt="0.5"
          >
            {room.description}
          </Text>
        )}
        {(room.daylight || room.stepFree) && (
          <Row gap="2" rowGap="0.5" pt="1.5">
            {room.daylight && <Feature icon={Sun}>{t({ id: 'room.daylight', message: 'Daylight' })}</Feature>}
            {room.stepFree && (
              <Feature icon={Accessibility}>{t({ id: 'room.stepFree', message: 'Step-free' })}</Feature>
            )}
          </Row>
        )}
      </RoomHead>
      {measured && (
        <Cell>
          {room.areaSqm === null ? <NotOffered /> : area(room.areaSqm)}
          {room.ceilingHeightM !== null && (
            <Text as="span" look="caption" display="block" pt="0.5" color="ink.subtle">
              <Trans id="room.height">height {length(room.ceilingHeightM)}</Trans>
            </Text>
          )}
        </Cell>
      )}
      {columns.map(({ layout, most }) => {
        const capacity = capacityOf(room, layout);
        const enough = people !== null && capacity >= people && isCounted(layout, counted);
        return (
          <Cell key={layout} most={people === null && capacity === most} enough={enough}>
            {capacity > 0 ? number(capacity) : <NotOffered />}
            {isDoubtful(room, layout, capacity) && '*'}
            {enough && (
              <>
                <Check size={14} strokeWidth={2.5} aria-hidden />
                <VisuallyHidden>
                  {' '}
                  <Trans id="room.enough">large enough</Trans>
                </VisuallyHidden>
              </>
            )}
          </Cell>
        );
      })}
    </tr>
  );
}
