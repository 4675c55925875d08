import { useLingui } from '@lingui/react/macro';
import type { SettingsField } from './settings-form.ts';

/** What each field is called, also where what is wrong is counted. */
export function useSettingsLabels(): Record<SettingsField, string> {
  const { t } = useLingui();
  return {
    name: t({ id: 'settings.name', message: 'Company' }),
    legalForm: t({ id: 'settings.legalForm', message: 'Legal form' }),
    capital: t({ id: 'settings.capital', message: 'Share capital' }),
    registration: t({ id: 'settings.registration', message: 'Registration (register and SIREN)' }),
    vatNumber: t({ id: 'settings.vatNumber', message: 'VAT number' }),
    director: t({ id: 'settings.director', message: 'Publication director' }),
    address: t({ id: 'settings.address', message: 'Registered office' }),
    phone: t({ id: 'quote.phone', message: 'Phone' }),
    email: t({ id: 'settings.email', message: 'Contact e-mail' }),
    privacyEmail: t({ id: 'settings.privacyEmail', message: 'E-mail for personal data' }),
    hours: t({ id: 'settings.hours', message: 'Phone hours, Monday to Friday' }),
    hostName: t({ id: 'settings.hostName', message: 'Hosting company' }),
    hostAddress: t({ id: 'settings.hostAddress', message: 'Hosting company’s address' }),
    hostPhone: t({ id: 'settings.hostPhone', message: 'Hosting company’s phone' }),
    mailName: t({ id: 'settings.mailName', message: 'Sender’s name' }),
    mailAddress: t({ id: 'settings.mailAddress', message: 'Sender’s address' }),
    warningDays: t({ id: 'settings.warningDays', message: 'Days before the end' }),
    quotes: t({ id: 'settings.quotes', message: 'Quote requests (months)' }),
    messages: t({ id: 'settings.messages', message: 'Contact messages (months)' }),
    registrations: t({ id: 'settings.registrations', message: 'Rejected registrations (months)' }),
    activity: t({ id: 'settings.activity', message: 'Pages viewed while signed in (months)' }),
    notifications: t({ id: 'settings.notifications', message: 'Read notifications (months)' }),
    audit: t({ id: 'settings.audit', message: 'Audit log (months)' }),
  };
}
