/**
 * What proves each command of the documents. A row has the command as it is written there, and one of
 * - `as`: what .ci/commands.mjs runs in its place ({folder} is a new one, {root} this checkout), `says` what must be printed, `makes` a
 *   file that must be there after it; where it is left out, the command is run as it stands;
 * - `heldBy`: the step of .ci/run, or the check, that runs it;
 * - `serves`: it goes on until it is stopped, and answers at /readyz until then.
 * The rows are run in this order, on one data folder; what stands in the place of several of them is run once.
 */
const BACKUP = '{folder}/backup';
const FILE = '{folder}/hebergements.csv';

export const COMMANDS = [
  { command: 'npm ci', heldBy: 'npm ci' },
  { command: 'npm install', heldBy: 'lockfile' },
  { command: 'npm run lockfile', heldBy: 'lockfile' },
  { command: 'npm run tools', heldBy: 'npm run check' },
  { command: 'npm run licences', heldBy: 'licences' },
  { command: 'node api/cli/start.mjs', as: 'node api/cli/start.mjs --help', says: 'Usage: npm start' },
  { command: 'npm start', heldBy: 'boot of the built server' },
  { command: 'npm test', heldBy: 'npm test' },
  { command: 'TEST_DATABASE_URL=postgres://… npm run test:postgres', heldBy: 'the suite on PostgreSQL' },
  { command: 'npm run e2e', heldBy: 'the specs in the browser' },
  { command: 'npm run check', heldBy: 'npm run check' },
  { command: 'npm run generate', heldBy: 'generated' },
  { command: 'npm run schema', heldBy: 'generated' },
  { command: 'npm run codegen', heldBy: 'generated' },
  { command: 'npm run fonts', heldBy: 'generated' },
  { command: 'npm run styles', heldBy: 'types of the web' },
  { command: 'npm run format', heldBy: 'format' },
  { command: 'bash .ci/run', heldBy: 'npm ci' },

  {
    command: 'npm run import -- FILE --mapping NAME',
    as: `npm run import -- ${FILE} --mapping atout-france --only "HÔTEL DE TOURISME" --dry-run`,
    says: 'Dry run: nothing was written',
  },
  { command: 'npm run import', as: 'npm run import -- --help', says: 'FILE --mapping NAME' },
  {
    command: 'npm run import -- hebergements.csv --mapping atout-france --only "HÔTEL DE TOURISME" --publish',
    as: `npm run import -- ${FILE} --mapping atout-france --only "HÔTEL DE TOURISME" --publish`,
    says: /created +1\b/,
  },
  { command: 'npm run backup', as: 'npm run backup -- --help', says: 'Usage' },
  {
    command: 'npm run backup -- /srv/backups/2026-11-22',
    as: `npm run backup -- ${BACKUP}`,
    makes: `${BACKUP}/SHA256SUMS`,
  },
  { command: 'sha256sum --check', as: `cd ${BACKUP} && sha256sum --check SHA256SUMS`, says: ': OK' },
  { command: 'npm run restore', as: 'npm run restore -- --help', says: 'Usage' },
  {
    command: 'npm run restore -- /srv/backups/2026-11-22',
    as: `DATA_DIR={folder}/restored npm run restore -- ${BACKUP}`,
    says: /\d+ rows of \d+ tables/,
  },
  {
    command: 'npm run restore -- /srv/backups/2026-11-22 --force',
    as: `DATA_DIR={folder}/restored npm run restore -- ${BACKUP} --force`,
    says: /\d+ rows of \d+ tables/,
  },
  {
    command: 'DATA_DIR=/tmp/trial npm run restore -- …',
    as: `DATA_DIR={folder}/restored npm run restore -- ${BACKUP}`,
    says: /\d+ rows of \d+ tables/,
  },
  { command: 'node .build/api/cli/backup.js', as: 'node .build/api/cli/backup.js --help', says: 'Usage' },
  { command: 'npm run mail:failed' },
  { command: 'npm run mail:failed -- --retry' },
  { command: 'npm run mail:preview', makes: '{root}/.build/mail-preview/index.html' },
  { command: 'npm run dev', serves: true },

  { command: 'npm run check -- types lint', as: 'npm run check -- documents lockfile', says: '2 of 2 checks passed' },
  { command: 'npm run check:prove', as: 'npm run check:prove -- documents', says: 'Every violation was found.' },
  { command: 'npm run e2e -- owner', as: 'npm run e2e -- owner --list', says: 'owner.spec.ts' },
  {
    command: 'npx vitest run --config .ci/vitest.config.ts --project api promotion',
    as: 'npx vitest list --filesOnly --config .ci/vitest.config.ts --project api promotion',
    says: 'promotion.test.ts',
  },
  {
    command: 'npx vitest run --config .ci/vitest.config.ts --project web --sequence.shuffle.files',
    as: 'npx vitest list --filesOnly --config .ci/vitest.config.ts --project web --sequence.shuffle.files',
    says: '.test.tsx',
  },
  { command: 'npm run a11y', as: 'npm run a11y -- --list', says: 'pseudo.spec.ts' },
  { command: 'npm run fuzz', as: 'FUZZ_SEED=7 FUZZ_ROUNDS=1 npm run fuzz', says: /Test Files .*1 passed/ },
  {
    command: 'FUZZ_SEED=7 FUZZ_ROUNDS=100 npm run fuzz',
    as: 'FUZZ_SEED=7 FUZZ_ROUNDS=1 npm run fuzz',
    says: /Test Files .*1 passed/,
  },
  // The tests themselves are part of the suite, with fewer rounds.
  { command: 'npm run faults:embedded', heldBy: 'faults on the embedded database' },
  { command: 'npm run faults', as: 'npm run faults -- -t "no test is called so"', says: /Test Files .*skipped/ },
  { command: 'npm run bench', as: 'npm run bench -- --help', says: '--soak' },
  { command: 'npm run relevance', heldBy: 'relevance of the search' },
  {
    command: 'npm run relevance -- --register FILE',
    as: 'npm run relevance -- --register {folder}/none.csv --help',
    says: '--check',
  },
  { command: 'npm run bench -- --admin', as: 'npm run bench -- --help', says: '--admin' },
  { command: 'npm run bench -- --calendars', as: 'npm run bench -- --help', says: '--calendars' },
  { command: 'npm run bench -- --footprint', as: 'npm run bench -- --help', says: '--footprint' },
  { command: 'npm run bench -- --pages', as: 'npm run bench -- --help', says: '--pages' },
  { command: 'npm run bench -- --saturation', as: 'npm run bench -- --help', says: '--saturation' },
  { command: 'npm run bench -- --sockets', as: 'npm run bench -- --help', says: '--sockets' },
  { command: 'npm run bench -- --soak --minutes 30', as: 'npm run bench -- --help', says: '--minutes' },
  { command: 'npm run audits', heldBy: 'audits' },
  { command: 'npm run lighthouse', as: 'npm run lighthouse -- --help', says: '--runs' },
  { command: 'npm run screenshots', as: 'npm run screenshots -- --list', says: 'home' },
  {
    command: 'npm run screenshots -- home admin-quote',
    as: 'npm run screenshots -- home admin-quote --list',
    says: 'admin-quote',
  },
  { command: 'npm sbom --sbom-format spdx --omit dev', says: 'SPDX-2.3' },
];
