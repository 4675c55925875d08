import { LANGUAGES } from '../../../schema/constants.ts';

/** The languages by the words that REST has for them. */
export const LANGUAGE_WORDS = new Map(LANGUAGES.map((language) => [language as string, language]));
