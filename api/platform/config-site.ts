import { email, makeValidator, str } from 'envalid';
import { HOURS } from '../../schema/platform-settings.ts';
import type { Operator, SiteInfo } from '../../schema/render-contract.ts';

/** When the platform can be reached, unless it says otherwise. */
const USUAL_HOURS = '09:00-18:00';

/** Who publishes the site until the operator says who he is: a company that can't be taken for a real one. */
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

const phone = makeValidator((input: string) => {
  if (!/^\+?\d[\d .()-]{6,24}$/.test(input)) throw new Error('must be a telephone number such as +33 1 99 00 12 34');
  return input;
});

const hours = makeValidator((input: string) => {
  if (!HOURS.test(input)) throw new Error('must be like 09:00-18:00');
  return input;
});

const webAddress = makeValidator((input: string) => {
  if (!['http:', 'https:'].includes(URL.parse(input)?.protocol ?? '')) throw new Error('must be a URL with https:');
  return input;
});

const OPERATOR_VARIABLES = {
  OPERATOR_NAME: str({ default: undefined }),
  OPERATOR_LEGAL_FORM: str({ default: undefined }),
  OPERATOR_CAPITAL: str({ default: undefined }),
  OPERATOR_REGISTRATION: str({ default: undefined }),
  OPERATOR_VAT_NUMBER: str({ default: undefined }),
  OPERATOR_ADDRESS: str({ default: undefined }),
  OPERATOR_PHONE: phone({ default: undefined }),
  OPERATOR_EMAIL: email({ default: undefined }),
  OPERATOR_PRIVACY_EMAIL: email({ default: undefined }),
  OPERATOR_HOURS: hours({ default: undefined }),
  OPERATOR_DIRECTOR: str({ default: undefined }),
  OPERATOR_HOST_NAME: str({ default: undefined }),
  OPERATOR_HOST_ADDRESS: str({ default: undefined }),
  OPERATOR_HOST_PHONE: phone({ default: undefined }),
};

/** Variables of the environment that say who publishes the site and what it links to. */
export const SITE_VARIABLES = {
  ...OPERATOR_VARIABLES,
  EVENTS_URL: webAddress({ default: undefined }),
  MAGAZINE_URL: webAddress({ default: undefined }),
  ASSISTANT_URL: webAddress({ default: undefined }),
  LINKEDIN_URL: webAddress({ default: undefined }),
  INSTAGRAM_URL: webAddress({ default: undefined }),
  FACEBOOK_URL: webAddress({ default: undefined }),
  YOUTUBE_URL: webAddress({ default: undefined }),
};

type SiteVariables = Partial<Record<keyof typeof SITE_VARIABLES, string>>;

/** A company need not have these, or they have a value that goes without saying. */
const MAY_BE_MISSING = new Set(['OPERATOR_CAPITAL', 'OPERATOR_VAT_NUMBER', 'OPERATOR_PRIVACY_EMAIL', 'OPERATOR_HOURS']);

/** Whether nothing in the environment says who publishes the site. */
export function isFictional(given: SiteVariables): boolean {
  return Object.keys(OPERATOR_VARIABLES).every((name) => given[name as keyof SiteVariables] === undefined);
}

/** What an operator who names himself has left out: a legal notice must not mix him with the fictional company. */
export function missingOfOperator(given: SiteVariables): string[] {
  if (isFictional(given)) return [];
  return Object.keys(OPERATOR_VARIABLES).filter(
    (name) => given[name as keyof SiteVariables] === undefined && !MAY_BE_MISSING.has(name),
  );
}

/** What pages say about their publisher, from checked variables with nothing missing. */
export function siteInfoOf(given: SiteVariables): SiteInfo {
  const fictional = isFictional(given);
  const places = linksOf(given);
  const hasLinks = places.social.length > 0 || Object.values(places.links).some((url) => url !== null);
  return {
    operator: fictional ? FICTIONAL : operatorOf(given),
    ...(fictional && !hasLinks ? FICTIONAL_LINKS : places),
  };
}

/** The same with a publisher that is known from elsewhere: nothing fictional stands beside him. */
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

function operatorOf(given: SiteVariables): Operator {
  const mail = given.OPERATOR_EMAIL ?? '';
  return {
    name: given.OPERATOR_NAME ?? '',
    legalForm: given.OPERATOR_LEGAL_FORM ?? '',
    capital: given.OPERATOR_CAPITAL ?? null,
    registration: given.OPERATOR_REGISTRATION ?? '',
    vatNumber: given.OPERATOR_VAT_NUMBER ?? null,
    address: given.OPERATOR_ADDRESS ?? '',
    phone: given.OPERATOR_PHONE ?? '',
    email: mail,
    privacyEmail: given.OPERATOR_PRIVACY_EMAIL ?? mail,
    hours: given.OPERATOR_HOURS ?? USUAL_HOURS,
    director: given.OPERATOR_DIRECTOR ?? '',
    hostName: given.OPERATOR_HOST_NAME ?? '',
    hostAddress: given.OPERATOR_HOST_ADDRESS ?? '',
    hostPhone: given.OPERATOR_HOST_PHONE ?? '',
  };
}
