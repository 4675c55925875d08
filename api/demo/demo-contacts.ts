import type { VenueContent } from '../features/venues/venue-content.ts';
import { demoFile } from './demo-data.ts';
import type { DemoPlace } from './demo-places.ts';
import { randomOf, webName } from './demo-text.ts';

const NAMES = demoFile('names.json') as { first: string[]; last: string[] };

/** Telephone prefixes that Arcep reserves for fiction, by geographic zone. */
const PREFIXES = demoFile('telephones.json') as Record<'regions' | 'departments', Record<string, string>> & {
  elsewhere: string;
};

function phonePrefix({ region, code }: DemoPlace): string {
  return PREFIXES.departments[code.slice(0, 2)] ?? PREFIXES.regions[region] ?? PREFIXES.elsewhere;
}

type Contact = Pick<VenueContent, 'contactName' | 'contactPhone' | 'contactFax' | 'contactEmail' | 'website'>;

/** The contact person of a venue. `position` (0 … 999) makes the phone number unique; names end in `.example`. */
export function demoContact(name: string, place: DemoPlace, position: number): Contact {
  const random = randomOf(`contact of ${name}`);
  const domain = `${webName(name)}.example`;
  const number = (line: number): string => {
    const digits = String(position * 10 + line).padStart(4, '0');
    return `${phonePrefix(place)} ${digits.slice(0, 2)} ${digits.slice(2)}`;
  };
  const firstName = NAMES.first[Math.floor(random() * NAMES.first.length)] ?? 'Anne';
  const lastName = NAMES.last[Math.floor(random() * NAMES.last.length)] ?? 'Aubry';
  const mailbox = ['contact', 'seminaires', 'bonjour', 'reservation', 'evenements'][Math.floor(random() * 5)];
  return {
    contactName: `${firstName} ${lastName}`,
    contactPhone: number(2),
    contactFax: random() < 0.12 ? number(3) : null,
    contactEmail: `${mailbox ?? 'contact'}@${domain}`,
    website: random() < 0.85 ? `https://${domain}` : null,
  };
}
