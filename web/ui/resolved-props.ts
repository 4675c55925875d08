import { type SystemContext, useChakraContext } from '@chakra-ui/react';
import { contentOf, memoByIdentity } from './style-memo.ts';

/** What a property of an element is for. */
const enum Purpose {
  /** Handed on to the element or component. */
  element,
  /** Chooses among the styles of the recipe. */
  variant,
  /** Is a style itself. */
  style,
}

type Props = Record<string, unknown>;
type ShouldForward = (name: string, variants?: readonly string[]) => boolean;
type Recipe = ((chosen: Props) => object) & { variantKeys: readonly string[] };
type System = Pick<SystemContext, 'css' | 'isValidProperty'>;

/** For one kind of element: name of a property → what it is for. */
const purposesOf = memoByIdentity<ShouldForward, Map<string, Purpose>>(() => new Map());
/** For one recipe: what was asked of it → the styles, always the same object for the same question. */
const stylesOf = memoByIdentity<Recipe, Map<string, object>>(() => new Map());

/** Distinct questions that a recipe remembers. */
const MAX_KEPT = 5_000;

function purposeOf(name: string, recipe: Recipe, shouldForward: ShouldForward, system: System): Purpose {
  if (shouldForward(name, recipe.variantKeys)) return Purpose.element;
  if (recipe.variantKeys.includes(name)) return Purpose.variant;
  return system.isValidProperty(name) ? Purpose.style : Purpose.element;
}

/**
 * In the place of Chakra's own (see `web/build/fast-styles.ts`), with the same result: the properties of an element without those that
 * are for its styles, and the styles. What a property is for is found out once for each kind of element, and the same properties give
 * the same styles.
 */
export function useResolvedProps(given: Props, recipe: Recipe, shouldForward: ShouldForward) {
  const system = useChakraContext() as System;
  const purposes = purposesOf(shouldForward);
  const props: Props = {};
  const variants: Props = {};
  const styles: Props = {};
  let asked = '';
  for (const name in given) {
    const value = given[name];
    if (name === 'children') continue;
    let purpose = purposes.get(name);
    if (purpose === undefined) purposes.set(name, (purpose = purposeOf(name, recipe, shouldForward, system)));
    if (purpose === Purpose.element) props[name] = value;
    else {
      (purpose === Purpose.variant ? variants : styles)[name] = value;
      asked += `\u0000${name}:${contentOf(value)}`;
    }
  }
  for (const name of ['colorPalette', 'orientation']) {
    if (recipe.variantKeys.includes(name)) continue;
    variants[name] = given[name];
    asked += `\u0000${name}:${contentOf(given[name])}`;
  }
  props.children = given.children;
  const known = stylesOf(recipe);
  let result = known.get(asked);
  if (result === undefined) {
    const { css, ...rest } = styles;
    const own = (Array.isArray(css) ? css : [css]).filter(Boolean).flat() as object[];
    result = (system.css as (...all: object[]) => object)(recipe(variants), ...own, rest);
    if (known.size >= MAX_KEPT) known.clear();
    known.set(asked, result);
  }
  return { styles: result, props };
}
