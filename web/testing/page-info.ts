import type { PageInfo } from '../../schema/render-contract.ts';

/** What the server says about the site, in tests. */
export const PAGE_INFO: PageInfo = {
  origin: 'https://www.pleniere.test',
  today: '2026-11-21',
  tileAttribution: null,
  findsAddresses: false,
  retention: { quotes: 36, messages: 12, registrations: 12, activity: 12, notifications: 12, audit: 36 },
  site: {
    operator: {
      name: 'Essai SAS',
      legalForm: 'Société par actions simplifiée',
      capital: '50 000 €',
      registration: 'RCS Nantes 123 456 789',
      vatNumber: 'FR12 123 456 789',
      address: '4 quai du Test, 44000 Nantes',
      phone: '+33 1 99 00 00 01',
      email: 'bonjour@essai.test',
      privacyEmail: 'donnees@essai.test',
      hours: '09:30-17:30',
      director: 'Dominique Essai',
      hostName: 'Nuage SARL',
      hostAddress: '2 rue du Serveur, 59100 Roubaix',
      hostPhone: '+33 1 99 00 00 02',
    },
    links: { events: 'https://evenements.test/', magazine: 'https://magazine.test/', assistant: null },
    social: [{ network: 'LinkedIn', url: 'https://linkedin.test/essai' }],
  },
};
