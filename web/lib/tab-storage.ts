/** What the browser refuses to store lives as long as the page. */
const unstored = new Map<string, string>();

/** What a tab keeps until it is closed: survives a reload, and is seen by no other tab. Anything may come back: check its shape. */
export const tabStorage = {
  read(key: string): unknown {
    try {
      return JSON.parse(unstored.get(key) ?? sessionStorage.getItem(key) ?? 'null') as unknown;
    } catch {
      return null;
    }
  },
  /** Keeps a value; null forgets it. */
  write(key: string, value: object | null): void {
    const text = JSON.stringify(value);
    unstored.delete(key);
    try {
      if (value === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, text);
    } catch {
      unstored.set(key, text);
    }
  },
};

/** The fields of a kept form whose type is right, over an empty one: a release before may have kept others. */
export function mendedForm<Form extends object>(empty: Form, kept: unknown): Form {
  const given = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  const fields = Object.entries(empty).map(([name, nothing]: [string, unknown]) => {
    const value = given[name];
    const isRight = Array.isArray(nothing)
      ? Array.isArray(value) && value.every((item) => typeof item === 'string')
      : typeof value === typeof nothing;
    return [name, isRight ? value : nothing];
  });
  return Object.fromEntries(fields) as Form;
}

/** One uuid a form that is sent. `randomUUID` is there on secure origins only. */
export function newIdempotencyKey(): string {
  if ((crypto as Partial<Crypto>).randomUUID) return crypto.randomUUID();
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'));
  hex[6] = `4${hex[6]!.slice(1)}`;
  hex[8] = `a${hex[8]!.slice(1)}`;
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
