import { describe, expect, test } from 'vitest';
import { formOf, settingsInput, settingsIssues, type Settings, type SettingsForm } from './settings-form.ts';

const SETTINGS: Settings = {
  version: 3,
  updatedAt: null,
  updatedBy: null,
  fixed: [],
  isFictional: false,
  publisher: {
    name: 'Lieux SARL',
    legalForm: 'SARL',
    capital: null,
    registration: 'RCS Lyon 732 829 320',
    vatNumber: null,
    address: '1 rue de Rivoli, 75001 Paris',
    phone: '01 99 00 11 22',
    email: 'contact@lieux.test',
    privacyEmail: 'contact@lieux.test',
    hours: '09:00-18:00',
    director: 'Anne Martin',
    hostName: 'Nuage SA',
    hostAddress: '2 rue du Port, 13002 Marseille',
    hostPhone: '04 99 00 11 22',
  },
  mailFrom: { name: 'Plénière', address: 'contact@lieux.test' },
  mailFromFollows: true,
  warningDays: [30, 7, 1],
  retention: {
    quotes: 36,
    messages: 12,
    registrations: 12,
    activity: 12,
    notifications: 12,
    audit: 36,
  },
};
const form = (wanted: Partial<SettingsForm> = {}): SettingsForm => ({ ...formOf(SETTINGS), ...wanted });
const codes = (wanted: Partial<SettingsForm>, settings = SETTINGS) =>
  Object.fromEntries(
    Object.entries(settingsIssues(form(wanted), settings)).map(([name, issue]) => [name, issue?.code]),
  );

test('what holds is typed back unchanged, and what follows something else is empty', () => {
  expect(codes({})).toEqual({});
  expect(form()).toMatchObject({ privacyEmail: '', mailName: '', mailAddress: '', warningDays: '30, 7, 1' });
  expect(settingsInput(form(), SETTINGS, 4)).toMatchObject({
    version: 4,
    publisher: { name: 'Lieux SARL', capital: null, privacyEmail: null },
    mailFrom: null,
    warningDays: [30, 7, 1],
  });
});

test('a fictional company is not typed back, and no field of it is needed', () => {
  const fictional = { ...SETTINGS, isFictional: true };
  const empty = formOf(fictional);
  expect(empty.name).toBe('');
  expect(settingsIssues(empty, fictional)).toEqual({});
  expect(settingsInput(empty, fictional, 1).publisher).toBeNull();
  expect(Object.keys(settingsIssues({ ...empty, name: 'Lieux' }, fictional))).toHaveLength(10);
});

describe('what is wrong', () => {
  test.each<[Partial<SettingsForm>, Record<string, string>]>([
    [{ registration: 'RCS Lyon' }, { registration: 'notSiren' }],
    [{ vatNumber: 'FR00 732 829 320' }, { vatNumber: 'notVatNumber' }],
    [{ hours: '9-18' }, { hours: 'notHours' }],
    [{ mailName: 'Lieux' }, { mailAddress: 'required' }],
    [{ warningDays: '' }, { warningDays: 'required' }],
    [{ warningDays: '30, x' }, { warningDays: 'notWhole' }],
    [{ warningDays: '7 7' }, { warningDays: 'repeated' }],
    [{ warningDays: '400' }, { warningDays: 'tooGreat' }],
    [{ warningDays: '1,2,3,4,5,6' }, { warningDays: 'tooMany' }],
    [{ quotes: '0' }, { quotes: 'tooSmall' }],
    [{ messages: '' }, { messages: 'required' }],
    [{ activity: '1.5' }, { activity: 'notWhole' }],
  ])('%o', (wanted, expected) => expect(codes(wanted)).toEqual(expected));
});

test('what the environment has set is neither judged nor sent', () => {
  const fixed: Settings = {
    ...SETTINGS,
    fixed: ['PUBLISHER', 'MAIL_FROM', 'WARNING_DAYS', 'QUOTE_RETENTION', 'AUDIT_RETENTION'],
  };
  expect(codes({ registration: 'none', warningDays: '' }, fixed)).toEqual({});
  const { publisher, mailFrom, warningDays, retention } = settingsInput(form(), fixed, 1);
  expect({ publisher, mailFrom, warningDays, quotes: retention.quotes, audit: retention.audit }).toEqual({
    publisher: null,
    mailFrom: null,
    warningDays: null,
    quotes: undefined,
    audit: undefined,
  });
});
