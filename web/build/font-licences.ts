import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const FONTS = ['@fontsource-variable/figtree', '@fontsource/fraunces'];

/** The licence of the fonts beside them, as it asks: Vite's own list (`build.license`) leaves out what is no script. */
export const fontLicences: Plugin = {
  name: 'font-licences',
  apply: 'build',
  generateBundle() {
    const texts = FONTS.map((name) =>
      readFileSync(new URL(`../../node_modules/${name}/LICENSE`, import.meta.url), 'utf8'),
    );
    this.emitFile({ type: 'asset', fileName: 'font-licences.txt', source: texts.join('\n\n') });
  },
};
