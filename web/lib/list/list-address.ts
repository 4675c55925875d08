/** Words of the address and what they mean: `{ 'en-attente': 'PENDING' }`. */
type Words = Readonly<Record<string, string>>;
type Meanings<Table extends Words> = Table[keyof Table];

/** A list as its address says it. */
export type ListAddress<Filters extends Readonly<Record<string, Words>>, Sorts extends Words> = {
  readonly text: string;
  /** By the name of the filter; null = not narrowed down by it. */
  readonly filters: {
    readonly [Name in keyof Filters]: Meanings<Filters[Name]> | null;
  };
  readonly sort: Meanings<Sorts>;
  /** From 1. */
  readonly page: number;
  /** The part of a list by cursor, which has no pages. */
  readonly after?: string | undefined;
  readonly before?: string | undefined;
};

export type ListChanges<Filters extends Readonly<Record<string, Words>>, Sorts extends Words> = Partial<
  Omit<ListAddress<Filters, Sorts>, 'filters'>
> & {
  readonly filters?: Partial<ListAddress<Filters, Sorts>['filters']>;
};

/** A list that stands in the address: `?q=…&etat=en-attente&tri=nom&page=2`. */
export interface ListTerms<Filters extends Readonly<Record<string, Words>>, Sorts extends Words> {
  readonly path: string;
  readonly filters: Filters;
  /** The first one is the order that holds unless another is asked for. */
  readonly sorts: Sorts;
  /** Never fails: unknown values are left out. */
  parse(search: string): ListAddress<Filters, Sorts>;
  /** Names only what differs from the whole list. A change of anything but the page or the part leads to the first one. */
  pathOf(address: ListAddress<Filters, Sorts>, changes?: ListChanges<Filters, Sorts>): string;
}

const LONGEST_TEXT = 100;
const PAGE = /^[1-9]\d{0,3}$/;
const CURSOR = /^[\w-]{1,1000}$/;
const OWN = ['q', 'tri', 'page', 'after', 'before'];

const meaning = <Table extends Words>(table: Table, word: string | null): Meanings<Table> | null =>
  word !== null && Object.hasOwn(table, word) ? (table[word] as Meanings<Table>) : null;

const wordFor = (table: Words, value: string): string | undefined =>
  Object.keys(table).find((word) => table[word] === value);

/**
 * How a list is written into its address and read from it.
 * @example listAddress({ path: '/admin/users', filters: { role: { admin: 'ADMIN' } }, sorts: { recents: 'NEWEST', nom: 'NAME' } })
 */
export function listAddress<const Filters extends Readonly<Record<string, Words>>, const Sorts extends Words>(terms: {
  path: string;
  filters: Filters;
  sorts: Sorts;
}): ListTerms<Filters, Sorts> {
  const { path, filters, sorts } = terms;
  const names = Object.keys(filters);
  if (names.some((name) => OWN.includes(name))) throw new Error(`A filter can’t be called ${OWN.join(', ')}.`);
  const usual = Object.values(sorts)[0] as Meanings<Sorts>;
  return {
    path,
    filters,
    sorts,
    parse(search) {
      const query = new URLSearchParams(search);
      const page = query.get('page') ?? '';
      const cursor = (name: string) => query.get(name)?.match(CURSOR)?.[0];
      const read = names.map((name) => [name, meaning(filters[name]!, query.get(name))]);
      return {
        text: (query.get('q') ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT),
        filters: Object.fromEntries(read) as ListAddress<Filters, Sorts>['filters'],
        sort: meaning(sorts, query.get('tri')) ?? usual,
        page: PAGE.test(page) ? Number(page) : 1,
        after: cursor('after'),
        before: cursor('before'),
      };
    },
    pathOf(address, changes = {}) {
      const first = { page: 1, after: undefined, before: undefined };
      const wanted = { ...address, ...first, ...changes, filters: { ...address.filters, ...changes.filters } };
      const query = new URLSearchParams();
      if (wanted.text) query.set('q', wanted.text);
      for (const name of names) {
        const value = wanted.filters[name as keyof Filters];
        const word = value && wordFor(filters[name]!, value);
        if (word) query.set(name, word);
      }
      if (wanted.sort !== usual) query.set('tri', wordFor(sorts, wanted.sort) ?? '');
      if (wanted.page > 1) query.set('page', String(wanted.page));
      if (wanted.after !== undefined) query.set('after', wanted.after);
      if (wanted.before !== undefined) query.set('before', wanted.before);
      return query.size > 0 ? `${path}?${query}` : path;
    },
  };
}

/** The address of a list that is narrowed down by these filters alone. */
export function listPath<Filters extends Readonly<Record<string, Words>>, Sorts extends Words>(
  terms: ListTerms<Filters, Sorts>,
  filters: NonNullable<ListChanges<Filters, Sorts>['filters']>,
): string {
  return terms.pathOf(terms.parse(''), { filters });
}

/** Whether nothing narrows the list down. */
export function isWhole({
  text,
  filters,
}: {
  text: string;
  filters: Readonly<Record<string, string | null>>;
}): boolean {
  return text === '' && Object.values(filters).every((value) => value === null);
}

/** How many of these filters hold. */
export function heldIn(...values: readonly (string | null)[]): number {
  return values.filter(Boolean).length;
}
