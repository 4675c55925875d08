import { readFileSync } from 'node:fs';
import { transformSync } from 'rolldown/utils';

/** How our TypeScript becomes JavaScript. */
export const TRANSFORM = {
  jsx: { runtime: 'automatic' },
  decorator: { legacy: true, emitDecoratorMetadata: true },
  typescript: { onlyRemoveTypeImports: true },
};

/**
 * One of our TypeScript files as JavaScript. Node strips types by itself but cannot compile decorators; Oxc (through Rolldown) does,
 * metadata included, exactly as the tests do.
 * @param {string} path
 */
export function compile(path) {
  const options = { ...TRANSFORM, sourcemap: true, tsconfig: false };
  const { code, map, errors } = transformSync(path, readFileSync(path, 'utf8'), options);
  if (errors.length > 0) {
    throw new SyntaxError(`${path}\n${errors.map((error) => error.codeframe ?? error.message).join('\n')}`);
  }
  return { code, map };
}
