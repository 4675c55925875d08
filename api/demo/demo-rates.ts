import { EventType } from '../features/venues/venue.enums.ts';
import { Occupancy, RateComponent, RateKind, RateUnit } from '../features/venues/rate.enums.ts';
import type { RateContent, VenueContent } from '../features/venues/venue-content.ts';
import { randomOf } from './demo-text.ts';

type Priced = Pick<VenueContent, 'name' | 'category' | 'bedrooms' | 'eventTypes' | 'rooms'>;
type Part = [component: RateComponent, euros: number, vatPercent?: number, quantity?: number];

const FOOD_VAT = 10;
const FULL_VAT = 20;

/** A price list like those of French hotels, for every other venue; the others have none, so that both are seen. */
export function demoRates(venue: Priced, position: number): RateContent[] {
  const { name, category, bedrooms, eventTypes, rooms } = venue;
  if (position % 2 || rooms.length === 0) return [];
  const random = randomOf(`rates of ${name}`);
  /** Dearer with more stars, and a little different from venue to venue. */
  const level = (0.75 + (category ?? 3) * 0.1) * (0.9 + random() * 0.2);
  const euros = (base: number) => Math.round(base * level);
  const lunch: Part = [RateComponent.LUNCH, euros(31), FOOD_VAT];
  const meeting: Part[] = [
    [RateComponent.ROOM_HIRE, euros(14), FULL_VAT],
    [RateComponent.SCREEN, euros(3), FULL_VAT],
    [RateComponent.WELCOME_COFFEE, euros(5), FOOD_VAT],
  ];
  const dinner: Part = [RateComponent.DINNER, euros(36), FOOD_VAT];
  const night = (base: number): Part[] => [
    [RateComponent.NIGHT, euros(base), FOOD_VAT],
    [RateComponent.BREAKFAST, euros(14), FOOD_VAT],
  ];
  const day: Part[] = [...meeting, [RateComponent.BREAK, euros(10), FOOD_VAT, 2], lunch];
  const largest = rooms.toSorted((a, b) => mostIn(b) - mostIn(a))[0]!;
  const hire = (kind: RateKind, perPerson: number) =>
    rate(kind, [[RateComponent.ROOM_HIRE, euros(mostIn(largest) * perPerson), FULL_VAT]], { roomName: largest.name });
  const rates = [
    rate(RateKind.HALF_DAY_DELEGATE, [...meeting, [RateComponent.BREAK, euros(5), FOOD_VAT], lunch], {
      smallestGroup: 8,
    }),
    rate(RateKind.DAY_DELEGATE, day, { smallestGroup: 8 }),
    hire(RateKind.ROOM_DAY, 12),
    hire(RateKind.ROOM_HALF_DAY, 7),
    rate(RateKind.DINNER, [dinner, [RateComponent.DRINKS, euros(9), FULL_VAT]]),
    rate(RateKind.EXTRA, [[RateComponent.OTHER, euros(24), FULL_VAT]], {
      label: 'Activité d’équipe accompagnée',
      unit: RateUnit.PER_PERSON,
    }),
  ];
  if (bedrooms) {
    const stay = [...day, dinner];
    rates.push(
      rate(RateKind.SEMI_RESIDENTIAL, [...day, ...night(82)], { occupancy: Occupancy.SINGLE }),
      rate(RateKind.RESIDENTIAL, [...stay, ...night(82)], { occupancy: Occupancy.SINGLE }),
      rate(RateKind.RESIDENTIAL, [...stay, ...night(54)], { occupancy: Occupancy.TWIN }),
    );
  }
  if (eventTypes.includes(EventType.SOIREE_ET_COCKTAIL)) {
    const drinks: Part = [RateComponent.DRINKS, euros(12), FULL_VAT];
    rates.push(rate(RateKind.COCKTAIL, [[RateComponent.COCKTAIL, euros(34), FOOD_VAT], drinks], { smallestGroup: 20 }));
  }
  return rates;
}

function rate(kind: RateKind, parts: Part[], given: Partial<RateContent> = {}): RateContent {
  return {
    kind,
    label: null,
    roomName: null,
    occupancy: null,
    unit: null,
    components: parts.map(([component, euros, vatPercent = FULL_VAT, quantity = 1]) => ({
      component,
      quantity,
      netCents: euros * 100,
      vatPercent,
    })),
    validFrom: null,
    validTo: null,
    weekdays: [],
    smallestGroup: null,
    ...given,
  };
}

function mostIn({ capacities }: VenueContent['rooms'][number]): number {
  return Math.max(0, ...Object.values(capacities));
}
