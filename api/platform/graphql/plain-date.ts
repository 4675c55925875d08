import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day without a time. It travels, and is kept, as the text that it is written as. */
export const PlainDate = new GraphQLScalarType<string, string>({
  name: 'PlainDate',
  description: 'A day, YYYY-MM-DD.',
  serialize: dayOf,
  parseValue: dayOf,
  parseLiteral: (node) => dayOf(node.kind === Kind.STRING ? node.value : null),
});

function dayOf(value: unknown): string {
  if (typeof value === 'string' && isDay(value)) return value;
  throw new GraphQLError('A day is written YYYY-MM-DD and is in the calendar.');
}

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  return DAY.test(text) && isInCalendar(text);
}

/** The 30th of February is taken for the 2nd of March, and so is not the day that was written. */
function isInCalendar(day: string): boolean {
  const instant = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day);
}
