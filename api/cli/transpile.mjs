/**
 * `node api/cli/transpile.mjs FOLDER`: compiles the API into a folder, file by file, with what it reads beside them. What types say is a
 * check of its own, which takes longer than all of the rest.
 */
import { cpSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { compile } from './compile.mjs';

const root = join(import.meta.dirname, '../..');
const NO_SOURCE = /\.(test|factory)\.ts$|^api\/testing\//;
const NO_ASSET = /\.(ts|mjs|md)$|tsconfig.*\.json$/;
/** The files of Swagger UI that the REST reference needs, with its licences; its package, which has others, is not installed for production. */
const SWAGGER_UI = [
  'swagger-ui.css',
  'swagger-ui-bundle.js',
  'swagger-ui-bundle.js.LICENSE.txt',
  'favicon-32x32.png',
  'LICENSE',
  'NOTICE',
];

const [, , output] = process.argv;
if (!output) throw new Error('Usage: node api/cli/transpile.mjs FOLDER');

for (const file of globSync(['api/**/*', 'schema/*.ts'], { cwd: root, withFileTypes: true })) {
  if (!file.isFile()) continue;
  const path = relative(root, join(file.parentPath, file.name)).replaceAll('\\', '/');
  if (NO_SOURCE.test(path)) continue;
  const target = join(output, path);
  mkdirSync(dirname(target), { recursive: true });
  if (path.endsWith('.ts')) writeCompiled(path, target.replace(/\.ts$/, '.js'));
  else if (!NO_ASSET.test(path)) cpSync(join(root, path), target);
}

const swaggerUi = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
for (const name of SWAGGER_UI) cpSync(join(swaggerUi, name), join(output, 'api/platform/http/swagger-ui', name));

/** The map is relative to its own file, which stays at the same depth when the build replaces the last one. */
function writeCompiled(path, target) {
  const { code, map } = compile(join(root, path), { imports: 'rewrite' });
  const sources = [relative(dirname(target), join(root, path))];
  writeFileSync(target, `${code}\n//# sourceMappingURL=${basename(target)}.map\n`);
  writeFileSync(`${target}.map`, JSON.stringify({ ...map, file: basename(target), sources }));
}
