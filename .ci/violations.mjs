/**
 * One seeded violation for each thing that `npm run check` promises to catch: the files to write (a function gets the
 * content that is there), and what the check must then say.
 */
import { PACKAGES } from './violations-packages.mjs';

const imports = (path, from = '') => `import '${path}';\nexport const seeded${from} = 1;\n`;
const leaf = 'export const leaf = 1;\n';
const rule = (name, files) => ({ check: 'dependency rules', title: name, files, says: `${name}:` });

const ARCHITECTURE = [
  rule('no-cycles', {
    'api/platform/seeded-a.ts': "import type { B } from './seeded-b.ts';\nexport type A = B | 1;\n",
    'api/platform/seeded-b.ts': "import type { A } from './seeded-a.ts';\nexport type B = A | 2;\n",
  }),
  rule('no-entity-cycles-across-features', {
    'api/features/accounts/seeded.entity.ts': imports('../venues/seeded.entity.ts'),
    'api/features/venues/seeded.entity.ts': imports('../accounts/seeded.entity.ts'),
  }),
  rule('web-not-to-api', { 'web/lib/seeded.ts': "export type { Config } from '../../api/platform/config.ts';\n" }),
  rule('api-not-to-web', { 'api/platform/seeded.ts': imports('../../web/lib/cookies.ts') }),
  rule('schema-stands-alone', { 'schema/seeded.ts': imports('../api/platform/clock.ts') }),
  rule('platform-knows-no-product', { 'api/platform/seeded.ts': imports('../features/venues/venue.enums.ts') }),
  rule('known-feature', { 'api/features/seeded/seeded.service.ts': imports('../../platform/clock.ts') }),
  rule('api-feature-order-accounts', {
    'api/features/accounts/seeded.service.ts': imports('../venues/venue.enums.ts'),
  }),
  rule('root-composes', { 'api/features/venues/seeded.service.ts': imports('../../features.ts') }),
  rule('feature-front-door', {
    'api/features/venues/venue.inside.ts': leaf,
    'api/features/search/seeded.service.ts': imports('../venues/venue.inside.ts'),
  }),
  rule('operations-without-orm', { 'api/features/venues/seeded.rest.ts': imports('@mikro-orm/core') }),
  rule('operations-without-orm', {
    'api/features/venues/seeded.resolver.ts': imports('../../platform/database/orm.ts'),
  }),
  rule('workflows-and-policies-are-pure', { 'api/features/quotes/quote.workflow.ts': imports('node:fs') }),
  rule('workflows-and-policies-are-pure', {
    'api/features/venues/seeded.service.ts': leaf,
    'api/features/venues/seeded.policy.ts': imports('./seeded.service.ts'),
  }),
  rule('web-feature-order-search', {
    'web/features/venues/seeded.ts': leaf,
    'web/features/search/seeded.ts': imports('../venues/seeded.ts'),
  }),
  rule('web-feature-below-app', {
    'web/app/seeded-page.ts': leaf,
    'web/features/search/seeded.ts': imports('../../app/seeded-page.ts'),
  }),
  rule('ui-and-lib-below-features', {
    'web/features/seeded/leaf.ts': leaf,
    'web/lib/seeded.ts': imports('../features/seeded/leaf.ts'),
  }),
  rule('ui-without-graphql', { 'web/ui/seeded.ts': imports('@apollo/client') }),
  rule('no-test-helper-in-production', {
    'api/testing/seeded.ts': leaf,
    'api/platform/seeded.ts': imports('../testing/seeded.ts'),
  }),
  rule('no-test-helper-in-production', { 'web/lib/seeded.ts': imports('vitest') }),
  rule('no-development-package-in-production', { 'api/platform/seeded.ts': imports('vite') }),
  rule('no-barrels', { 'web/ui/index.ts': "export * from './tokens.ts';\n" }),
  rule('nothing-unresolvable', { 'web/lib/seeded.ts': imports('./is-not-there.ts') }),
];

const lint = (name, path, content) => ({ check: 'lint', title: name, files: { [path]: content }, says: `(${name})` });

const LINT = [
  lint(
    'no-floating-promises',
    'api/platform/seeded.ts',
    'export function seeded(): void {\n  Promise.resolve(1);\n}\n',
  ),
  lint('no-misused-promises', 'web/lib/seeded.ts', 'export const seeded = (): void => [1].forEach(async () => {});\n'),
  lint('no-explicit-any', 'api/platform/seeded.ts', 'export const seeded: any = 1;\n'),
  lint('no-unsafe-assignment', 'web/lib/seeded.ts', "export const seeded: string = JSON.parse('1');\n"),
  lint('no-unsafe-member-access', 'api/platform/seeded.ts', "export const seeded = String(JSON.parse('{}').name);\n"),
  lint('filename-case', 'web/ui/SeededBox.ts', leaf),
  lint(
    'rules-of-hooks',
    'web/lib/seeded.ts',
    [
      "import { useState } from 'react';",
      'export function useSeeded(on: boolean): number {',
      '  if (on) return useState(1)[0];',
      '  return 0;',
      '}\n',
    ].join('\n'),
  ),
  lint('alt-text', 'web/ui/seeded.tsx', 'export const Seeded = () => <img src="/a.png" />;\n'),
  lint('no-console', 'api/platform/seeded.ts', "console.log('seeded');\n"),
  {
    ...lint('max-lines', 'api/platform/seeded.ts', 'export const a = [\n' + '  1,\n'.repeat(260) + '];\n'),
    warns: true,
  },
];

const GENERATED = [
  {
    check: 'generated',
    title: 'an SDL that was not emitted again',
    files: { 'schema/schema.graphql': (text) => `${text}\ntype Seeded {\n  id: ID\n}\n` },
    says: 'schema/schema.graphql differs',
  },
  {
    check: 'generated',
    title: 'a generated file that was edited',
    files: { 'web/features/venues/card/venue-card.gen.ts': (text) => `${text}\n// seeded\n` },
    says: '.gen.ts differs',
  },
  {
    check: 'generated',
    title: 'a generated file without its source',
    files: { 'web/features/search/seeded.gen.ts': leaf },
    says: 'has lost its source',
  },
  {
    check: 'generated',
    title: 'an operation that the schema does not know',
    files: { 'web/features/search/seeded.graphql': 'query Seeded {\n  seeded\n}\n' },
    says: 'Unable to find field "seeded"',
  },
  {
    check: 'generated',
    title: 'a text that was not extracted',
    files: {
      'web/ui/seeded.tsx': [
        "import { Trans } from '@lingui/react/macro';",
        'export const Seeded = () => <Trans id="seeded.text">Seeded</Trans>;\n',
      ].join('\n'),
    },
    says: 'web/locales/fr.po differs',
  },
  {
    check: 'generated',
    title: 'a text without its French',
    files: { 'web/locales/fr.po': (content) => content.replace('msgstr "Aéroport"', 'msgstr ""') },
    says: 'web/locales/fr.po lacks accessType.airport',
  },
];

const OTHERS = [
  {
    check: 'format',
    title: 'double quotes',
    files: { 'api/platform/seeded.ts': 'export const a = "b"\n' },
    says: 'seeded.ts',
  },
  {
    check: 'types',
    title: 'a wrong type',
    files: { 'api/platform/seeded.ts': 'export const a: string = 1;\n' },
    says: 'TS2322',
  },
  {
    check: 'types of the web',
    title: 'a wrong type',
    files: { 'web/lib/seeded.ts': 'export const a: string = 1;\n' },
    says: 'TS2322',
  },
  { check: 'dead code', title: 'a file nobody imports', files: { 'web/ui/seeded.ts': leaf }, says: 'web/ui/seeded.ts' },
  {
    check: 'dead code',
    title: 'an export nobody uses',
    files: { 'api/platform/clock.ts': (text) => `${text}\nexport const seeded = 1;\n` },
    says: 'seeded',
  },
  {
    check: 'dead code',
    title: 'a package nobody uses',
    files: {
      'package.json': (text) => text.replace('"dependencies": {', '"dependencies": {\n    "left-pad": "1.3.0",'),
    },
    says: 'left-pad',
  },
  {
    check: 'migrations',
    title: 'an entity ahead of the migrations',
    files: {
      'api/features/venues/room.entity.ts': (text) =>
        text.replace(/(\n {2}@)/, "\n  @Property({ type: 'integer', default: 0 })\n  seeded: number = 0;\n$1"),
    },
    says: 'seeded',
  },
  {
    check: 'size budget',
    title: '300 kB more on the first page',
    files: {
      'web/lib/seeded.ts': () => `export const seeded = '${randomText(300_000)}';\n`,
      'web/entry-client.tsx': (text) => `import { seeded } from './lib/seeded.ts';\n${text}\nconsole.info(seeded);\n`,
    },
    says: 'over the budget',
  },
  {
    check: 'documents',
    title: 'a link that leads nowhere',
    files: { 'README.md': (text = '') => `${text}\n[seeded](docs/is-not-there.md)\n` },
    says: 'docs/is-not-there.md leads nowhere',
  },
  {
    check: 'documents',
    title: 'a script that is none',
    files: { 'README.md': (text = '') => `${text}\n\`npm run seeded\`\n` },
    says: 'there is no script "seeded"',
  },
  {
    check: 'documents',
    title: 'a command that nothing proves',
    files: { 'docs/seeded.md': '# Seeded\n\n```\nnpm start -- --seeded\n```\n' },
    says: 'has no row for: npm start -- --seeded',
  },
  {
    check: 'documents',
    title: 'a variable that nothing reads',
    files: { 'docs/seeded.md': '# Seeded\n\n| variable | meaning |\n| --- | --- |\n| `SEEDED_URL` | none |\n' },
    says: 'there is no variable SEEDED_URL',
  },
  {
    check: 'schema changes',
    title: 'a type that clients of the release know',
    files: { 'schema/released.graphql': (text) => `${text}\ntype Seeded {\n  id: ID\n}\n` },
    says: 'Seeded was removed',
  },
];

export const VIOLATIONS = [...ARCHITECTURE, ...LINT, ...GENERATED, ...OTHERS, ...PACKAGES];

/** Text that does not compress, the same each time. */
function randomText(length) {
  let seed = 1;
  let text = '';
  while (text.length < length) {
    seed = (seed * 48_271) % 2_147_483_647;
    text += seed.toString(36);
  }
  return text;
}
