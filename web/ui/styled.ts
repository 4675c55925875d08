import { css, cva } from '#styled/css';
import { isCssProperty } from '#styled/properties';
import type { JsxFactory, RecipeDefinition, RecipeRuntimeFn, RecipeVariantRecord } from '#styled/types';
import { createElement, type ElementType } from 'react';

type Props = Record<string, unknown>;
type Recipe = RecipeRuntimeFn<RecipeVariantRecord> & { merge: (recipe: Recipe) => Recipe };
type Styled = { element: ElementType; recipe: Recipe };
type Options = { defaultProps?: Props; forwardProps?: string[] };

/** Of what a styled component is made, for one that is made of it. */
const partsOf = new WeakMap<object, Styled>();

/**
 * An element with style properties and the variants of a recipe: what `#styled/jsx` names, in the place of Panda's own factory, whose type
 * it has. Panda computes the classes of an element, and makes keys of all its styles, each time that it is rendered; here a component
 * computes them once for each combination of values (docs/decisions/0041-styles.md).
 */
export const styled = make as unknown as JsxFactory;

function make(
  target: ElementType,
  look: Recipe | RecipeDefinition = {},
  { defaultProps, forwardProps = [] }: Options = {},
): ElementType {
  const own = ('variantKeys' in look ? look : cva(look)) as Recipe;
  const inner = partsOf.get(target as object);
  const recipe = inner ? inner.recipe.merge(own) : own;
  const element = inner?.element ?? target;
  const isVariant = new Set<PropertyKey>(recipe.variantKeys);
  const looks = new Map<string, boolean>([...forwardProps, 'className'].map((name) => [name, false]));
  const classes = new Map<string, string>();

  /** Whether a property says how the element looks: it goes into its classes, all others to the element. */
  const isLook = (name: string): boolean => {
    let known = looks.get(name);
    if (known === undefined) looks.set(name, (known = isVariant.has(name) || isCssProperty(name)));
    return known;
  };

  function Styled(given: Props) {
    const { as = element, className, ...props } = defaultProps ? { ...defaultProps, ...given } : given;
    const rest: Props = {};
    let key = '';
    for (const name in props) {
      const value = props[name];
      if (!isLook(name)) rest[name] = value;
      else if (value !== undefined)
        key += `${name}:${typeof value === 'object' ? JSON.stringify(value) : (value as string)};`;
    }
    let known = classes.get(key);
    if (known === undefined) classes.set(key, (known = classesOf(props)));
    rest['className'] = known && className ? `${known} ${className as string}` : known || className;
    return createElement(as as ElementType, rest);
  }

  function classesOf(props: Props): string {
    const variants: Props = {};
    const styles: Props = {};
    for (const name in props)
      if (props[name] !== undefined && isLook(name)) (isVariant.has(name) ? variants : styles)[name] = props[name];
    const { css: nested, ...direct } = styles;
    return css(recipe.raw(variants), direct as never, nested as never);
  }

  partsOf.set(Styled, { element, recipe });
  return Styled as ElementType;
}
