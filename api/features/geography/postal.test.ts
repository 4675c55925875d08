import { describe, expect, it } from 'vitest';
import { normalisePostalCode, resolveCommune } from './postal.ts';

describe('resolveCommune', () => {
  it.each([
    // by name
    ['38000', 'GRENOBLE', 'exact 38185 Grenoble'],
    ['17000', 'LA ROCHELLE', 'exact 17300 La Rochelle'],
    ['43350', 'BELLEVUE LA MONTAGNE', 'exact 43026 Bellevue-la-Montagne'],
    ['94240', 'L’HAY LES ROSES', "exact 94038 L'Haÿ-les-Roses"],
    ['42000', 'ST ETIENNE', 'exact 42218 Saint-Étienne'],
    ['71100', 'CHALON S/ SAONE', 'exact 71076 Chalon-sur-Saône'],
    ['93200', 'SAINT-DENIS', 'exact 93066 Saint-Denis'],
    ['97400', 'SAINT-DENIS', 'exact 97411 Saint-Denis'],
    ['97133', 'SAINT-BARTHÉLEMY', 'exact 97701 Saint-Barthélemy'],
    ['20000', 'AJACCIO', 'exact 2A004 Ajaccio'],
    // the right department, another postal code
    ['38035', 'GRENOBLE CEDEX', 'exact 38185 Grenoble'],
    ['38035', 'GRENOBLE CEDEX 1', 'exact 38185 Grenoble'],
    ['20184', 'AJACCIO CEDEX', 'exact 2A004 Ajaccio'],
    // postal code lost or broken
    ['3210', 'SOUVIGNY', 'exact 03275 Souvigny'],
    [' 38 000', 'Grenoble', 'exact 38185 Grenoble'],
    ['-', 'SAINT-MICHEL-SUR-ORGE', 'exact 91570 Saint-Michel-sur-Orge'],
    ['-', 'SAINT-DENIS', 'none'],
    // cities with arrondissements
    ['75008', 'PARIS', 'arrondissement 75108 Paris 8e'],
    ['75116', 'Paris', 'arrondissement 75116 Paris 16e'],
    ['75009', 'PARIS 9E ARRONDISSEMENT', 'exact 75109 Paris 9e'],
    ['75001', 'PARIS 1ER ARRONDISSEMENT', 'exact 75101 Paris 1er'],
    ['69003', 'LYON 03', 'exact 69383 Lyon 3e'],
    ['75382', 'PARIS CEDEX 08', 'arrondissement 75108 Paris 8e'],
    ['13008', 'MARSEILLE', 'arrondissement 13208 Marseille 8e'],
    ['-', 'PARIS', 'exact 75056 Paris'],
    // merged communes and resorts
    ['74940', 'ANNECY-LE-VIEUX', 'other-name 74010 Annecy'],
    ['38860', 'MONT-DE-LANS', 'other-name 38253 Les Deux Alpes'],
    ['73440', 'VAL THORENS', 'other-name 73257 Les Belleville'],
    ['73400', 'VAL THORENS', 'other-name 73257 Les Belleville'],
    ['74300', 'FLAINE', 'other-name 74014 Arâches-la-Frasse'],
    // the postal code decides
    ['06160', 'JUAN LES PINS', 'postal-code-only 06004 Antibes'],
    ['74400', 'CHAMONIX', 'postal-code-only 74056 Chamonix-Mont-Blanc'],
    ['33680', 'LACANAU OCEAN', 'postal-code-only 33214 Lacanau'],
    ['62170', 'MONTREUIL', 'postal-code-only 62588 Montreuil-sur-Mer'],
    ['69125', 'LYON SAINT-EXUPÉRY AÉROPORT', 'postal-code-only 69299 Colombier-Saugnieu'],
    ['35120', '-', 'postal-code-only 35095 Dol-de-Bretagne'],
    // nothing
    ['-', '-', 'none'],
    ['99999', 'ATLANTIS', 'none'],
    ['99999', 'MEGEVE', 'none'],
    ['', '', 'none'],
    ['75008'.repeat(18_000), 'PARIS '.repeat(15_000), 'none'],
    ['__proto__', 'constructor', 'none'],
  ])('%j %j → %s', (postalCode, commune, expected) => {
    const resolved = resolveCommune({ postalCode, commune });
    const found = resolved.commune;
    expect(found ? `${resolved.match} ${found.code} ${found.name}` : resolved.match).toBe(expected);
  });
});

describe('normalisePostalCode', () => {
  it.each([
    ['38000', '38000'],
    ['3210', '03210'],
    ['F-75002', '75002'],
    ['f - 75 002', '75002'],
    ['2A000', null],
    ['0321', null],
    ['380000', null],
    ['-', null],
    ['', null],
  ])('%j → %j', (text, expected) => expect(normalisePostalCode(text)).toBe(expected));
});
