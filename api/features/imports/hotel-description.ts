import type { Commune } from '../geography/place.ts';
import type { ParagraphContent } from '../venues/venue-content.ts';
import { typeset } from './french-title.ts';

/** The data of the register about a hotel; null = unknown. */
export interface HotelFacts {
  stars: number | null;
  bedrooms: number | null;
  /** The number of people that it can accommodate. */
  sleeps: number | null;
  commune: Commune;
  /** Name of its department. */
  department: string;
}

const NUMBER = new Intl.NumberFormat('fr-FR');
const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });

/** "Hôtel 3 étoiles de 37 chambres à Grenoble (Isère). Il peut loger 62 personnes." */
export function describeHotel({ stars, bedrooms, sleeps, commune, department }: HotelFacts): string {
  const place = commune.name.startsWith(department) ? '' : ` (${department})`;
  const sentence = [
    'Hôtel',
    stars === null ? '' : ` ${counted(stars, 'étoile')}`,
    bedrooms === null ? '' : ` de ${counted(bedrooms, 'chambre')}`,
    ` ${atPlace(commune.name)}${place}.`,
    sleeps === null ? '' : ` Il peut loger ${counted(sleeps, 'personne')}.`,
  ].join('');
  return typeset(sentence);
}

/** A paragraph on the official classification, with its date (ISO). */
export function describeClassification(
  stars: number,
  day: string,
  options: { palace: boolean; extended: boolean },
): ParagraphContent {
  const date = DAY.format(new Date(`${day}T00:00:00Z`)).replace(/^1 /, '1er ');
  const distinction = options.palace ? ', distinction Palace' : '';
  const extension = options.extended ? ' Ce classement est prorogé.' : '';
  return {
    title: 'Classement',
    text: typeset(
      `Classé ${counted(stars, 'étoile')}${distinction} le ${date} au registre national d'Atout France.${extension}`,
    ),
  };
}

/** "à Grenoble", "au Havre", "aux Sables-d’Olonne". */
export function atPlace(name: string): string {
  if (name.startsWith('Le ')) return `au ${name.slice(3)}`;
  if (name.startsWith('Les ')) return `aux ${name.slice(4)}`;
  return `à ${name}`;
}

function counted(count: number, noun: string): string {
  return `${NUMBER.format(count)} ${noun}${count > 1 ? 's' : ''}`;
}
