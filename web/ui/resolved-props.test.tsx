import { ChakraProvider, defineRecipe, useChakraContext } from '@chakra-ui/react';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useResolvedProps } from './resolved-props.ts';
import { designSystem } from './system.ts';

type Given = Parameters<typeof useResolvedProps>[0];
type Recipe = Parameters<typeof useResolvedProps>[1];
type ShouldForward = Parameters<typeof useResolvedProps>[2];
type Resolve = typeof useResolvedProps;

/** What is replaced in the build; the package does not hand it out. */
const FILE = '../../node_modules/@chakra-ui/react/dist/esm/styled-system/use-resolved-props.js';
const { useResolvedProps: chakras } = (await import(/* @vite-ignore */ FILE)) as { useResolvedProps: Resolve };

const wrapper = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={designSystem()}>{children}</ChakraProvider>
);
const RECIPE = defineRecipe({
  base: { display: 'flex', color: 'ink' },
  variants: { size: { small: { p: '1' }, large: { p: '4', _hover: { color: 'copper' } } } },
  defaultVariants: { size: 'small' },
});

const recipeOf = renderHook(() => useChakraContext().cva(RECIPE), { wrapper }).result.current as unknown as Recipe;
const system = renderHook(() => useChakraContext(), { wrapper }).result.current;
const shouldForward: ShouldForward = (name, variants) => !variants?.includes(name) && !system.isValidProperty(name);

function resolved(resolve: Resolve, given: Given) {
  return renderHook(() => resolve(given, recipeOf, shouldForward), { wrapper }).result.current;
}

test.each<[string, Given]>([
  ['nothing', {}],
  ['children alone', { children: 'text' }],
  ['a variant of the recipe', { size: 'large' }],
  ['styles, short and long', { p: '2', bg: 'paper', marginTop: 'auto' }],
  ['styles by width and state', { p: { base: '1', md: '4' }, _hover: { color: 'copper', bg: 'ink/20' } }],
  ['an object of styles', { css: { color: 'ink', '& svg': { width: '4' } }, p: '1' }],
  ['several of them, of which some are not there', { css: [{ color: 'ink' }, undefined, [{ m: '2' }]], m: '1' }],
  ['attributes beside styles', { id: 'here', title: 'A title', 'aria-label': 'Label', p: '3', onClick: shouldForward }],
  ['palette and orientation', { colorPalette: 'ink', orientation: 'vertical' }],
  ['what looks alike as text', { p: '1', m: 1 }],
  ['and the other way round', { p: 1, m: '1' }],
])('%s: the same as Chakra makes of it, at the first time and at the second', (_, given) => {
  const expected = resolved(chakras, given);
  for (const time of [1, 2])
    expect({ time, ...resolved(useResolvedProps, { ...given }) }).toEqual({ time, ...expected });
});

test('the same properties give the same object of styles, so that its text is written once', () => {
  const styles = () => resolved(useResolvedProps, { p: { base: '1', md: '2' }, id: 'one' }).styles;
  expect(styles()).toBe(styles());
});
