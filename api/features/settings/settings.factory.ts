import { type Payload } from '../../testing/payloads.ts';
/** The fields of a publisher, with the given ones replaced. */
export function publisherInput(wanted: object = {}): Record<string, string | null> {
  return {
    name: 'Lieux & Compagnie',
    legalForm: 'SARL',
    capital: '20 000 €',
    registration: 'RCS Lyon 732 829 320',
    vatNumber: 'FR44 732 829 320',
    address: '1 rue de Rivoli, 75001 Paris',
    phone: '+33 1 99 00 11 22',
    email: 'contact@lieux.test',
    privacyEmail: null,
    hours: '09:30-17:00',
    director: 'Anne Martin',
    hostName: 'Nuage SA',
    hostAddress: '2 rue du Port, 13002 Marseille',
    hostPhone: '+33 4 99 00 11 22',
    ...wanted,
  };
}

export const READ_SETTINGS = `{ platformSettings { version updatedBy fixed isFictional mailFromFollows warningDays
  publisher { name capital privacyEmail } mailFrom { name address }
  retention { quotes messages registrations activity notifications audit } } }`;

export const SAVE_SETTINGS = `mutation ($input: SavePlatformSettingsInput!) { savePlatformSettings(input: $input) { settings { version } errors { ... on UserError { __typename code } ... on ValidationFailed { fields { path code } } } } }`;

export interface SettingsAnswer {
  platformSettings: {
    version: number;
    updatedBy: string | null;
    fixed: string[];
    isFictional: boolean;
    mailFromFollows: boolean;
    warningDays: number[];
    publisher: { name: string; capital: string | null; privacyEmail: string };
    mailFrom: { name: string; address: string };
    retention: Record<string, number>;
  };
}

export interface SaveAnswer {
  savePlatformSettings: Payload & { settings?: { version: number } };
}
