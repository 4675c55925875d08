import { describe, expect, it } from 'vitest';
import { titleCase } from './french-title.ts';

describe('titleCase', () => {
  it.each([
    ["HÔTEL DE L'ÉTOILE", 'Hôtel de l’Étoile'],
    ['HÔTEL L’ÉCU DE BRETAGNE', 'Hôtel L’Écu de Bretagne'],
    ["L'HÔTEL", 'L’Hôtel'],
    ["A L'OUSTAL", 'A L’Oustal'],
    ['HÔTEL DE LA GARE', 'Hôtel de la Gare'],
    ['HÔTEL LE BELLEVUE', 'Hôtel Le Bellevue'],
    ['LE RELAIS DES TROIS MAS', 'Le Relais des Trois Mas'],
    ['LE CHEVAL ET LA ROSE', 'Le Cheval et la Rose'],
    ["HÔTEL D'ORLÉANS", 'Hôtel d’Orléans'],
    ['AU FIL DE L’EAU', 'Au Fil de l’Eau'],
    ['HÔTEL À LA FERME', 'Hôtel à la Ferme'],
    // compounds
    ['HÔTEL SAINT-GERMAIN-EN-LAYE', 'Hôtel Saint-Germain-en-Laye'],
    ["HÔTEL VAL-D'ISÈRE", 'Hôtel Val-d’Isère'],
    ['LES RENDEZ-VOUS DU LAC', 'Les Rendez-vous du Lac'],
    ['CLUB MED BOURG-LA-REINE', 'Club Med Bourg-la-Reine'],
    ['HÔTEL SPA VALDYS – LA BAIE', 'Hôtel Spa Valdys – La Baie'],
    ['THE BABEL - LE PORT', 'The Babel - Le Port'],
    ['DOMAINE DE ROULLET (EX LA VIEILLE ÉTABLE)', 'Domaine de Roullet (Ex La Vieille Étable)'],
    // letters that stay
    ['HÔTEL B&B PARIS CDG', 'Hôtel B&B Paris CDG'],
    ['HÔTEL HENRI IV', 'Hôtel Henri IV'],
    ['HÔTEL LOUIS XIV', 'Hôtel Louis XIV'],
    ['HÔTEL BELLE VIE', 'Hôtel Belle Vie'],
    ['LE MIX LYS CIVIL', 'Le Mix Lys Civil'],
    ['NH LYON', 'NH Lyon'],
    ['HÔTEL J.K. PLACE PARIS', 'Hôtel J.K. Place Paris'],
    ['ST CHRISTOPHER’S INN', 'St Christopher’s Inn'],
    ['K+K HÔTEL CAYRÉ', 'K+K Hôtel Cayré'],
    ['HÔTEL F1 MARSEILLE N°1', 'Hôtel F1 Marseille N°1'],
    ['HÔTEL MERCURE RN4', 'Hôtel Mercure RN4'],
    ['25HOURS HÔTEL', '25Hours Hôtel'],
    ['7HÔTEL&SPA', '7Hôtel&Spa'],
    ['9HÔTEL PARIS 18ÈME', '9Hôtel Paris 18ème'],
    ['5 TERRES HÔTEL & SPA MGALLERY BY SOFITEL', '5 Terres Hôtel & Spa MGallery by Sofitel'],
    // apostrophes and punctuation
    ["ABBY'S HÔTEL", 'Abby’s Hôtel'],
    ["APPART'HÔTEL", 'Appart’Hôtel'],
    ["LA P'TITE AUBERGE", 'La P’tite Auberge'],
    ['O’REILLY', 'O’Reilly'],
    ['HÔTEL "LA MAISON"', 'Hôtel «\u00a0La Maison\u00a0»'],
    ['HÔTEL OH LA LA !', 'Hôtel Oh La La\u202f!'],
    ['FASTHÔTEL RODEZ.', 'Fasthôtel Rodez'],
    ['HÔTEL DE LA T.A.', 'Hôtel de la T.A.'],
    ['HÔTEL EMERIA DINARD****', 'Hôtel Emeria Dinard'],
    ['  HÔTEL   DU  LAC ', 'Hôtel du Lac'],
    // addresses
    ["25 RUE DE L'ABBE GAGNOL", '25 Rue de l’Abbe Gagnol'],
    ['90 BIS BOULEVARD SOLIDARITE', '90 bis Boulevard Solidarite'],
    ['ZAC DU PARC, RN 7, BP 12', 'ZAC du Parc, RN 7, BP 12'],
    // what is not in capitals keeps its letters
    ["Hôtel de l'Étoile", 'Hôtel de l’Étoile'],
    ['25hours Hôtel', '25hours Hôtel'],
    ['Ô', 'Ô'],
    ['', ''],
    ['***', ''],
  ])('%j → %j', (text, expected) => expect(titleCase(text)).toBe(expected));

  it('changes nothing the second time', () => {
    const once = titleCase('HÔTEL "L\'ÉTOILE" !');
    expect(titleCase(once)).toBe(once);
  });
});
