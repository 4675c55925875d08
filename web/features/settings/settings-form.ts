import { isVatNumber, sirenOf } from '../../../schema/company-numbers.ts';
import { FORM_LIMITS } from '../../../schema/constants.ts';
import { HOURS, PLATFORM_SETTINGS } from '../../../schema/platform-settings.ts';
import { atMost, between, email, firstIssue, phone, required, type Rule } from '../../lib/form-rules.ts';
import type { FieldIssue, FieldIssues } from '../../lib/forms.ts';
import { wholeNumber } from '../../lib/typed-numbers.ts';
import type { PlatformSettingsQuery, SavePlatformSettingsMutationVariables } from './settings.gen.ts';

export type Settings = PlatformSettingsQuery['platformSettings'];
type Input = SavePlatformSettingsMutationVariables['input'];

const PUBLISHER_FIELDS = [
  'name',
  'legalForm',
  'capital',
  'registration',
  'vatNumber',
  'director',
  'address',
  'phone',
  'email',
  'privacyEmail',
  'hours',
  'hostName',
  'hostAddress',
  'hostPhone',
] as const;
export const MONTH_FIELDS = ['quotes', 'messages', 'registrations', 'activity', 'notifications', 'audit'] as const;
/** In the order of the screen. */
export const SETTINGS_FIELDS = [
  ...PUBLISHER_FIELDS,
  'mailName',
  'mailAddress',
  'warningDays',
  ...MONTH_FIELDS,
] as const;
type MonthField = (typeof MONTH_FIELDS)[number];
export type SettingsField = (typeof SETTINGS_FIELDS)[number];
/** Everything as it is typed. */
export type SettingsForm = Record<SettingsField, string>;

/** Fields of the API by their paths → ours. */
export const RENAMED: Readonly<Record<string, SettingsField>> = {
  ...Object.fromEntries(PUBLISHER_FIELDS.map((field) => [`publisher.${field}`, field])),
  ...Object.fromEntries(MONTH_FIELDS.map((field) => [`retention.${field}`, field])),
  'mailFrom.name': 'mailName',
  'mailFrom.address': 'mailAddress',
};

/** Periods that the environment may fix: as what, and by which variable. */
const FIXABLE_MONTHS: Partial<Record<MonthField, { group: Settings['fixed'][number]; variable: string }>> = {
  quotes: { group: 'QUOTE_RETENTION', variable: 'QUOTE_RETENTION_MONTHS' },
  audit: { group: 'AUDIT_RETENTION', variable: 'AUDIT_RETENTION_MONTHS' },
};

const { text: TEXT, months: MONTHS, warnings: WARNINGS } = PLATFORM_SETTINGS;
const OPTIONAL = new Set<SettingsField>(['capital', 'vatNumber', 'privacyEmail']);

const isSet = (form: SettingsForm, fields: readonly SettingsField[]) =>
  fields.some((field) => form[field].trim() !== '');
export const isFixed = ({ fixed }: Pick<Settings, 'fixed'>, group: Settings['fixed'][number]) => fixed.includes(group);

/** The variable of the environment that has set a period; null = the platform may. */
export function fixedBy(field: MonthField, settings: Pick<Settings, 'fixed'>): string | null {
  const { group, variable } = FIXABLE_MONTHS[field] ?? {};
  return group && isFixed(settings, group) ? variable! : null;
}

/** What holds, as one would type it; what follows something else is left empty. */
export function formOf(settings: Settings): SettingsForm {
  const { publisher, isFictional, mailFrom, mailFromFollows, warningDays, retention } = settings;
  const texts = PUBLISHER_FIELDS.map((field) => [field, isFictional ? '' : (publisher[field] ?? '')] as const);
  const months = MONTH_FIELDS.map((field) => [field, String(retention[field])] as const);
  const follows = publisher.privacyEmail === publisher.email;
  return {
    ...Object.fromEntries<string>([...texts, ...months]),
    ...(follows ? { privacyEmail: '' } : {}),
    mailName: mailFromFollows ? '' : mailFrom.name,
    mailAddress: mailFromFollows ? '' : mailFrom.address,
    warningDays: warningDays.join(', '),
  } as SettingsForm;
}

/** The days of `30, 7, 1`; NaN for what is no number. */
function daysOf(text: string): number[] {
  return text
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map(wholeNumber);
}

function daysIssue(text: string): FieldIssue | undefined {
  const days = daysOf(text);
  if (days.length === 0) return { code: 'required' };
  if (days.some(Number.isNaN)) return { code: 'notWhole' };
  if (days.some((day) => day < WARNINGS.minDays)) return { code: 'tooSmall', params: { min: WARNINGS.minDays } };
  if (days.some((day) => day > WARNINGS.maxDays)) return { code: 'tooGreat', params: { max: WARNINGS.maxDays } };
  if (days.length > WARNINGS.most) return { code: 'tooMany', params: { max: WARNINGS.most } };
  return new Set(days).size < days.length ? { code: 'repeated' } : undefined;
}

const holds =
  (code: string, test: (text: string) => boolean): Rule =>
  (value) =>
    value.trim() === '' || test(value.trim()) ? undefined : { code };
const RULES: Partial<Record<SettingsField, Rule>> = {
  registration: holds('notSiren', (text) => sirenOf(text) !== null),
  vatNumber: holds('notVatNumber', isVatNumber),
  phone,
  hostPhone: phone,
  email,
  privacyEmail: email,
  hours: holds('notHours', (text) => HOURS.test(text)),
};

/** The errors, by the rules and codes of the API. A publisher is given completely or not at all; so is a sender. */
export function settingsIssues(form: SettingsForm, settings: Pick<Settings, 'fixed'>): FieldIssues<SettingsForm> {
  const issues: Partial<Record<SettingsField, FieldIssue>> = {};
  const look = (field: SettingsField, ...rules: Rule[]) => {
    const issue = firstIssue(form[field], ...rules);
    if (issue) issues[field] = issue;
  };
  if (!isFixed(settings, 'PUBLISHER') && isSet(form, PUBLISHER_FIELDS))
    for (const field of PUBLISHER_FIELDS)
      look(field, ...(OPTIONAL.has(field) ? [] : [required]), atMost(TEXT), RULES[field] ?? (() => undefined));
  if (!isFixed(settings, 'MAIL_FROM') && isSet(form, ['mailName', 'mailAddress'])) {
    look('mailName', required, atMost(FORM_LIMITS.name));
    look('mailAddress', required, email);
  }
  if (!isFixed(settings, 'WARNING_DAYS')) look('warningDays', daysIssue);
  for (const field of MONTH_FIELDS) look(field, required, between(wholeNumber, MONTHS.min, MONTHS.max, 'notWhole'));
  return issues;
}

/** What is sent; what the environment has set is left out. */
export function settingsInput(form: SettingsForm, settings: Settings, version: number): Input {
  const text = (field: SettingsField) => form[field].trim();
  const publisher = Object.fromEntries(
    PUBLISHER_FIELDS.map((field) => [field, OPTIONAL.has(field) ? text(field) || null : text(field)]),
  ) as NonNullable<Input['publisher']>;
  const months = MONTH_FIELDS.filter((field) => fixedBy(field, settings) === null);
  const hasSender = isSet(form, ['mailName', 'mailAddress']) && !isFixed(settings, 'MAIL_FROM');
  return {
    version,
    publisher: isSet(form, PUBLISHER_FIELDS) && !isFixed(settings, 'PUBLISHER') ? publisher : null,
    mailFrom: hasSender ? { name: text('mailName'), address: text('mailAddress') } : null,
    warningDays: isFixed(settings, 'WARNING_DAYS') ? null : daysOf(form.warningDays),
    retention: Object.fromEntries(months.map((field) => [field, wholeNumber(form[field])])),
  };
}
