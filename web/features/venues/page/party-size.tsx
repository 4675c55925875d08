import { styled } from '../../../ui/styled.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useFormats } from '../../../lib/formats.ts';
import { BRIEF_PARAMETERS, partySizeOf } from '../../../lib/event-brief.ts';
import { usePeopleIn } from '../../../lib/suited-capacity.ts';
import { useTerm } from '../../../lib/terms.ts';
import { ROOM_LAYOUTS, type RoomLayout } from '../../../lib/venue-terms.ts';
import { Span } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { TextInput } from '../../../ui/field.tsx';
import { Text } from '../../../ui/text.tsx';
import { capacityOf, fitsOf, mostIn, type Room } from './rooms.ts';

const Form = styled('form', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', _print: { display: 'none' } },
});

const Label = styled('label', { base: { fontWeight: '600' } });

const PARAMETER = 'capacity';

/** Asks how many people there will be; the answer stands in the address, so it works without JavaScript. */
export function PartySizeForm({ people }: { people: number | null }) {
  const [asked, setQuery] = useSearchParams();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(PARAMETER);
    const size = partySizeOf(typeof typed === 'string' ? typed : null);
    setQuery(
      (query) => {
        if (size === null) query.delete(PARAMETER);
        else query.set(PARAMETER, String(size));
        return query;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <Form action="#salles" onSubmit={submit}>
      {BRIEF_PARAMETERS.filter((name) => name !== PARAMETER && asked.has(name)).map((name) => (
        <input key={name} type="hidden" name={name} value={asked.get(name) ?? ''} />
      ))}
      <Label htmlFor="party-size">
        <Trans id="venue.partySize">How many people?</Trans>
      </Label>
      <TextInput
        key={people}
        id="party-size"
        name={PARAMETER}
        type="number"
        inputMode="numeric"
        min={1}
        max={100_000}
        defaultValue={people ?? ''}
        width="6.5rem"
      />
      <Button type="submit">
        <Trans id="venue.partySizeShow">Show suitable rooms</Trans>
      </Button>
    </Form>
  );
}

type PartyAnswerProps = {
  rooms: readonly Room[];
  people: number;
  /** The layouts in which people are counted; empty = all. */
  counted: readonly RoomLayout[];
};

/** The room that suits best, with what makes it so; or that none is large enough. */
export function PartyAnswer({ rooms, people, counted }: PartyAnswerProps) {
  const { t } = useLingui();
  const { number, decimal, and } = useFormats();
  const layoutName = useTerm(ROOM_LAYOUTS);
  const peopleIn = usePeopleIn();
  const [best, ...others] = fitsOf(rooms, people, counted);
  const forPeople = t({
    id: 'venue.forPeople',
    message: plural(people, { one: 'For # person', other: 'For # people' }),
  });
  if (!best) {
    const most = mostIn(rooms, counted);
    const held = most && peopleIn(most);
    return (
      <Answer>
        <Trans id="venue.noRoomFitsIn">
          {forPeople}, no single room is large enough here: the largest holds {held}. Ask the venue, which may join
          rooms or use its grounds.
        </Trans>
      </Answer>
    );
  }
  const { room } = best;
  const layouts = and(best.layouts.map((layout) => `${layoutName(layout)} (${number(capacityOf(room, layout))})`));
  const share = room.areaSqm === null ? null : decimal(room.areaSqm / people);
  return (
    <Answer>
      <Trans id="venue.bestRoom">
        {forPeople}, the best choice is{' '}
        <Span fontWeight="600" lang="fr">
          {room.name}
        </Span>
        : {layouts}.
      </Trans>{' '}
      {share !== null && <Trans id="venue.areaEach">That is {share} m² per person.</Trans>}{' '}
      {others.length > 0 &&
        t({
          id: 'venue.otherRooms',
          message: plural(others.length, {
            one: '# other room also fits.',
            other: '# other rooms also fit.',
          }),
        })}
    </Answer>
  );
}

function Answer({ children }: { children: ReactNode }) {
  return (
    <Text role="status" bg="sage.tint" borderRadius="md" px="4" py="3" maxWidth="3xl">
      {children}
    </Text>
  );
}
