import 'reflect-metadata';
import { describe, expect, test } from 'vitest';
import { summaryOf } from './parsed-search-summary.factory.ts';
import { parseSearch } from './query-parser.ts';

describe('what planners type is understood', () => {
  test.each([
    ['chatau bordo', 'Bordeaux; CHATEAU'],
    ['80 personnes lyon', 'Lyon; 80 people'],
    [
      'seminaire piscine provence',
      'Provence (Bouches-du-Rhône, Vaucluse, Var, Alpes-de-Haute-Provence); SEMINAIRE_SEMI_RESIDENTIEL/SEMINAIRE_RESIDENTIEL; OUTDOOR_POOL/INDOOR_POOL',
    ],
    ['lion', 'Lyon'],
    ['marseile bord de mer', 'Marseille; by SEA'],
    ['hotel 4 etoiles lille', 'Lille; 4 stars; HOTEL'],
    ['loft lyon', 'Lyon; LOFT'],
    ['peniche paris', 'Paris; BARGE'],
    ['chalet montagne 40 chambres', '40 bedrooms; MOUNTAIN_LODGE; by MOUNTAINS'],
    ['vaucanson', 'rest: vaucanson'],
    ['atelier vocanson lyon', 'Lyon; rest: atelier vocanson'],
    ['centre de congrès 1000 personnes', '1000 people; CONGRESS_CENTRE'],
    ['domaine viticole bourgogne', "Bourgogne (Côte-d'Or, Nièvre, Saône-et-Loire, Yonne); VINEYARD"],
    ['restaurant privatisable lyon', 'Lyon; RESTAURANT; EXCLUSIVE_HIRE'],
    ['séminaire résidentiel normandie', 'Normandie; 1 bedrooms; SEMINAIRE_RESIDENTIEL'],
    ['spa et golf', 'SPA; GOLF'],
    ['vue mer bretagne', 'Bretagne; SEA_VIEW'],
    ['salle accessible pmr toulouse', 'Toulouse; STEP_FREE_ACCESS'],
    ['69', 'Rhône'],
    ['75011', 'Paris 11e'],
    ['hangar toulouse 900 places', 'Toulouse; 900 people; INDUSTRIAL_HALL'],
    ['venue with pool near nice', 'near Nice (Alpes-Maritimes); OUTDOOR_POOL/INDOOR_POOL'],
    [
      'castle loire valley 100 people',
      'Vallée de la Loire (Indre-et-Loire, Loir-et-Cher, Loiret); 100 people; CHATEAU',
    ],
    ['mountain hotel chamonix', 'Chamonix-Mont-Blanc; MOUNTAIN_LODGE/HOTEL; by MOUNTAINS'],
    ['conference centre lille 300 people', 'Lille; 300 people; CONGRESS_CENTRE'],
    [
      'rhone alpes 150 personnes 30 chambres',
      'Rhône-Alpes (Ain, Ardèche, Drôme, Isère, Loire, Rhône, Savoie, Haute-Savoie); 150 people; 30 bedrooms',
    ],
    ['annecy lac', 'Annecy; by LAKE'],
    ['st malo', 'Saint-Malo'],
    ['aix en provence bastide', 'Aix-en-Provence; COUNTRY_ESTATE'],
    ['rooftop terrasse paris', 'Paris; TERRACE'],
    ['hotel gare de lyon part dieu', 'Lyon Part-Dieu (Lyon 3e); HOTEL'],
    ['manoir normandie', 'Normandie; CHATEAU'],
    ['toulouze', 'Toulouse'],
    ['monpellier', 'Montpellier'],
    ['reims champagne 60 pers', 'Reims; 60 people'],
    ["journée d'étude paris 40 personnes visioconférence", 'Paris; 40 people; JOURNEE_ETUDE; VIDEO_CONFERENCE'],
    ['hôtel parking gratuit lyon', 'Lyon; HOTEL; PARKING'],
    ['soirée 500 personnes marseille', 'Marseille; 500 people; SOIREE_ET_COCKTAIL'],
    ['auditorium 400 places', '400 people; THEATRE'],
    ['moulin corse', 'Corse; rest: moulin'],
    ['pays basque', 'Pays basque (Pyrénées-Atlantiques)'],
    ['loire atlantique bord de mer', 'Loire-Atlantique; by SEA'],
    [
      '40 personnes côte atlantique',
      'Côte atlantique (Finistère, Morbihan, Loire-Atlantique, Vendée, Charente-Maritime, Gironde, Landes, Pyrénées-Atlantiques); ' +
        '40 people; by SEA',
    ],
    ["hôtel côte d'opale 40 personnes", 'Côte d’Opale (Pas-de-Calais); 40 people; HOTEL; by SEA'],
    ["côte d'opalle", 'Côte d’Opale (Pas-de-Calais); by SEA'],
    ['banlieue ouest paris 20 personnes', 'Ouest parisien (Hauts-de-Seine, Yvelines); 20 people'],
  ])('%s', (text, summary) => {
    expect(summaryOf(parseSearch(text))).toBe(summary);
  });
});
