import type { Operator, SiteInfo } from '../../schema/render-contract.ts';
import { OPERATOR_VARIABLES, type Variables } from './config-variables.ts';

/** The default opening hours of the platform. */
const USUAL_HOURS = '09:00-18:00';

/** The default publisher of the site: a company that can't be mistaken for a real one. */
const FICTIONAL: Operator = {
  name: 'Plénière SAS (société fictive de démonstration)',
  legalForm: 'Société par actions simplifiée',
  capital: '100 000 €',
  registration: 'RCS Lyon 000 000 000',
  vatNumber: 'FR00 000 000 000',
  address: 'Place Bellecour, 69002 Lyon',
  phone: '+33 1 99 00 12 34',
  email: 'contact@pleniere.example',
  privacyEmail: 'donnees@pleniere.example',
  hours: USUAL_HOURS,
  director: 'Camille Exemple',
  hostName: 'Hébergeur de démonstration SAS',
  hostAddress: '1 rue de l’Exemple, 59000 Lille',
  hostPhone: '+33 1 99 00 56 78',
};

const FICTIONAL_LINKS: Pick<SiteInfo, 'links' | 'social'> = {
  links: {
    events: 'https://evenements.pleniere.example/',
    magazine: 'https://magazine.pleniere.example/',
    assistant: 'https://assistant.pleniere.example/',
  },
  social: [
    { network: 'LinkedIn', url: 'https://linkedin.example/pleniere' },
    { network: 'Instagram', url: 'https://instagram.example/pleniere' },
  ],
};

type SiteVariables = Partial<Variables>;

const OPERATOR_NAMES = Object.keys(OPERATOR_VARIABLES) as (keyof typeof OPERATOR_VARIABLES)[];

/** Variables that are optional for a company, or have a default. */
const OPTIONAL = new Set(['OPERATOR_CAPITAL', 'OPERATOR_VAT_NUMBER', 'OPERATOR_PRIVACY_EMAIL', 'OPERATOR_HOURS']);

/** Whether no variable names the publisher of the site. */
export function isFictional(given: SiteVariables): boolean {
  return OPERATOR_NAMES.every((name) => given[name] === undefined);
}

/** The variables that a named publisher lacks: a legal notice must not mix it with the fictional company. */
export function missingOfOperator(given: SiteVariables): string[] {
  if (isFictional(given)) return [];
  return OPERATOR_NAMES.filter((name) => given[name] === undefined && !OPTIONAL.has(name));
}

/** The site information of pages, from validated variables. */
export function siteInfoOf(given: SiteVariables): SiteInfo {
  const fictional = isFictional(given);
  const places = linksOf(given);
  const hasLinks = places.social.length > 0 || Object.values(places.links).some((url) => url !== null);
  return {
    operator: fictional ? FICTIONAL : operatorOf(given),
    ...(fictional && !hasLinks ? FICTIONAL_LINKS : places),
  };
}

/** The same with another publisher; the fictional links are left out. */
export function siteInfoFor(operator: Operator, { links, social }: SiteInfo): SiteInfo {
  return links === FICTIONAL_LINKS.links ? { operator, ...linksOf({}) } : { operator, links, social };
}

function linksOf(given: SiteVariables): Pick<SiteInfo, 'links' | 'social'> {
  const links = {
    events: given.EVENTS_URL ?? null,
    magazine: given.MAGAZINE_URL ?? null,
    assistant: given.ASSISTANT_URL ?? null,
  };
  const social = [
    { network: 'LinkedIn', url: given.LINKEDIN_URL },
    { network: 'Instagram', url: given.INSTAGRAM_URL },
    { network: 'Facebook', url: given.FACEBOOK_URL },
    { network: 'YouTube', url: given.YOUTUBE_URL },
  ].flatMap(({ network, url }) => (url ? [{ network, url }] : []));
  return { links, social };
}

/** The names of the variables are those of the fields: OPERATOR_LEGAL_FORM is `legalForm`. */
function operatorOf(given: SiteVariables): Operator {
  const fields = OPERATOR_NAMES.map((name) => {
    const field = name.slice('OPERATOR_'.length).toLowerCase();
    return [field.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()), given[name] ?? null] as const;
  });
  const operator = Object.fromEntries(fields) as unknown as Operator;
  return {
    ...operator,
    privacyEmail: given.OPERATOR_PRIVACY_EMAIL ?? operator.email,
    hours: given.OPERATOR_HOURS ?? USUAL_HOURS,
  };
}
