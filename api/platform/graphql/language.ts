import { registerEnumType } from 'type-graphql';
import type { Language } from '../../../schema/constants.ts';

/** The languages as an enumeration of GraphQL. */
export const LanguageType: { [Name in Language]: Name } = { fr: 'fr', en: 'en' };

registerEnumType(LanguageType, {
  name: 'Language',
  description: 'A language of the product.',
  valuesConfig: {
    fr: { description: 'The language is French.' },
    en: { description: 'The language is English.' },
  },
});
