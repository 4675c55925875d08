/**
 * Who may import whom (dependency-cruiser). Each rule says in its comment what it protects; all are errors, and each was
 * seen to fail: `npm run check:prove`.
 */
import { readFileSync } from 'node:fs';

/** A feature may import only those before it: the order in which they are built. */
const FEATURES = [
  ...readFileSync(new URL('../api/features.ts', import.meta.url), 'utf8').matchAll(/^ {2}\.with\((\w+)Feature\)/gm),
]
  .map(([, name]) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
  .filter((name) => name !== 'platform');

/** The features of the site in their order. */
const WEB_FEATURES =
  'notifications legal settings data-protection billing accounts promotions calendar search saved-searches imports estimates venues quotes home-page messages statistics audit'.split(
    ' ',
  );

/** What a feature shows the others: its services, events and limits, its entities, decisions and queries, and the types they take and are made of. */
const PUBLIC_FILE =
  '(/(services|events|limits)|\\.(entity|policy|service|queries|enums|types|inputs)|-(retention|writer|bulk|content))\\.ts$';
/** Geography is a library of pure functions over public data; these files are its services. */
const PUBLIC_GEOGRAPHY = '^api/features/geography/(distance|gazetteer|location|place|place-name|postal|waters)\\.ts$';
/** The one rule of what dates may be meant, and the one of what is free: pure functions, too. */
const PUBLIC_DATES = '^api/features/(search/dates/event-begins|calendar/availability-for)\\.ts$';

const TEST_FILE = '\\.(test|factory|fixtures)\\.tsx?$|(^|/)testing/';
const PRODUCTION = { path: '^(api|web|schema)/', pathNot: TEST_FILE };

/** Any form of import from `from` to `to`. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Features import only features before them. */
const orderOf = (side, features) =>
  features
    .slice(0, -1)
    .map((feature, index) =>
      forbid(
        `${side}-feature-order-${feature}`,
        'Features import only features that stand before them in the declared order.',
        { path: `^${side}/features/${feature}/`, pathNot: TEST_FILE },
        { path: `^${side}/features/(${features.slice(index + 1).join('|')})/` },
      ),
    );

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid(
      'no-cycles',
      'A cycle, be it of types, hides which of two modules comes first. Only entities may name each other: a relation ' +
        'has two ends.',
      {},
      { circular: true, via: { pathNot: '\\.entity\\.ts$' } },
    ),
    forbid(
      'no-entity-cycles-across-features',
      'Entities may name each other only inside one feature.',
      { path: '^api/features/([^/]+)/' },
      { circular: true, via: { path: '^api/features/', pathNot: '^api/features/$1/' } },
    ),
    forbid('web-not-to-api', 'The schema is the only bridge.', { path: '^web/' }, { path: '^api/' }),
    forbid('api-not-to-web', 'The schema is the only bridge.', { path: '^api/' }, { path: '^web/' }),
    forbid('schema-stands-alone', 'The bridge leans on neither side.', { path: '^schema/' }, { path: '^(api|web)/' }),
    forbid(
      'platform-knows-no-product',
      'The platform has no product words.',
      { path: '^api/platform/', pathNot: TEST_FILE },
      { path: '^api/(?!platform/)' },
    ),
    forbid(
      'known-feature',
      'A new feature must be given its place in the order (api/features.ts).',
      { path: '^api/features/', pathNot: `^api/features/(${FEATURES.join('|')})/` },
      {},
    ),
    forbid(
      'root-composes',
      'The files at the root of the API compose the features; nothing that is composed knows them.',
      { path: '^api/(features|platform|demo)/', pathNot: TEST_FILE },
      { path: '^api/(main|app|features)\\.ts$' },
    ),
    ...orderOf('api', FEATURES),
    forbid(
      'feature-front-door',
      'Of another feature only entities, policies, events, services and their words.',
      { path: '^api/features/([^/]+)/', pathNot: TEST_FILE },
      { path: '^api/features/', pathNot: ['^api/features/$1/', PUBLIC_FILE, PUBLIC_GEOGRAPHY, PUBLIC_DATES] },
    ),
    forbid(
      'operations-without-orm',
      'Resolvers and REST routes call services; the ORM stays behind them.',
      { path: '\\.(resolver|rest)\\.ts$' },
      { path: ['node_modules/(@mikro-orm|kysely|pg|@electric-sql)/', '^api/platform/database/'] },
    ),
    forbid(
      'workflows-and-policies-are-pure',
      'State tables and permissions are read and tested alone: no package, no Node module, no effect.',
      { path: '\\.(workflow|policy)\\.ts$' },
      {
        dependencyTypesNot: ['type-only'],
        pathNot: ['^api/platform/(authz|errors|workflow)\\.ts$', '^schema/', '\\.(workflow|policy|errors|enums)\\.ts$'],
      },
    ),
    ...orderOf('web', WEB_FEATURES),
    forbid(
      'known-web-feature',
      'A new feature must be given its place in the order (WEB_FEATURES).',
      { path: '^web/features/', pathNot: `^web/features/(${WEB_FEATURES.join('|')})/` },
      {},
    ),
    forbid(
      'web-feature-below-app',
      'The application composes the features and stands above them.',
      { path: '^web/features/' },
      { path: '^web/app/' },
    ),
    forbid(
      'ui-and-lib-below-features',
      'The design system and the library know no feature and no application.',
      { path: '^web/(ui|lib)/', pathNot: TEST_FILE },
      { path: '^web/(features|app)/' },
    ),
    forbid(
      'ui-without-graphql',
      'The design system is plain components.',
      { path: '^web/ui/' },
      { path: ['node_modules/(@apollo|graphql)/', '\\.gen\\.ts$'] },
    ),
    forbid('no-test-helper-in-production', 'Nothing that runs for users imports what is made for tests.', PRODUCTION, {
      path: [
        TEST_FILE,
        '^(e2e|bench|\\.ci)/',
        'node_modules/(vitest|msw|jsdom|@testing-library|@playwright|playwright|@axe-core)/',
      ],
    }),
    forbid(
      'no-development-package-in-production',
      'A server installed without development packages must run. Vite is loaded by name, in development only.',
      { path: '^api/', pathNot: [TEST_FILE, '\\.mjs$'] },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'dynamic-import'] },
    ),
    forbid('no-barrels', 'Import from the file itself.', { path: '(^|/)index\\.tsx?$' }, {}),
    forbid('nothing-unresolvable', 'Every import leads somewhere.', {}, { couldNotResolve: true }),
  ],
  options: {
    // TypeScript 7 has no API for other tools; swc reads decorators and tells type-only imports apart.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^\\.build/|\\.css$|^virtual:' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
