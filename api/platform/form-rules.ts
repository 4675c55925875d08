import { IsNotEmpty, MaxLength, ValidateBy } from 'class-validator';
import { FORM_LIMITS } from '../../schema/constants.ts';
import { isDay } from './days.ts';
import { isMailAddress, MAX_ADDRESS_LENGTH } from './mail/mail-address.ts';

/** Digits, separators, and a plus before them. */
const PHONE = /^\+?[\d .()/-]+$/;
const PHONE_DIGITS = { min: 6, max: 15 };

/** A number of at most so many decimals. The library's own rule fails on numbers with an exponent. */
export function Decimals(most: number): PropertyDecorator {
  const holds = (value: unknown): boolean =>
    typeof value === 'number' && Number.isFinite(value) && Number(value.toFixed(most)) === value;
  return ValidateBy({ name: 'isNumber', validator: { validate: holds } });
}

/** A custom rule; its name is the code of the issue. */
function rule(name: string, holds: (text: string) => boolean): PropertyDecorator {
  return ValidateBy({ name, validator: { validate: (value) => typeof value === 'string' && holds(value) } });
}

function all(...rules: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => rules.forEach((each) => each(target, property));
}

/** A text that is not empty, of at most so many characters. */
export function RequiredText(max: number): PropertyDecorator {
  return all(IsNotEmpty(), MaxLength(max));
}

/** An e-mail address. No pattern is applied to a text that is too long. */
export function RequiredEmail(): PropertyDecorator {
  return all(
    RequiredText(FORM_LIMITS.email),
    rule('notEmail', (text) => text === '' || text.length > MAX_ADDRESS_LENGTH || isMailAddress(text)),
  );
}

/** A telephone number of any country; the empty text is accepted. */
export function PhoneNumber(): PropertyDecorator {
  return all(
    MaxLength(FORM_LIMITS.phone),
    rule('notPhone', (text) => text === '' || text.length > FORM_LIMITS.phone || isPhone(text)),
  );
}

/** A day, YYYY-MM-DD. */
export function Day(): PropertyDecorator {
  return rule('notDate', isDay);
}

/** A time of the day, HH:MM. */
export function TimeOfDay(): PropertyDecorator {
  return rule('notTime', (text) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text));
}

/** A consent that was given. */
export function Agreed(): PropertyDecorator {
  return ValidateBy({ name: 'consentRequired', validator: { validate: (value) => value === true } });
}

function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return PHONE.test(text) && digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max;
}
