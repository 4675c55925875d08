import { describe, expect, it } from 'vitest';
import { comparisonPath, missingSlugs, moved, parseComparison } from './comparison-params.ts';

describe('the address of a comparison', () => {
  it.each([
    ['?lieux=a,b', { slugs: ['a', 'b'], beyond: [], unreadable: [], onlyDifferences: false }],
    ['?lieux=a&lieux=B%20&differences=1', { slugs: ['a', 'b'], beyond: [], unreadable: [], onlyDifferences: true }],
    ['?lieux=a,,a,%20', { slugs: ['a'], beyond: [], unreadable: [], onlyDifferences: false }],
    ['?lieux=a,b,c,d,e,f', { slugs: ['a', 'b', 'c', 'd'], beyond: ['e', 'f'], unreadable: [], onlyDifferences: false }],
    ['?lieux=a,%3Cb%3E', { slugs: ['a'], beyond: [], unreadable: ['<b>'], onlyDifferences: false }],
    ['?lieux=%00&differences=x', { slugs: [], beyond: [], unreadable: ['\0'], onlyDifferences: false }],
    ['', { slugs: [], beyond: [], unreadable: [], onlyDifferences: false }],
  ])('%s is read', (search, params) => {
    expect(parseComparison(search)).toEqual(params);
  });

  it('cuts off a name without end', () => {
    expect(parseComparison(`?lieux=${'x'.repeat(5_000)}`).unreadable).toEqual(['x'.repeat(60)]);
  });

  it('is written so that it is read the same', () => {
    const path = comparisonPath({ slugs: ['b', 'a'], onlyDifferences: true });
    expect(path).toBe('/comparer?lieux=b,a&differences=1');
    expect(comparisonPath({ slugs: [], onlyDifferences: true })).toBe('/comparer');
  });
});

describe('moving a column', () => {
  it.each([
    [0, 1, ['b', 'a', 'c']],
    [2, -1, ['a', 'c', 'b']],
    [0, -1, ['a', 'b', 'c']],
    [2, 1, ['a', 'b', 'c']],
    [7, -1, ['a', 'b', 'c']],
  ] as const)('from %i by %i', (from, by, order) => {
    expect(moved(['a', 'b', 'c'], from, by)).toEqual(order);
  });
});

describe('what was asked for and not found', () => {
  const found = (...slugs: string[]) => slugs.map((slug) => ({ slug }));

  it('is named', () => {
    expect(missingSlugs(['a', 'b', 'c'], found('a', 'c'))).toEqual({ count: 1, slugs: ['b'] });
  });

  it('is nothing when a venue came by its former slug', () => {
    expect(missingSlugs(['old', 'b'], found('new', 'b'))).toEqual({ count: 0, slugs: [] });
  });

  it('is counted when the address does not tell which one it is', () => {
    expect(missingSlugs(['old', 'gone'], found('new'))).toEqual({ count: 1, slugs: [] });
  });
});
