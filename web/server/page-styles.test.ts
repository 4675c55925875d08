import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { stylesOf } from './page-styles.ts';

const css = (sheet: string, html: string) => stylesOf(Buffer.from(html), [['a.css', sheet]]).css;
const inLayer = (rules: string) => `@layer utilities{${rules}}`;

test('rules of classes that no element has are left out', () => {
  expect(css(inLayer('.a{color:red}.b{color:blue}'), '<p class="b c">')).toBe(inLayer('.b{color:blue}'));
});

test('what is around a rule stays around it, once for neighbours', () => {
  const sheet = inLayer(
    '.a{top:0}@media (width>=48rem){.b{top:1px}.a{top:2px}@supports (top:0){.a{top:3px}}}.a{top:4px}',
  );
  expect(css(sheet, '<p class="a">')).toBe(
    inLayer('.a{top:0}@media (width>=48rem){.a{top:2px}@supports (top:0){.a{top:3px}}}.a{top:4px}'),
  );
});

test('other layers, fonts, animations and the order of layers are kept', () => {
  const sheet =
    '@layer reset{.x,p{margin:0}}@layer recipes;@layer utilities;@font-face{font-family:F}@keyframes turn{to{rotate:1turn}}';
  expect(css(sheet, '<p>')).toBe(sheet);
});

test.each([
  ['every class of a selector', '.a .b{top:0}', 'a', false],
  ['every class of a selector', '.a .b{top:0}', 'a b', true],
  ['one selector of a list', '.x,.a:hover{top:0}', 'a', true],
  ['not the class that an element must not have', 'html:not(.light) .a{top:0}', 'a', true],
  ['a class within :has()', '.a:has(.b){top:0}', 'a', false],
  ['a class whose name is escaped', '.a\\:b{top:0}', 'a:b', true],
])('a rule needs %s: %s beside class="%s"', (_, rule, classes, isKept) => {
  expect(css(inLayer(rule), `<i class="x1"><p class="${classes}">`)).toBe(isKept ? inLayer(rule) : '');
});

test('sheets are joined; late are those of which something is left out', () => {
  const { css: text, late } = stylesOf(Buffer.from('<p class="a">'), [
    ['fonts.css', '@font-face{font-family:F}'],
    ['rules.css', inLayer('.a{top:0}.b{top:0}')],
  ]);
  expect(text).toBe(`@font-face{font-family:F}${inLayer('.a{top:0}')}`);
  expect(late).toEqual(['rules.css']);
});

test('the source is the digest of what stands in the element', () => {
  const { css: text, source } = stylesOf(Buffer.from('<p class="a">'), [['a.css', inLayer('.a{content:"é"}')]]);
  expect(source).toBe(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
});
