import { readFileSync } from 'node:fs';
import { transformSync } from 'rolldown/utils';

const OPTIONS = {
  sourcemap: true,
  tsconfig: false,
  jsx: { runtime: 'automatic' },
  decorator: { legacy: true, emitDecoratorMetadata: true },
};

/**
 * One of our TypeScript files as JavaScript. Node strips types by itself but cannot compile decorators; Oxc (through Rolldown) does,
 * metadata included, exactly as the tests do.
 * @param {string} path
 * @param {{imports?: 'rewrite'}} [options] imports: `./x.ts` becomes `./x.js`
 */
export function compile(path, { imports } = {}) {
  const { code, map, errors } = transformSync(path, readFileSync(path, 'utf8'), {
    ...OPTIONS,
    typescript: { onlyRemoveTypeImports: true, ...(imports ? { rewriteImportExtensions: imports } : {}) },
  });
  if (errors.length > 0) {
    throw new SyntaxError(`${path}\n${errors.map((error) => error.codeframe ?? error.message).join('\n')}`);
  }
  return { code, map };
}
