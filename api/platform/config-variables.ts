import * as z from 'zod';
import { SUBSCRIPTION_WARNING_DAYS } from '../../schema/constants.ts';
import { HOURS, RETENTION_MONTHS } from '../../schema/platform-settings.ts';
import { isMailAddress, parseMailbox } from './mail/mail-address.ts';
import { parseStorageUrl } from './storage/storage-url.ts';

/*
 * The variables of the environment. Messages follow the name of the variable: "PORT must be …".
 */

const MUST_BE_LEVEL = 'must be fatal, error, warn, info, debug, trace or silent';

const text = () => z.string().optional();

const textThat = (accepts: (value: string) => boolean, error: string) => z.string().refine(accepts, { error });

/** A value that a function reads; the message of what it throws says what is wrong. */
function read<Value>(parse: (input: string) => Value) {
  return z.string().transform((input, context) => {
    try {
      return parse(input);
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
      return z.NEVER;
    }
  });
}

function isUrl(input: string, ...protocols: string[]): boolean {
  return protocols.includes(URL.parse(input)?.protocol ?? '');
}

const url = (...protocols: string[]) =>
  textThat((input) => isUrl(input, ...protocols), `must be a URL with ${protocols.join(' or ')}`).optional();

const wholeNumbers = (error: string) =>
  textThat((input) => input.split(',').every((part) => /^\s*[1-9]\d{0,2}\s*$/.test(part)), error).transform((input) =>
    input.split(',').map(Number),
  );

const months = (preset: number) =>
  textThat((input) => /^[1-9]\d{0,2}$/.test(input), 'must be a whole number of months, 1 to 999')
    .transform(Number)
    .default(preset);

const flag = () =>
  z.stringbool({ truthy: ['1', 'true', 'yes', 'on'], falsy: ['0', 'false', 'no', 'off'], error: 'must be 1 or 0' });

const secret = () => textThat(({ length }) => length >= 32, 'must have at least 32 characters').optional();

const email = () => textThat(isMailAddress, 'must be an e-mail address').optional();

const phone = () =>
  textThat(
    (input) => /^\+?\d[\d .()-]{6,24}$/.test(input),
    'must be a telephone number such as +33 1 99 00 12 34',
  ).optional();

/** An address with a place for each of the three numbers of a tile, or `off`. */
const tileUrl = () =>
  textThat(
    (input) =>
      input === 'off' ||
      (isUrl(input, 'http:', 'https:') && ['{z}', '{x}', '{y}'].every((part) => input.includes(part))),
    'must be a URL with http: or https: that has {z}, {x} and {y}, or off',
  ).optional();

/** What Express calls `trust proxy`: false, a number of hops or a list of addresses. */
function trustProxy(input: string): boolean | number | string {
  if (input === 'false' || input === '0') return false;
  if (input === 'true') return true;
  return /^\d+$/.test(input) ? Number(input) : input;
}

/** The publisher of the site: all or none, but for what a company need not have. */
export const OPERATOR_VARIABLES = {
  OPERATOR_NAME: text(),
  OPERATOR_LEGAL_FORM: text(),
  OPERATOR_CAPITAL: text(),
  OPERATOR_REGISTRATION: text(),
  OPERATOR_VAT_NUMBER: text(),
  OPERATOR_ADDRESS: text(),
  OPERATOR_PHONE: phone(),
  OPERATOR_EMAIL: email(),
  OPERATOR_PRIVACY_EMAIL: email(),
  OPERATOR_HOURS: textThat((input) => HOURS.test(input), 'must be like 09:00-18:00').optional(),
  OPERATOR_DIRECTOR: text(),
  OPERATOR_HOST_NAME: text(),
  OPERATOR_HOST_ADDRESS: text(),
  OPERATOR_HOST_PHONE: phone(),
};

export const VARIABLES = z.object({
  NODE_ENV: z.string().default('production'),
  PORT: textThat((input) => /^\d{1,5}$/.test(input) && Number(input) >= 1 && Number(input) <= 65_535, 'must be a port')
    .transform(Number)
    .default(4000),
  HOST: z.union([z.hostname(), z.ipv4(), z.ipv6()], { error: 'must be a host name or an IP address' }).optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url('postgres:', 'postgresql:'),
  DATABASE_REPLICA_URLS: textThat(
    (input) => input.split(',').every((each) => isUrl(each.trim(), 'postgres:', 'postgresql:')),
    'must be URLs with postgres: or postgresql:, separated by commas',
  )
    .transform((input) => input.split(',').map((each) => each.trim()))
    .default([]),
  REDIS_URL: url('redis:', 'rediss:'),
  PUBLIC_URL: url('http:', 'https:'),
  SESSION_SECRET: secret(),
  SMTP_URL: url('smtp:', 'smtps:'),
  MAIL_FROM: read(parseMailbox).optional(),
  STORAGE_URL: read((input) => parseStorageUrl(input) && input).optional(),
  TILE_URL: tileUrl(),
  TILE_ATTRIBUTION: text(),
  ADDRESS_API_URL: url('http:', 'https:'),
  TRUST_PROXY: z.string().transform(trustProxy).default(false),
  DEMO: flag().optional(),
  DEMO_PICTURES: z.union([z.literal('first'), flag()], { error: 'must be 1, 0 or first' }).default(true),
  QUOTE_RETENTION_MONTHS: months(RETENTION_MONTHS.quotes),
  AUDIT_RETENTION_MONTHS: months(RETENTION_MONTHS.audit),
  SUBSCRIPTION_WARNING_DAYS: wholeNumbers('must be whole numbers of days with commas, 1 to 999').default([
    ...SUBSCRIPTION_WARNING_DAYS,
  ]),
  INTROSPECTION: flag().default(true),
  RESPONSE_CACHE: flag().default(true),
  METRICS_TOKEN: secret(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { error: MUST_BE_LEVEL })
    .default('info'),
  ...OPERATOR_VARIABLES,
  EVENTS_URL: url('http:', 'https:'),
  MAGAZINE_URL: url('http:', 'https:'),
  ASSISTANT_URL: url('http:', 'https:'),
  LINKEDIN_URL: url('http:', 'https:'),
  INSTAGRAM_URL: url('http:', 'https:'),
  FACEBOOK_URL: url('http:', 'https:'),
  YOUTUBE_URL: url('http:', 'https:'),
});

/** The checked values of the variables. */
export type Variables = z.output<typeof VARIABLES>;
