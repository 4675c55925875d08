/**
 * Runs the TypeScript of this repository directly: `node --import ./api/cli/typescript-loader.mjs file.ts`.
 * Only our own files pass through here: packages are JavaScript already.
 */
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compile } from './compile.mjs';

const OURS = /^file:(?!.*\/node_modules\/).*\.tsx?$/;

process.setSourceMapsEnabled(true);

registerHooks({
  load(url, context, nextLoad) {
    const address = url.replace(/[?#].*$/, '');
    if (!OURS.test(address)) return nextLoad(url, context);

    const { code, map } = compile(fileURLToPath(address));
    const mapUrl = `data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`;
    return { format: 'module', shortCircuit: true, source: `${code}\n//# sourceMappingURL=${mapUrl}` };
  },
});
