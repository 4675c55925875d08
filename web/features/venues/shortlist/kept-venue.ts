/** A venue that the visitor keeps: enough to name it and to link to it without asking the API. */
export type KeptVenue = { readonly id: string; readonly slug: string; readonly name: string };

function isKeptVenue(value: unknown): value is KeptVenue {
  if (typeof value !== 'object' || value === null) return false;
  const { id, slug, name } = value as Record<string, unknown>;
  return [id, slug, name].every((text) => typeof text === 'string' && text !== '');
}

/** What local storage holds, as venues: anything unreadable in it is left out, for anybody can write there. */
export function parseKept(text: string, max: number): readonly KeptVenue[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [];
  }
  if (!Array.isArray(value)) return [];
  const byId = new Map(value.filter(isKeptVenue).map(({ id, slug, name }) => [id, { id, slug, name }]));
  return [...byId.values()].slice(0, max);
}
