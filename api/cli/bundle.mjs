/**
 * `node api/cli/bundle.mjs FOLDER`: bundles the API with its packages into a folder, with what it reads beside it. A start reads some dozen
 * files then, instead of 3,500. What types say is a check of its own, which takes longer than all of the rest.
 */
import { cpSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { readPlaces } from '../features/geography/read-places.ts';
import { SWAGGER_UI_FILES } from '../platform/http/swagger-ui-files.ts';
import { TRANSFORM } from './compile.mjs';

const root = join(import.meta.dirname, '../..');
const NO_ASSET = /\.(ts|mjs|md)$|tsconfig.*\.json$|^api\/testing\//;
/** What is started by itself: the server, the programs, threads, and the processes that fill a new database and draw the pictures of the demo world. */
const ENTRIES = [
  'main',
  'cli/backup',
  'cli/import',
  'cli/mail-failed',
  'cli/prepare',
  'cli/restore',
  'cli/serve',
  'demo/paint',
  'features/calendar/linked/file-thread',
  'platform/database/embedded/worker',
];
/** Packages with files of their own beside their code, and those of which the pages and the server must have one copy. */
const EXTERNAL =
  /^(?:graphql|ioredis|pino|reflect-metadata|sharp|vite|@electric-sql\/pglite(?:-prepopulatedfs)?|@node-rs\/argon2)(?:$|\/)/;

const [, , output] = process.argv;
if (!output) throw new Error('Usage: node api/cli/bundle.mjs FOLDER');
const target = join(output, 'api');

/**
 * Our modules find the files beside them by `import.meta`, which would be the chunk's. The place of a module is what it would be if
 * it were compiled alone: below the folder of a chunk of its own.
 */
function ownPlaces() {
  const name = 'own-places';
  return {
    name,
    resolveId: (id) => (id === name ? id : null),
    load: (id) =>
      id === name
        ? `import { join } from 'node:path';
           import { pathToFileURL } from 'node:url';
           export function placeOf(path) {
             const filename = join(import.meta.dirname, '..', path);
             return { filename, dirname: join(filename, '..'), url: pathToFileURL(filename).href };
           }`
        : null,
    transform: {
      filter: { id: /\/api\/.*\.ts$/, code: 'import.meta.' },
      handler(code, id) {
        const path = relative(join(root, 'api'), id).replace(/\.ts$/, '.js');
        const place = `import { placeOf } from '${name}'; const ownPlace = placeOf(${JSON.stringify(path)}); `;
        return { code: place + code.replaceAll('import.meta.', 'ownPlace.'), map: null };
      },
    },
  };
}

/** The maps of packages would take a second of every start, and memory for good. */
function withoutMaps() {
  return {
    name: 'without-maps-of-packages',
    transform: {
      filter: { id: /\/node_modules\/.*\.[cm]?js$/ },
      handler: (code) => ({ code, map: { mappings: '' } }),
    },
  };
}

const bundle = await rolldown({
  cwd: root,
  input: Object.fromEntries(ENTRIES.map((name) => [name, `./api/${name}.ts`])),
  platform: 'node',
  external: EXTERNAL,
  transform: TRANSFORM,
  tsconfig: false,
  plugins: [ownPlaces(), withoutMaps()],
});
await bundle.write({
  dir: target,
  format: 'esm',
  keepNames: true,
  // V8 holds the text of what it runs in memory, at two bytes a character where there is any beyond Latin-1: 8 MB instead of 20. Names stay.
  comments: false,
  minify: { compress: false, mangle: false, codegen: { asciiOnly: true } },
  sourcemap: true,
  sourcemapExcludeSources: true,
  chunkFileNames: 'chunks/[name]-[hash].js',
  codeSplitting: {
    groups: [
      { name: 'own-places', test: 'own-places' },
      // MikroORM asks where each entity is defined, for which Node reads the whole map of its chunk.
      { name: 'entities', test: /\.entity\.ts$/ },
    ],
  },
});
await bundle.close();

for (const file of globSync('api/**/*', { cwd: root, withFileTypes: true })) {
  const path = relative(root, join(file.parentPath, file.name)).replaceAll('\\', '/');
  if (file.isFile() && !NO_ASSET.test(path)) copy(join(root, path), join(output, path));
}
writeFileSync(join(target, 'features/geography/places.json'), JSON.stringify(readPlaces()));
const swaggerUi = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
for (const name of SWAGGER_UI_FILES) copy(join(swaggerUi, name), join(target, 'platform/http/swagger-ui', name));

function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}
