import type { MessageState } from '../../features/messages/message.terms.ts';

/** A message of the demo world. Nobody in it exists; addresses lead nowhere. */
export interface DemoMessage {
  person: readonly [firstName: string, lastName: string, email: string, phone: string | null];
  subject: string;
  /** Typed as people type. */
  message: string;
  language: 'fr' | 'en';
  hoursAgo: number;
  state: `${MessageState}`;
  /** What the house answered, and when. */
  answer?: { text: string; hoursAgo: number };
}

export const DEMO_MESSAGES: readonly DemoMessage[] = [
  {
    person: ['Hélène', 'Vasseur', 'helene.vasseur@exemple.test', '02 99 00 45 10'],
    subject: 'Inscrire notre domaine en Bretagne',
    message:
      'Bonjour,\n\nNous ouvrons au printemps un domaine de 28 chambres avec trois salles près de Vitré. Comment paraître sur votre site, et combien de temps prend la relecture ?\n\nMerci d’avance.',
    language: 'fr',
    hoursAgo: 2,
    state: 'NEW',
  },
  {
    person: ['Tom', 'Whitfield', 'tom.whitfield@example.test', null],
    subject: 'Venues near Geneva, on the French side',
    message:
      'Hello,\n\nwe are planning a two-day offsite for 35 people in May. Do you list venues on the French side of the border, within 30 minutes of the airport?\n\nBest,\nTom',
    language: 'en',
    hoursAgo: 7,
    state: 'NEW',
  },
  {
    person: ['Karim', 'Benali', 'karim.benali@exemple.test', '01 99 00 71 32'],
    subject: 'Facture de notre abonnement',
    message:
      'Bonjour, je ne retrouve pas la facture de notre abonnement Premium. Pouvez-vous me la renvoyer à cette adresse ?',
    language: 'fr',
    hoursAgo: 26,
    state: 'READ',
  },
  {
    person: ['Sophie', 'Grandjean', 'sophie.grandjean@exemple.test', '04 99 00 18 27'],
    subject: 'Salle accessible en fauteuil à Lyon',
    message:
      'Bonjour,\nnous cherchons une salle de 80 places entièrement accessible, vestiaires et estrade compris. Votre filtre « accès PMR » tient-il compte de l’estrade ?',
    language: 'fr',
    hoursAgo: 74,
    state: 'ANSWERED',
    answer: {
      text: 'Merci de votre message.\n\nLe filtre porte sur l’entrée et la salle, pas sur l’estrade. Je vous conseille d’envoyer une demande de devis en le précisant : nous le vérifierons avec chaque lieu avant de la transmettre.',
      hoursAgo: 70,
    },
  },
  {
    person: ['Paul', 'Lemoine', 'paul.lemoine@exemple.test', null],
    subject: 'Proposition de partenariat',
    message:
      'Bonjour, notre agence de référencement peut doubler votre trafic en trois mois. Quand puis-je vous appeler ?',
    language: 'fr',
    hoursAgo: 240,
    state: 'ARCHIVED',
  },
];
