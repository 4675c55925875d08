import { globSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { check } from 'recheck';
import { expect, test } from 'vitest';

/** The code that handles requests; build tools only read our own sources. */
const SOURCES = '{api,web,schema}/**/*.{ts,tsx}';
const NOT_FOR_USERS = /\.(test|gen)\.tsx?$|^api\/(testing|cli|demo)\/|^web\/(build|codegen|vite\.config)/;

interface Found {
  expression: string;
  file: string;
}

/** All regular expressions of a file. */
function expressionsOf(file: string): Found[] {
  const found: Found[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, pattern, flags } = node as Record<string, unknown>;
    if (type === 'RegExpLiteral') found.push({ expression: `/${String(pattern)}/${String(flags)}`, file });
    for (const child of Object.values(node)) walk(child);
  };
  walk(parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x'), decorators: true }));
  return found;
}

const files = globSync(SOURCES).filter((file) => !NOT_FOR_USERS.test(file.replaceAll('\\', '/')));
const expressions = files.flatMap(expressionsOf);

/** The verdict of the library: safe, vulnerable, or unknown. */
async function verdict(expression: string): Promise<string> {
  const [, pattern = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(expression)!;
  return (await check(pattern, flags, { timeout: 60_000 })).status;
}

test('no regular expression takes more than linear time for what it is given', { timeout: 300_000 }, async () => {
  expect(expressions.length).toBeGreaterThan(100);
  const unsafe: object[] = [];
  for (const found of expressions) {
    const status = await verdict(found.expression);
    if (status !== 'safe') unsafe.push({ ...found, status });
  }
  expect(unsafe).toEqual([]);
});

test.each([String.raw`/^(a+)+$/`, String.raw`/\/+$/`])('the check knows that %s takes longer', async (expression) => {
  expect(await verdict(expression)).toBe('vulnerable');
});

test('no regular expression is made of what comes in', () => {
  const makers = files.filter((file) => /\bRegExp\(/.test(readFileSync(file, 'utf8')));
  expect(makers).toEqual([]);
});
