import { expect, test } from 'vitest';
import type { ManifestChunk } from '../../schema/render-contract.ts';
import { assemble } from './page-html.ts';

const manifest: Record<string, ManifestChunk> = {
  'entry-boot.ts': { file: 'assets/boot.js', isEntry: true },
  'entry-client.tsx': {
    file: 'assets/client.js',
    isEntry: true,
    imports: ['_shared.js'],
    messages: ['layout.skip'],
    css: ['assets/client.css'],
  },
  '_shared.js': { file: 'assets/shared.js', messages: ['header.quote'] },
  'features/home-page/visitor/home-page.tsx': {
    file: 'assets/home.js',
    imports: ['_shared.js'],
    messages: ['home.title'],
  },
  'features/venues/page/venue-page.tsx': { file: 'assets/venue.js', messages: ['venue.rooms'] },
};
const messages = {
  'layout.skip': ['Aller au contenu'],
  'header.quote': ['Devis'],
  'home.title': ['Accueil'],
  'venue.rooms': ['Salles'],
};
const body = Buffer.from('<!DOCTYPE html><html><head><title>x</title></head><body><main></main></body></html>');

const PARTS = {
  nonce: 'n0nce',
  manifest,
  page: 'features/home-page/visitor/home-page.tsx',
  messages,
  styleSheets: null,
  state: { language: 'fr' },
};

const page = (overrides: Partial<Parameters<typeof assemble>[1]> = {}) =>
  assemble(body, { ...PARTS, ...overrides }).html.toString();

const stateOf = (html: string) =>
  JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '') as {
    messages: Record<string, unknown>;
    name?: string;
  };

test('the style sheet stands in the head, and at the end of the body a script that loads those that the page needs, each after what it imports', () => {
  const html = page();
  expect(html).toContain('<link rel="stylesheet" href="/assets/client.css"></head>');
  expect(html).toMatch(
    /<script type="module" src="\/assets\/boot\.js" data-scripts="\/assets\/shared\.js \/assets\/home\.js \/assets\/client\.js" nonce="n0nce"><\/script><\/body><\/html>$/,
  );
});

test('the head contains the rules that the elements need; the sheets are loaded later, and at once where no script runs', () => {
  const styleSheets = { 'assets/client.css': '@layer utilities{.a{top:0}.b{top:0}}' };
  const { html, styleSource } = assemble(Buffer.from(String(body).replace('<main>', '<main class="a">')), {
    ...PARTS,
    styleSheets,
  });
  expect(String(html)).toContain(
    '<style>@layer utilities{.a{top:0}}</style><noscript><link rel="stylesheet" href="/assets/client.css"></noscript></head>',
  );
  expect(String(html)).toContain(' data-styles="/assets/client.css"');
  expect(styleSource).toMatch(/^'sha256-.+'$/);
  expect(page()).not.toContain('data-styles');
});

test('every script carries the nonce', () => {
  const tags = page().match(/<script[^>]*>/g) ?? [];
  expect(tags).toHaveLength(2);
  expect(tags.every((tag) => tag.includes('nonce="n0nce"'))).toBe(true);
});

test('the page carries the texts of its own scripts, in development all of them', () => {
  expect(Object.keys(stateOf(page()).messages)).toEqual(['layout.skip', 'header.quote', 'home.title']);
  expect(stateOf(page({ manifest: null })).messages).toEqual(messages);
});

test('no text of the data can end the script that carries it', () => {
  const html = page({ state: { name: '</script><script>alert(1)</script>' } });
  expect(html).not.toContain('<script>alert');
  expect(stateOf(html).name).toBe('</script><script>alert(1)</script>');
});

test('a dollar sign in a text stays one', () => {
  expect(stateOf(page({ state: { name: "$& $1 $' 5 $" } })).name).toBe("$& $1 $' 5 $");
});

test('a client build of another version is found at once', () => {
  expect(() => page({ manifest: {} })).toThrow('entry-client.tsx');
});
