import type { ElementType } from 'react';
import { jsx } from 'react/jsx-runtime';
import { css, cva, cx } from '#styled/css';
import { isCssProperty, type styled as pandaStyled } from '#styled/jsx';

type Recipe = ReturnType<typeof cva>;
type Options = { defaultProps?: object; forwardProps?: readonly string[] };
type Properties = Record<string, unknown>;
type Kind = 'variant' | 'style' | 'attribute';

/** What a component is made of, for another one that is made from it. */
type Parts = { element: ElementType; recipe: Recipe; forwarded: readonly string[] };
const partsOf = new WeakMap<object, Parts>();

/**
 * `styled(element, recipe, options)` with the types of Panda's, by its public functions. Panda's own took a fifth to a third of the time of a page on
 * the server: for each element it sorts the properties five times over and makes a key of the styles at each step
 * (docs/decisions/0041-styles.md). Here a component sorts each name once, and computes the classes of the same styles once.
 */
export const styled = ((base: ElementType, look: object = {}, { defaultProps, forwardProps = [] }: Options = {}) => {
  const inner = partsOf.get(base as object);
  const element = inner?.element ?? base;
  const own = 'variantKeys' in look ? (look as Recipe) : cva(look);
  const recipe = inner ? both(inner.recipe, own) : own;
  const forwarded = [...(inner?.forwarded ?? []), ...forwardProps];

  const kinds = new Map<string, Kind>();
  for (const name of recipe.variantKeys) kinds.set(name as string, 'variant');
  for (const name of forwarded) kinds.set(name, 'attribute');
  const kindOf = (name: string): Kind => {
    const known = kinds.get(name);
    if (known) return known;
    const kind = isCssProperty(name) ? 'style' : 'attribute';
    kinds.set(name, kind);
    return kind;
  };

  /** By the variants and styles of an element, in their order. */
  const classes = new Map<string, string>();
  const classOf = (properties: Properties, more: unknown): string => {
    const named = Object.entries(properties);
    const ofKind = (kind: Kind) => Object.fromEntries(named.filter(([name]) => kindOf(name) === kind));
    return css(recipe.raw(ofKind('variant')), ofKind('style') as Styles, more as Styles);
  };

  function StyledElement({ as = element, className, css: more, ...properties }: Properties) {
    const attributes: Properties = { ...defaultProps };
    let asked = more ? JSON.stringify(more) : '';
    for (const name in properties) {
      const value = properties[name];
      if (kindOf(name) === 'attribute') attributes[name] = value;
      else asked += ` ${name}:${typeof value === 'string' ? value : JSON.stringify(value)}`;
    }
    let made = classes.get(asked);
    if (made === undefined) classes.set(asked, (made = classOf(properties, more)));
    attributes['className'] = cx(made, className as string) || undefined;
    return jsx(as as ElementType, attributes);
  }
  partsOf.set(StyledElement, { element, recipe, forwarded });
  return StyledElement;
}) as unknown as typeof pandaStyled;

type Styles = Parameters<typeof css>[0];

/** The variants of both, over the base of the first and then of the second. */
const both = ({ config: first }: Recipe, { config: second }: Recipe): Recipe =>
  cva({
    base: css.raw(first.base, second.base),
    variants: { ...first.variants, ...second.variants },
    defaultVariants: { ...first.defaultVariants, ...second.defaultVariants },
    compoundVariants: [...(first.compoundVariants ?? []), ...(second.compoundVariants ?? [])],
  });
