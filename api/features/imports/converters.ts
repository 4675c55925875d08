import { STARS } from '../../../schema/constants.ts';

const MAX_URL = 500;

/** Stars in "4 étoiles", "5 étoiles Palace", "***", "Palace" (which have five), or null. */
export function parseStars(text: string): number | null {
  if (/^\*+$/.test(text)) return text.length <= STARS.max ? text.length : null;
  const match = /^([1-5])(?:\s*\*|\s*[ée]toiles?\b.*)?$/iu.exec(text);
  if (match) return Number(match[1]);
  return isPalace(text) ? STARS.max : null;
}

/** The distinction above five stars, part of some classifications. */
export function isPalace(text: string): boolean {
  return /\bpalace\b/i.test(text);
}

/** A whole number from 1 to `max`; thousands may be apart ("1 097"). Null for anything else. */
export function parseCount(text: string, max: number): number | null {
  const digits = text.replace(/(?<=\d) (?=\d{3}\b)/g, '');
  if (!/^\d{1,7}(?:[.,]0+)?$/.test(digits)) return null;
  const value = Number.parseInt(digits, 10);
  return value >= 1 && value <= max ? value : null;
}

/** A day in "19/06/2023" or "2023-06-19", as an ISO date; null when there is no such day. */
export function parseDay(text: string): string | null {
  const french = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const [year, month, day] = french ? [french[3], french[2], french[1]] : iso ? [iso[1], iso[2], iso[3]] : [];
  if (!year || !month || !day) return null;
  const result = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${result}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(result) ? result : null;
}

/** A time in "15:00", "15 h 00", "15h" or "9:30:00", as HH:MM; null when there is no such time. */
export function parseTime(text: string): string | null {
  const match = /^(\d{1,2})(?::(\d{2})(?::00)?| ?h ?(\d{2})?)$/i.exec(text);
  const [hours, minutes] = [Number(match?.[1] ?? 24), Number(match?.[2] ?? match?.[3] ?? 0)];
  return hours < 24 && minutes < 60 ? `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}` : null;
}

/** Degrees within ±`max`, with a decimal point or comma; null for anything else. */
export function parseDegrees(text: string, max: number): number | null {
  if (!/^-?\d{1,3}(?:[.,]\d+)?$/.test(text)) return null;
  const value = Number(text.replace(',', '.'));
  return Math.abs(value) <= max ? value : null;
}

export interface ParsedUrl {
  /** Absolute, http or https. */
  url: string;
  /** Whether the scheme was missing or mistyped. */
  completed: boolean;
}

/**
 * A public web address; "www.hotel.fr" and "https:\\hotel.fr" are completed. Null for anything else: words, an
 * e-mail address, spaces inside, a user name in the address, an IP address or local name.
 */
export function parseUrl(text: string): ParsedUrl | null {
  if (text === '' || text.length > MAX_URL || /[\s@<>"]/.test(text)) return null;
  const scheme = /^(https?):[\\/]*/i.exec(text);
  if (!scheme && /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text)) return null;
  const rest = scheme ? text.slice(scheme[0].length) : text;
  if (/^https?:/i.test(rest)) return null;
  const completed = !scheme || !/^https?:\/\/$/i.test(scheme[0]);
  try {
    const url = new URL(`${scheme?.[1]?.toLowerCase() ?? 'https'}://${rest}`);
    url.hostname = url.hostname.replace(/\.$/, '');
    const isPublicName = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(url.hostname);
    const isFullName = isPublicName && !/^www\.[^.]+$/.test(url.hostname);
    return isFullName ? { url: url.href, completed } : null;
  } catch {
    return null;
  }
}
