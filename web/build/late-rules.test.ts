import { expect, test } from 'vitest';
import { lateRules } from './late-rules.ts';

/** The CSS files of a build, by their names, as the plugin leaves them. */
function built(files: Record<string, string>): Record<string, string> {
  const bundle = Object.fromEntries(
    Object.entries(files).map(([fileName, source]) => [fileName, { type: 'asset', fileName, source }]),
  );
  const emitted: Record<string, string> = {};
  const emitFile = ({ fileName, source }: { fileName: string; source: string }) => void (emitted[fileName] = source);
  const { handler } = lateRules.generateBundle as unknown as {
    handler: (this: { emitFile: typeof emitFile }, options: object, files: typeof bundle) => void;
  };
  handler.call({ emitFile }, {}, bundle);
  return { ...Object.fromEntries(Object.values(bundle).map(({ fileName, source }) => [fileName, source])), ...emitted };
}

test('rules for classes stay in the file that is loaded late; what each page contains goes beside it, ready to be put before', () => {
  const order = '@layer base,utilities';
  expect(built({ 'a-1.css': `@layer base{p{margin:0}}@layer utilities{.a{top:0}}${order};` })).toEqual({
    'a-1.css': '@layer utilities{.a{top:0}}',
    'a-1.base.css': `@layer base{p{margin:0}}${order};`,
  });
});

test('a file without such rules, and what is no style sheet, stay as they are', () => {
  const files = { 'fonts.css': '@font-face{font-family:F}', 'a.js': '.a{}' };
  expect(built(files)).toEqual(files);
});
