import { describe, expect, it } from 'vitest';
import { foldText, matchedPart } from './matched-part.ts';

const marked = (label: string, typed: string) => {
  const part = matchedPart(label, typed);
  return part && label.slice(...part);
};

describe('the matching part of a suggestion', () => {
  it.each([
    ['Lyon', 'ly', 'Ly'],
    ['Lyon', 'LYON', 'Lyon'],
    ['Saint-Étienne', 'saint et', 'Saint-Ét'],
    ['Saint-Étienne', 'st et', 'Saint-Ét'],
    ['Sainte-Maxime', 'ste max', 'Sainte-Max'],
    ['Île-de-France', 'ile de', 'Île-de'],
    ['Île-de-France', 'ile de ', 'Île-de'],
    ["Val-d'Oise", 'd oise', "d'Oise"],
    ['Val-d’Oise', 'val d’o', 'Val-d’O'],
    ['L’Haÿ-les-Roses', 'l hay', 'L’Haÿ'],
    ['Le Cœur du Lac', 'coeur', 'Cœur'],
    ['Le Cœur du Lac', 'co', 'Cœ'],
    ['Seine-Saint-Denis', 'saint', 'Saint'],
    ['Paris 10e', 'paris 1', 'Paris 1'],
    ['Hôtel « Le Cap »', 'le cap', 'Le Cap'],
  ])('%s, typed “%s”, marks “%s”', (label, typed, expected) => {
    expect(marked(label, typed)).toBe(expected);
  });

  it('keeps an accent that is written as a letter of its own with its letter', () => {
    expect(marked('E\u0301tampes', 'e')).toBe('E\u0301');
    expect(marked('Étampes'.normalize('NFD'), 'etam')).toBe('Étam'.normalize('NFD'));
  });

  it.each([
    ['Lyon', ''],
    ['Lyon', ' - '],
    ['Lyon', 'yon'],
    ['Paris', 'st'],
    ['', 'ly'],
  ])('marks nothing of “%s” for “%s”', (label, typed) => {
    expect(matchedPart(label, typed)).toBeNull();
  });

  it('folds what was typed as the API does', () => {
    expect(foldText('  L’Haÿ--les Roses ')).toBe('l hay les roses');
    expect(foldText('Cœur 2ᵉ')).toBe('coeur 2e');
    expect(foldText('…')).toBe('');
  });
});
