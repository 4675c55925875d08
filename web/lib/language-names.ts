import type { Language } from '../../schema/constants.ts';

/** Each language by its own name, whatever language the page is in. */
export const LANGUAGE_NAMES = { fr: 'Français', en: 'English' } as const satisfies Record<Language, string>;
