/**
 * Runs the TypeScript of this repository directly: `node --import ./api/cli/typescript-loader.mjs file.ts`.
 *
 * Node strips types by itself but cannot compile decorators; Oxc (through Rolldown) does, metadata included, exactly as
 * the tests do. Only our own files pass through here: packages are JavaScript already.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

const OURS = /^file:(?!.*\/node_modules\/).*\.tsx?$/;

const OPTIONS = {
  sourcemap: true,
  tsconfig: false,
  jsx: { runtime: 'automatic' },
  decorator: { legacy: true, emitDecoratorMetadata: true },
  typescript: { onlyRemoveTypeImports: true },
};

process.setSourceMapsEnabled(true);

registerHooks({
  load(url, context, nextLoad) {
    const address = url.replace(/[?#].*$/, '');
    if (!OURS.test(address)) return nextLoad(url, context);

    const path = fileURLToPath(address);
    const { code, map, errors } = transformSync(path, readFileSync(path, 'utf8'), OPTIONS);
    if (errors.length > 0) {
      throw new SyntaxError(`${path}\n${errors.map((error) => error.codeframe ?? error.message).join('\n')}`);
    }
    const mapUrl = `data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`;
    return { format: 'module', shortCircuit: true, source: `${code}\n//# sourceMappingURL=${mapUrl}` };
  },
});
