// @vitest-environment node
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cva } from '#styled/css';
import { styled as pandaStyled } from '#styled/jsx';
import { styled } from './styled.ts';

type Factory = typeof pandaStyled;
type Any = ComponentType<Record<string, unknown>>;

const recipe = cva({
  base: { display: 'flex', color: 'ink' },
  variants: {
    look: { plain: { color: 'copper' }, large: { fontSize: 'lg' } },
    raised: { true: { boxShadow: 'card' } },
  },
  defaultVariants: { look: 'plain' },
});

function Anchor({ to, children, ...rest }: { to: string; children: ReactNode }) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

const made = (factory: Factory): Record<string, Any> => {
  const link = factory(Anchor, recipe, { forwardProps: ['to'] });
  return {
    block: factory('div') as Any,
    inline: factory('div', { base: { display: 'grid' }, variants: { narrow: { true: { maxWidth: '3xl' } } } }) as Any,
    button: factory('button', recipe, { defaultProps: { type: 'button' } }) as Any,
    link: link as Any,
    linkOfLink: factory(link, { base: { display: 'block' }, variants: { wide: { true: { width: 'full' } } } }) as Any,
  };
};

test.each([
  ['block', {}],
  ['block', { p: '4', color: 'ink.muted', id: 'x', 'data-part': 'y', className: 'own' }],
  ['block', { as: 'section', display: { base: 'none', md: 'flex' }, 'aria-label': 'Part', hidden: true }],
  ['block', { css: { color: 'copper', '&:hover': { color: 'ink' } }, color: 'ink.muted' }],
  ['inline', { narrow: true, gap: '2' }],
  ['inline', { narrow: false, style: { width: '3%' } }],
  ['button', { look: 'large', raised: true, disabled: true }],
  ['button', { look: undefined, type: 'submit', color: undefined }],
  ['link', { to: '/lieux', look: 'large' }],
  ['linkOfLink', { to: '/lieux', wide: true, raised: true, mt: '2' }],
])('%s with %o has the element, attributes and classes that Panda gives it', (name, properties) => {
  const html = (factory: Factory) => {
    const Component = made(factory)[name]!;
    // Panda also writes a class of no name.
    return renderToStaticMarkup(<Component {...properties}>Text</Component>).replace(' class=""', '');
  };
  expect(attributesOf(html(styled))).toEqual(attributesOf(html(pandaStyled)));
});

/** The element with its attributes and classes in one order, which has no meaning for either. */
function attributesOf(html: string): string[] {
  const [, element, attributes] = /^<(\w+)([^>]*)>/.exec(html)!;
  const pairs = [...attributes!.matchAll(/([\w-]+)="([^"]*)"/g)].map(
    ([, name, value]) => `${name}=${value!.split(' ').toSorted().join(' ')}`,
  );
  return [element!, ...pairs.toSorted(), html.replace(/^<[^>]*>/, '')];
}
