import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AUDIT_PATH, OBJECT_WORDS } from '../../lib/audit-path.ts';
import { isWhole, listAddress, type ListAddress, type ListChanges } from '../../lib/list/list-address.ts';
import type { AuditEntriesQueryVariables } from './audit-log.gen.ts';
import { ACTION_VALUES, type AuditAction } from './audit-labels.ts';

type Word<Value extends string> = Lowercase<Value>;

const wordOf = (value: string): string => value.toLowerCase().replaceAll('_', '-');

/** Codes are stable and an address may be kept, so actions stand in it by their codes. */
const ACTION_WORDS = Object.fromEntries(ACTION_VALUES.map((value) => [wordOf(value), value])) as Readonly<
  Record<Word<AuditAction>, AuditAction>
>;

const FILTERS = { action: ACTION_WORDS, type: OBJECT_WORDS } as const;
const SORTS = { recentes: 'NEWEST' } as const;
const LOG = listAddress({ path: AUDIT_PATH, filters: FILTERS, sorts: SORTS });

/** What is said instead of an account where the product itself acts. */
export const SYSTEM = 'systeme';

/** What the log has in its address beside what every list has; empty = not narrowed down by it. */
type Own = {
  /** Id of an account, or `SYSTEM`. */
  readonly actor: string;
  /** Id of an object. */
  readonly object: string;
  /** Days, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
};

export type AuditAddress = ListAddress<typeof FILTERS, typeof SORTS> & Own;
export type AuditChanges = ListChanges<typeof FILTERS, typeof SORTS> & Partial<Own>;

const NAMES = { acteur: 'actor', objet: 'object', du: 'from', au: 'to' } as const;
const FORMS: Readonly<Record<keyof Own, RegExp>> = {
  actor: /^(systeme|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i,
  object: /^[\w-]{1,64}$/,
  from: /^\d{4}-\d\d-\d\d$/,
  to: /^\d{4}-\d\d-\d\d$/,
};

/** Never fails: unknown values are left out. */
export function parseAudit(search: string): AuditAddress {
  const query = new URLSearchParams(search);
  const own = Object.entries(NAMES).map(([word, name]) => {
    const text = query.get(word) ?? '';
    return [name, FORMS[name].test(text) ? text : ''];
  });
  return { ...LOG.parse(search), ...(Object.fromEntries(own) as Own) };
}

/** Names only what differs from the whole log. A change of anything but the page leads to the first page. */
export function auditAddressPath(address: AuditAddress, changes: AuditChanges = {}): string {
  const wanted = { ...address, ...changes };
  const [path = AUDIT_PATH, given = ''] = LOG.pathOf(address, changes).split('?');
  const query = new URLSearchParams(given);
  for (const [word, name] of Object.entries(NAMES)) if (wanted[name]) query.set(word, wanted[name]);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Whether nothing narrows the log down. */
export function isWholeLog(address: AuditAddress): boolean {
  return isWhole(address) && Object.values(NAMES).every((name) => address[name] === '');
}

/** Conditions as the API takes them. */
export function filterOf({
  text,
  filters,
  actor,
  object,
  from,
  to,
}: AuditAddress): AuditEntriesQueryVariables['filter'] {
  return {
    ...(text ? { text } : {}),
    ...(filters.action ? { actions: [filters.action] } : {}),
    ...(filters.type ? { objectType: filters.type } : {}),
    ...(object ? { objectId: object } : {}),
    ...(actor === SYSTEM ? { bySystem: true } : actor ? { actorId: actor } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}

/** The same for `GET /audit-log/export`. */
export function exportQuery(address: AuditAddress, language: string): string {
  const { text, actions, objectType, objectId, actorId, bySystem, from, to } = filterOf(address);
  const query = new URLSearchParams({ language });
  const add = (name: string, value: string | null | undefined): void => {
    if (value) query.set(name, value);
  };
  add('q', text);
  add('action', actions?.map(wordOf).join(','));
  add('object', objectType && wordOf(objectType));
  add('objectId', objectId);
  add('actor', actorId);
  add('system', bySystem ? 'true' : '');
  add('from', from);
  add('to', to);
  return String(query);
}

/** The part of the log that the address asks for, links to others, and the way there. */
export function useAuditAddress() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => parseAudit(search), [search]);
  const link = (changes: AuditChanges): string => auditAddressPath(address, changes);
  return {
    address,
    link,
    go: (changes: AuditChanges) => void navigate(link(changes), { replace: true, preventScrollReset: true }),
  };
}
