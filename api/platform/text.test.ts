import { describe, expect, it } from 'vitest';
import { fold, slugify } from './text.ts';

describe('fold', () => {
  it.each([
    ['Île-de-France', 'ile de france'],
    ['Saint-Étienne', 'saint etienne'],
    ['L’Haÿ-les-Roses', 'l hay les roses'],
    ["Val-d'Oise", 'val d oise'],
    ['  HÔTEL\u00a0LITTÉRAIRE   LE SWANN. ', 'hotel litteraire le swann'],
    ['Marcq-en-Barœul', 'marcq en baroeul'],
    ['CŒUR', 'coeur'],
    ['Sèvremoine (49)', 'sevremoine 49'],
    ['Paris 2ᵉ', 'paris 2e'],
    ['Straße Øre Łódź', 'strasse ore lodz'],
    ['İstanbul', 'istanbul'],
    ['Besanc\u0327on', 'besancon'],
    ['東京', '東京'],
    ['—…!?', ''],
    ['\ud800', ''],
    ['', ''],
  ])('%j → %j', (text, expected) => {
    expect(fold(text)).toBe(expected);
    expect(fold(expected)).toBe(expected);
  });

  it('takes 90 kB of hostile input in a moment', () => {
    const started = performance.now();
    fold('e\u0301\u0302 -'.repeat(18_000));
    fold(`${'a '.repeat(45_000)}!`);
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe('slugify', () => {
  it.each([
    ['Hôtel de l’Étoile, Paris 2e', 'hotel-de-l-etoile-paris-2e'],
    ['--A & B--', 'a-b'],
    ['Château 東京 d’Œuf', 'chateau-d-oeuf'],
    ['東京', ''],
    ['', ''],
  ])('%j → %j', (text, expected) => expect(slugify(text)).toBe(expected));

  it('cuts between words, and a single long word where it must', () => {
    expect(slugify('un deux trois quatre', 12)).toBe('un-deux');
    expect(slugify('un deux trois', 13)).toBe('un-deux-trois');
    expect(slugify('x'.repeat(200))).toHaveLength(80);
  });
});
