import { EventType, RoomLayout } from '../../features/venues/venue.terms.ts';
import {
  CateringOption,
  EquipmentOption,
  QuoteActor,
  QuoteCriterion,
  QuoteRequestAction,
} from '../../features/quotes/quote.terms.ts';

const { REVIEW, FORWARD, ANSWER, WIN, LOSE, REJECT, WITHDRAW } = QuoteRequestAction;
const { VISITOR, MODERATOR, OWNER } = QuoteActor;

/** A quote request of the demo world. Days count from the day on which it is written. */
export interface DemoQuote {
  person: [firstName: string, lastName: string, company: string, email: string, phone: string];
  language?: 'en';
  eventType: EventType;
  /** Null = open. */
  days: [start: number, end: number] | null;
  participants: number;
  layout?: RoomLayout;
  bedrooms?: number;
  budgetEuros?: number;
  catering: CateringOption[];
  equipment: EquipmentOption[];
  mustHaves: QuoteCriterion[];
  message: string;
  /** Names. */
  venues: string[];
  sentDaysAgo: number;
  /** What was done with it since, each so many days ago. */
  steps: [action: QuoteRequestAction, actor: QuoteActor, daysAgo: number][];
  rejectionReason?: string;
}

/** One request in each state, oldest first. The first venues are the demo client's. */
export const DEMO_QUOTES: readonly DemoQuote[] = [
  {
    person: ['Bertille', 'Castan', 'Coopérative des Monts', 'b.castan@coop-monts.example', '05 36 49 70 01'],
    eventType: EventType.REPAS_D_AFFAIRE,
    days: [25, 25],
    participants: 34,
    layout: RoomLayout.BANQUET,
    budgetEuros: 62,
    catering: [CateringOption.LUNCH],
    equipment: [],
    mustHaves: [QuoteCriterion.DATES, QuoteCriterion.BUDGET],
    message: 'Le déjeuner annuel de nos adhérents : une salle à part, et du bruit permis.',
    venues: ['Chez Célestine Morel'],
    sentDaysAgo: 19,
    steps: [
      [REVIEW, MODERATOR, 18],
      [FORWARD, MODERATOR, 18],
      [ANSWER, OWNER, 16],
      [LOSE, MODERATOR, 9],
    ],
  },
  {
    person: ['Ismaël', 'Traoré', 'Groupe Aubépine', 'i.traore@groupe-aubepine.example', '01 99 00 70 02'],
    eventType: EventType.SEMINAIRE_RESIDENTIEL,
    days: [70, 72],
    participants: 58,
    layout: RoomLayout.CABARET,
    bedrooms: 40,
    budgetEuros: 290,
    catering: [CateringOption.BREAKFAST, CateringOption.COFFEE_BREAKS, CateringOption.LUNCH, CateringOption.DINNER],
    equipment: [EquipmentOption.PROJECTOR, EquipmentOption.SOUND, EquipmentOption.MICROPHONES],
    mustHaves: [QuoteCriterion.DATES, QuoteCriterion.BEDROOMS],
    message: 'Comité de direction élargi, une après-midi libre au bord du lac si possible.',
    venues: ['Le Rivage d’Albigny', 'Prieuré de Clairmont-le-Lac'],
    sentDaysAgo: 17,
    steps: [
      [FORWARD, MODERATOR, 16],
      [ANSWER, OWNER, 15],
      [WIN, VISITOR, 4],
    ],
  },
  {
    person: ['Jonas', 'Lehner', 'Nordwind Robotics', 'j.lehner@nordwind-robotics.example', '+33 1 99 00 70 03'],
    language: 'en',
    eventType: EventType.CONFERENCE_CONGRES,
    days: [120, 121],
    participants: 900,
    layout: RoomLayout.THEATRE,
    budgetEuros: 15,
    catering: [CateringOption.COFFEE_BREAKS],
    equipment: [EquipmentOption.STAGE, EquipmentOption.HYBRID_STREAMING, EquipmentOption.SOUND],
    mustHaves: [QuoteCriterion.PARTICIPANTS],
    message: 'A two-day robotics meetup with live demos on stage.',
    venues: ['Forum Debourg'],
    sentDaysAgo: 14,
    steps: [
      [REVIEW, MODERATOR, 13],
      [REJECT, MODERATOR, 12],
    ],
    rejectionReason: 'The budget does not cover the hire of a hall of this size.',
  },
  {
    person: ['Solveig', 'Perrin', 'Perrin & Filles', 's.perrin@perrin-filles.example', '03 53 01 70 04'],
    eventType: EventType.SOIREE_ET_COCKTAIL,
    days: [33, 33],
    participants: 80,
    layout: RoomLayout.COCKTAIL,
    budgetEuros: 85,
    catering: [CateringOption.COCKTAIL],
    equipment: [EquipmentOption.SOUND],
    mustHaves: [],
    message: 'Les vingt ans de la maison, sur l’eau.',
    venues: ['La Belle de Serin'],
    sentDaysAgo: 11,
    steps: [[WITHDRAW, VISITOR, 10]],
  },
  {
    person: ['Marc-Aurèle', 'Dutheil', 'Laboratoires Dutheil', 'ma.dutheil@labo-dutheil.example', '04 65 71 70 05'],
    eventType: EventType.SEMINAIRE_SEMI_RESIDENTIEL,
    days: [48, 49],
    participants: 42,
    layout: RoomLayout.U_SHAPE,
    bedrooms: 12,
    budgetEuros: 180,
    catering: [CateringOption.COFFEE_BREAKS, CateringOption.LUNCH, CateringOption.DINNER],
    equipment: [EquipmentOption.PROJECTOR, EquipmentOption.VIDEOCONFERENCE],
    mustHaves: [QuoteCriterion.DATES, QuoteCriterion.LAYOUT, QuoteCriterion.EQUIPMENT],
    message: 'Deux collègues nous rejoindront à distance : la liaison doit être sûre.',
    venues: ['Chalet des Drus Rouges', 'Le Rivage d’Albigny', 'Prieuré de Clairmont-le-Lac'],
    sentDaysAgo: 8,
    steps: [
      [REVIEW, MODERATOR, 7],
      [FORWARD, MODERATOR, 7],
      [ANSWER, OWNER, 5],
    ],
  },
  {
    person: ['Oriane', 'Le Braz', 'Ville de Kerloc’h', 'o.lebraz@kerloch.example', '02 61 91 70 06'],
    eventType: EventType.JOURNEE_ETUDE,
    days: [55, 55],
    participants: 64,
    layout: RoomLayout.CLASSROOM,
    budgetEuros: 75,
    catering: [CateringOption.COFFEE_BREAKS, CateringOption.LUNCH],
    equipment: [EquipmentOption.PROJECTOR, EquipmentOption.FLIPCHART],
    mustHaves: [QuoteCriterion.BUDGET],
    message: 'Journée des agents. Certains viendront en fauteuil : merci de préciser les accès.',
    venues: ['L’Atelier Vaucanson', 'La Maison aux Trois Loggias'],
    sentDaysAgo: 5,
    steps: [[FORWARD, MODERATOR, 4]],
  },
  {
    person: ['Naïma', 'Belkacem', 'Studio Quatre-Mains', 'n.belkacem@quatre-mains.example', '01 99 00 70 07'],
    eventType: EventType.SEMINAIRE_RESIDENTIEL,
    days: null,
    participants: 18,
    layout: RoomLayout.BOARDROOM,
    bedrooms: 18,
    catering: [CateringOption.BREAKFAST, CateringOption.DINNER],
    equipment: [EquipmentOption.SCREEN],
    mustHaves: [QuoteCriterion.BEDROOMS],
    message: 'Trois jours au printemps, n’importe quelle semaine. Une chambre chacun, et de quoi marcher autour.',
    venues: [],
    sentDaysAgo: 2,
    steps: [[REVIEW, MODERATOR, 1]],
  },
  {
    person: ['Gaspard', 'Vautrin', 'Assurances Vautrin', 'g.vautrin@assurances-vautrin.example', '03 53 01 70 08'],
    eventType: EventType.JOURNEE_ETUDE,
    days: [62, 63],
    participants: 110,
    layout: RoomLayout.THEATRE,
    budgetEuros: 120,
    catering: [CateringOption.COFFEE_BREAKS, CateringOption.LUNCH, CateringOption.COCKTAIL],
    equipment: [EquipmentOption.PROJECTOR, EquipmentOption.SOUND, EquipmentOption.MICROPHONES],
    mustHaves: [QuoteCriterion.DATES, QuoteCriterion.PARTICIPANTS],
    message: 'Une plénière le matin, quatre ateliers l’après-midi.',
    venues: ['L’Atelier Vaucanson', 'Hôtel des Deux Confluents', 'Forum Debourg'],
    sentDaysAgo: 0,
    steps: [],
  },
];
