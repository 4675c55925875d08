import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { defaultBaseConfig } from '@chakra-ui/react';
import { expect, test } from 'vitest';
import { conditions, utilities } from './style-props.ts';
import { designSystem } from './system.ts';

const sources = globSync('web/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/*.gen.ts', 'web/ui/style-props.ts'] }).map(
  (path) => ({ path, text: readFileSync(path, 'utf8') }),
);

/** Names that Chakra's types offer and our system does not know. */
function leftOut(): Set<string> {
  const ours = new Set(designSystem().utility.keys());
  const theirs = Object.entries(defaultBaseConfig.utilities ?? {}).flatMap(([property, config]) => {
    const short = config?.shorthand ?? [];
    // A plain CSS property without tokens needs no utility; a short name or a helper does.
    const isHelper = !(property in document.documentElement.style);
    return [...(isHelper ? [property] : []), ...(Array.isArray(short) ? short : [short])];
  });
  return new Set(theirs.filter((name) => !ours.has(name)));
}

function used(pattern: RegExp): { path: string; name: string }[] {
  return sources.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, name = '']) => ({ path, name })));
}

test('a field looks wrong where the form says so, not where the browser alone thinks so', () => {
  // A required field that is emptied once it was sent is `:user-invalid`.
  expect(conditions.invalid).not.toContain('user-invalid');
});

test('screens use only the conditions that the system has', () => {
  const unknown = used(/[\s{(]_([a-z]\w+)(?:=\{\{|: [{'])/gi).filter(({ name }) => !(name in conditions));
  expect(unknown).toEqual([]);
});

test('screens use no style property that was left out of the system', () => {
  const names = leftOut();
  const unknown = used(/[\s{(](\w+)(?:=["{]|: ['"\d{])/g).filter(({ path, name }) => {
    // As an attribute or in a style object; a word like `filter` is also the name of other things in plain TypeScript.
    return path.endsWith('.tsx') && names.has(name);
  });
  expect(unknown).toEqual([]);
});

test('a property resolves its tokens, its short name and its shades', () => {
  expect(designSystem().css({ p: '4', bg: 'paper', color: 'ink/60', rounded: 'md' })).toEqual({
    padding: 'var(--p-spacing-4)',
    background: 'var(--p-colors-paper)',
    color: 'color-mix(in srgb, var(--p-colors-ink) 60%, transparent)',
    borderRadius: 'var(--p-radii-md)',
  });
  expect(Object.keys(utilities)).toContain('marginInline');
});
