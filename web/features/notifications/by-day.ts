const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' });

/** The day in Paris (YYYY-MM-DD) of an instant. */
function dayOf(instant: string): string {
  return DAY.format(new Date(instant));
}

/** A list, newest first, in parts of a day each. */
export function byDay<Entry extends { readonly createdAt: string }>(
  entries: readonly Entry[],
): readonly { readonly day: string; readonly entries: readonly Entry[] }[] {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = dayOf(entry.createdAt);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, each]) => ({ day, entries: each }));
}
