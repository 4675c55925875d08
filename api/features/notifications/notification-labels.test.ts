import { expect, test } from 'vitest';
import { NotificationType } from './notification.enums.ts';
import { notificationMessage } from './notification-labels.ts';

test.each([
  ['NEW_ESTABLISHMENT', { venue: 'Château de Vaux' }, 'Château de Vaux attend votre validation.'],
  ['NEW_ESTABLISHMENT', {}, 'Un lieu attend votre validation.'],
  ['ESTABLISHMENT_APPROVED', { name: 'Le Loft' }, 'Le Loft est approuvé.'],
  ['SUBSCRIPTION_EXPIRING', { days: 1 }, 'Votre abonnement se termine dans 1 jour.'],
  ['SUBSCRIPTION_EXPIRING', { days: 7 }, 'Votre abonnement se termine dans 7 jours.'],
  ['SUBSCRIPTION_EXPIRING', { event: 'cancelled', plan: 'Premium' }, 'Votre abonnement Premium est résilié.'],
  ['QUOTE_REQUEST', { reference: 'DEV-1' }, 'Demande de devis DEV-1.'],
  ['QUOTE_REQUEST', { event: 'withdrawn', reference: 'DEV-1' }, 'La demande DEV-1 a été retirée.'],
  ['QUOTE_CHOSEN', { event: 'chosen', reference: 'DEV-1' }, 'Votre devis pour DEV-1 est choisi.'],
] as const)('%s with %o says “%s”', (type, params, message) => {
  expect(notificationMessage(NotificationType[type], params)).toBe(message);
});

test('each type has a sentence when nothing else is known', () => {
  for (const type of Object.values(NotificationType)) expect(notificationMessage(type, {})).toMatch(/^[A-ZÀ-Ý].+\.$/);
});
