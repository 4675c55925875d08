import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import { EVENTS, NAMED_EVENTS, SENTENCES } from './notification-sentences.ts';
import type { NotificationLineFragment } from './notifications.gen.ts';

export type NotificationItem = Omit<NotificationLineFragment, ' $fragmentName'>;
type Type = NotificationItem['type'];

/** The types of notification about the same thing. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = { venue: ['venue', 'venueName', 'name'] };

function valuesOf(params: NotificationItem['params']): Record<string, string> {
  const values = Object.fromEntries(params.map(({ name, value }) => [name, value]));
  for (const [name, others] of Object.entries(SYNONYMS)) {
    const known = others.map((other) => values[other]).find((value) => value !== undefined);
    if (known !== undefined) values[name] = known;
  }
  return values;
}

/** `const sentence = useSentence()`, then `sentence(notification)`: what it says, in the language of the page. */
export function useSentence(): (notification: Pick<NotificationItem, 'type' | 'params'>) => string {
  const { i18n } = useLingui();
  return useCallback(
    ({ type, params }: Pick<NotificationItem, 'type' | 'params'>) => {
      const values = valuesOf(params);
      const { needs, full, bare, named } = SENTENCES[type];
      const event = values['event'] ?? '';
      const general = EVENTS[type]?.[event];
      const ofCompany =
        values['company'] === undefined ? undefined : (NAMED_EVENTS[type]?.[event] ?? (general ? undefined : named));
      const text = ofCompany ?? general ?? (values[needs] === undefined ? bare : full);
      return i18n._(text.id, values, text.message === undefined ? {} : { message: text.message });
    },
    [i18n],
  );
}

/** Pages that the specification names for a type, whatever the notification itself leads to. */
const PLACES: Readonly<Partial<Record<Type, string>>> = {
  NEW_ESTABLISHMENT: '/admin/establishments',
  CHANGE_REQUEST: '/admin/change-requests',
  ESTABLISHMENT_APPROVED: '/dashboard/manage-establishments',
  CHANGE_REQUEST_APPROVED: '/dashboard/manage-establishments',
  CHANGE_REQUEST_REJECTED: '/dashboard/manage-establishments',
};

/** Where a click leads to; null = nowhere. An expired subscription is one page to its owner and another to administrators. */
export function placeOf({ type, link }: Pick<NotificationItem, 'type' | 'link'>, role: string): string | null {
  if (type === 'SUBSCRIPTION_EXPIRED' && role === 'ADMIN') return '/admin/subscriptions';
  return PLACES[type] ?? link;
}
