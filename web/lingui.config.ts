import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/**
 * Texts of the screens. Code holds an explicit id and the English text, `npm run extract` writes both catalogues, and a translator
 * (or the author) fills the French one; a build with a missing text fails. Files carry no line numbers, so that they change only when
 * a text does.
 */
export default defineConfig({
  rootDir: import.meta.dirname,
  locales: ['fr', 'en'],
  sourceLocale: 'en',
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}',
      // The simple fields of a venue bring their labels.
      include: ['<rootDir>', '<rootDir>/../schema/venue-fields.ts'],
      exclude: ['**/*.test.*', '**/*.gen.ts', '**/testing/**', '**/codegen/**'],
    },
  ],
  format: formatter({ explicitIdAsDefault: true, origins: false, lineNumbers: false }),
  orderBy: 'messageId',
});
