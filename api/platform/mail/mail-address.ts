import type { MailAddress } from './mail.types.ts';

/** The limit of SMTP (RFC 5321); longer addresses are refused before any pattern is applied. */
export const MAX_ADDRESS_LENGTH = 254;
const MAX_LOCAL_PART_LENGTH = 64;
const MAX_NAME_LENGTH = 120;

/** Characters that end a line, control a terminal or change the direction of the text: none belongs into one line of text. */
const UNPRINTABLE = /[\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]+/g;
/** The same without the end of a line. */
const UNPRINTABLE_IN_LINES = /[\x00-\x09\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;

/** The text as one line that can be used in a header; cut at `maxLength`. */
export function oneLine(text: string, maxLength: number = Number.POSITIVE_INFINITY): string {
  const line = text
    .toWellFormed()
    .replace(UNPRINTABLE, ' ')
    .replace(/[ \t\u3000]+/g, ' ')
    .trim();
  return line.length <= maxLength
    ? line
    : `${line
        .slice(0, maxLength - 1)
        .toWellFormed()
        .trimEnd()}…`;
}

/** The text with its lines, without invisible characters. */
export function manyLines(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(UNPRINTABLE_IN_LINES, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Whether a text is one address, without comments, quotes or anything that has a meaning in a header. */
export function isMailAddress(text: string): boolean {
  if (text.length > MAX_ADDRESS_LENGTH) return false;
  const at = text.lastIndexOf('@');
  if (at < 1 || at > MAX_LOCAL_PART_LENGTH) return false;
  return isLocalPart(text.slice(0, at)) && isDomain(text.slice(at + 1));
}

function isLocalPart(text: string): boolean {
  return /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]+$/u.test(text) && !/^\.|\.$|\.\./.test(text);
}

function isDomain(text: string): boolean {
  const labels = text.split('.');
  if (labels.length < 2 || text.length > 253) return false;
  return labels.every((label) => /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u.test(label));
}

/** The address with a name that can be used in a header. */
export function headerAddress({ name, address }: MailAddress): { name: string; address: string } {
  return { name: oneLine(name ?? '', MAX_NAME_LENGTH), address };
}

/**
 * Reads `contact@example.com` or `Name <contact@example.com>`.
 * @throws Error whose message is meant for the operator.
 */
export function parseMailbox(text: string): MailAddress {
  const open = text.indexOf('<');
  const isBare = open < 0;
  const address = isBare ? text.trim() : text.slice(open + 1).replace(/>\s*$/, '');
  const name = isBare ? '' : oneLine(text.slice(0, open).replaceAll('"', ''), MAX_NAME_LENGTH);
  if (!isMailAddress(address)) throw new Error('must be like contact@example.com or Plénière <contact@example.com>');
  return { name: name || null, address };
}
