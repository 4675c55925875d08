/**
 * What `npm run check` checks, in this order; none of them writes into the tree. `run` is a
 * tool of node_modules/.bin or a script of this folder, with its arguments.
 */
export const CHECKS = [
  { name: 'generated', run: ['.ci/regenerate.mjs'], hint: 'npm run generate' },
  { name: 'format', run: ['npm', 'run', '--silent', 'format', '--', '--list-different'], hint: 'npm run format' },
  { name: 'types', run: ['tsc', '--noEmit', '--pretty', 'false'] },
  { name: 'types of the web', run: ['tsc', '--noEmit', '--pretty', 'false', '-p', 'web/tsconfig.json'] },
  { name: 'lint', run: ['npm', 'run', '--silent', 'lint'] },
  {
    name: 'dependency rules',
    run: ['depcruise', '--config', '.ci/dependency-rules.mjs', 'api', 'web', 'schema', 'e2e', 'bench', 'codegen.ts'],
  },
  { name: 'dead code', run: ['knip', '--config', '.ci/knip.jsonc', '--no-progress', '--no-config-hints'] },
  { name: 'migrations', run: ['npm', 'run', '--silent', 'check:migrations'] },
  { name: 'size budget', run: ['.ci/size-budget.mjs'] },
  { name: 'licences', run: ['.ci/licences.mjs'], hint: 'npm run licences' },
  { name: 'documents', run: ['.ci/documents.mjs'] },
  { name: 'schema changes', run: ['.ci/schema-changes.mjs'], hint: 'tell it in docs/changelog.md' },
  { name: 'lockfile', run: ['.ci/lockfile.mjs'], hint: 'npm run lockfile' },
];
