import type { VenueSheet } from '../demo-venue.types.ts';

/** Hauts-de-France: Lille and its mills, the coast, Picardy and the forests of the Oise. */
export const hautsDeFrance: readonly VenueSheet[] = [
  {
    name: 'Hôtel de la Vieille-Monnoye',
    kind: 'HOTEL',
    stars: 4,
    place: 'Lille',
    address: '14 rue de la Monnaie',
    at: [50.6408, 3.0625],
    bedrooms: 68,
    setting: 'old-town',
    description:
      'Brique, pierre blanche, angelots joufflus : le Vieux-Lille a la gaieté des Flandres et l’ordre des Français. L’hôtel réunit trois maisons de rang de 1681 derrière une même porte cochère ; les planchers ne sont pas tout à fait d’accord entre eux, et l’on monte une marche pour changer de siècle. Londres est à une heure vingt, Bruxelles à trente-cinq minutes. Les comités européens s’y croisent au petit-déjeuner, devant la même gaufre à la vergeoise.',
    paragraphs: [
      [
        'Les salles',
        'La Salle du Balancier au rez-de-chaussée, quatre chambres de compte au premier, toutes sur cour.',
      ],
      ['La table', 'Waterzoï, potjevleesch, maroilles avec discernement ; bières de garde à l’accord.'],
    ],
    rooms:
      'Salle du Balancier 118; Chambre du Florin 56; Chambre du Patard 38; Chambre de l’Écu 30 -pmr; Le Poinçon 16',
    extras: ['CONCIERGE', 'FITNESS', 'BAR', 'LIFT'],
    access: 'S Gare de Lille-Flandres 11; S Gare de Lille-Europe 13; M Rihour 9; A Aéroport de Lille-Lesquin 20',
    near: 'Musée de l’Hospice Comtesse 0,1; Grand-Place 0,6; Notre-Dame-de-la-Treille 0,2',
    activities: 'Brassage de sa propre bière; Rallye gourmand du Vieux-Lille',
    tags: 'Eurostar, Vieux-Lille, comité européen',
  },
  {
    name: 'La Filature Vanhoutte-Moulins',
    kind: 'INDUSTRIAL_HALL',
    stars: 3,
    place: 'Lille',
    address: '33 boulevard de Belfort',
    at: [50.6195, 3.0672],
    setting: 'skyline',
    description:
      'Créneaux, tourelles, cheminée : les filateurs lillois bâtissaient des châteaux forts pour y enfermer du coton. Au troisième niveau de celui-ci, quarante-huit colonnettes de fonte portent un plafond de voûtains, et l’œil s’y perd avec bonheur. Trois mille ouvrières y travaillaient, le souffle court ; on a laissé leurs noms, relevés dans les registres, le long de l’escalier. Conventions, salons d’étudiants, grandes fêtes de fin d’année : il y a de la place.',
    paragraphs: [
      [
        'Le troisième niveau',
        'Huit cents mètres carrés, quarante-huit colonnes, un monte-charge de cinq tonnes ; deux salles closes au second.',
      ],
      ['Estaminet éphémère', 'Carbonade, frites fraîches, tarte au sucre, servies dans de longues tables d’école.'],
    ],
    rooms: 'Le Troisième 800 (quarante-huit colonnes de fonte); La Carderie 210; Le Dévidoir 70; Le Registre 34',
    extras: ['STAGE', 'DANCE_FLOOR', 'LIFT', 'TECHNICIAN', 'EXCLUSIVE_HIRE'],
    access: 'M Porte de Douai 5; S Gare de Lille-Flandres 12T; R A25 sortie 3 5; A Aéroport de Lille-Lesquin 12',
    near: 'Maison Folie Moulins 0,5; Jardin des Plantes de Lille 0,7; Gare Saint-Sauveur 1,3',
    activities: 'Jeux traditionnels flamands*; Sérigraphie sur coton*',
    tags: 'filature, grande fête, salon étudiant',
  },
  {
    name: 'Centre Faidherbe-Romarin',
    kind: 'CONGRESS_CENTRE',
    stars: 4,
    place: 'Lille',
    address: '120 avenue Willy-Brandt',
    postalCode: '59777',
    at: [50.6378, 3.0768],
    setting: 'skyline',
    description:
      'Entre deux gares et un périphérique, Euralille a posé des tours en équilibre sur les rails. Le Centre s’est glissé dans un socle laissé vide trente ans, faute de lumière ; un sculpteur danois lui a percé quatorze cheminées de verre, et l’on y travaille désormais sous des puits de ciel. L’auditorium compte trois cent soixante places. Neuf minutes suffisent de l’Eurostar au badge, vérification faite par l’architecte lui-même, avec valise.',
    paragraphs: [
      [
        'Formats',
        'Conférences de presse, comités d’entreprise européens, journées scientifiques ; cinq cabines d’interprétation à demeure.',
      ],
      ['Cuisine', 'Jardin de serres hollandaises, poissons de Boulogne, une carte pour chaque délégation.'],
    ],
    rooms:
      'Auditorium des Cheminées 340=360; Salle Escaut 180; Salle Deûle 90; Salle Lys 60; Salle Scarpe 36; Salle Yser 20',
    extras: ['TECHNICIAN', 'VIDEO_CONFERENCE', 'STEP_FREE_ACCESS', 'LIFT', 'STAGE', 'CHARGING_STATION'],
    access:
      'S Gare de Lille-Europe 6; S Gare de Lille-Flandres 9; A Aéroport de Lille-Lesquin 18; R A25 Lille-Centre 6',
    near: 'Parc Henri-Matisse 0,2; Tri Postal 0,5; Grand-Place 1,2',
    activities: 'Dérive urbaine dans Euralille; Défi des délégations*',
    tags: 'Eurostar, interprétation, conférence',
  },
  {
    name: 'Les Teinturiers de l’Espierre',
    kind: 'LOFT',
    stars: 3,
    place: 'Roubaix',
    address: '51 rue de l’Espierre',
    setting: 'skyline',
    description:
      'Roubaix fut la ville aux mille cheminées ; la rivière, disait-on, coulait chaque jour de la couleur à la mode. La teinturerie du quartier de l’Espierre conserve ses cuves, carrelées de blanc, dans lesquelles on descend par trois marches pour tenir cercle. Maîtres à penser du textile circulaire et géants de la vente en ligne y partagent le même café. Le plateau, lui, tient deux cents personnes sous des sheds orientés au nord.',
    paragraphs: [
      [
        'Cuves et sheds',
        'Trois cuves de douze places, un plateau de 230 m², une boutique d’essais pour les prototypes.',
      ],
      ['Casse-croûte', 'Welsh, soupe au potiron de Wambrechies, cuisine kabyle de la rue voisine.'],
    ],
    rooms: 'Les Sheds 230; Cuve garance 40 -pmr; Cuve indigo 40 -pmr; Cuve gaude 40 -pmr; L’Essai 58',
    extras: ['VIDEO_CONFERENCE', 'BAR', 'PETS_ALLOWED'],
    access: 'M Eurotéléport 8; S Gare de Roubaix 12; R N356 Roubaix-Centre 7; A Aéroport de Lille-Lesquin 22',
    near: 'La Piscine, musée d’art et d’industrie 0,9; Vélodrome de Roubaix 2,6; Parc Barbieux 2,1',
    activities: 'Teinture végétale*; Tour d’honneur au vélodrome',
    tags: 'textile, économie circulaire, atelier',
  },
  {
    name: 'La Hortillonne',
    kind: 'BARGE',
    stars: null,
    place: 'Amiens',
    address: '56 chemin de Halage',
    at: [49.8985, 2.3175],
    setting: 'river',
    description:
      'Trois cents hectares de jardins flottants, soixante kilomètres de canaux : aux Hortillonnages, on livre encore des laitues en barque. La Hortillonne est une péniche Freycinet assagie, cale ouverte, toit planté de poireaux, amarrée en amont du marché sur l’eau. Le clocher de la cathédrale pique au-dessus des saules. Vingt-cinq personnes y tiennent conseil, cinquante y déjeunent ; les plus motivées rament jusqu’au café.',
    paragraphs: [
      ['La cale', 'Deux pièces en enfilade, poêle à bois, cloison vitrée ; des barques à cornet pour les duos.'],
      ['Les légumes d’en face', 'Soupe des hortillons, ficelle picarde, gâteau battu.'],
    ],
    rooms: 'La Cale 58 -pmr; Le Potager du toit 70 -toit -pmr; La Marquise 18 -pmr',
    extras: ['TERRACE', 'GARDEN', 'EXCLUSIVE_HIRE', 'PETS_ALLOWED'],
    access: 'S Gare d’Amiens 16; R A29 sortie 53 15; A Aéroport de Beauvais-Tillé 55',
    near: 'Cathédrale d’Amiens 1,5; Quartier Saint-Leu 1,2; Maison de Jules Verne 2,2',
    activities:
      'Barque à cornet dans les Hortillonnages; Maraîchage d’une heure*; Écriture d’un voyage extraordinaire*',
    tags: 'jardins flottants, petit groupe, nature',
  },
  {
    name: 'Château de Sylvie-la-Chaussée',
    kind: 'CHATEAU',
    stars: 5,
    place: 'Gouvieux',
    address: '3 allée des Étangs',
    bedrooms: 76,
    setting: 'forest',
    description:
      'Trois mille pur-sang galopent chaque matin sur les pistes de Chantilly ; depuis la terrasse, on les entend avant de les voir. Bâti pour un entraîneur anglais en 1886, néo-gothique avec modération, le château s’appuie à la forêt et regarde les étangs de Commelles. Une aile contemporaine, en brique sombre, rassemble quatorze salles. Roissy est à vingt-cinq minutes : les participants de quatre continents y arrivent avant leurs bagages.',
    paragraphs: [
      [
        'L’aile des Étangs',
        'Plénière de trois cents places, douze commissions en lumière naturelle, une salle du conseil ronde.',
      ],
      [
        'La table',
        'Asperges, volaille du Vexin, et une chantilly montée à la main, qu’il faudrait être ingrat pour refuser.',
      ],
      ['Les nuits', 'Chambres hautes, cheminées dans le logis, douches écossaises.'],
    ],
    rooms:
      'La Grande Écurie 340 (divisible en quatre); Commelles 130; Apremont 75; Le Pesage 48; La Casaque 30; Le Salon du Jockey 60',
    extras: ['SPA', 'INDOOR_POOL', 'GOLF', 'TENNIS', 'GARDEN', 'SECLUDED', 'SHUTTLE', 'HELIPAD'],
    access: 'S Gare de Chantilly-Gouvieux 7C; R A1 sortie 7 20; A Aéroport Paris-Charles-de-Gaulle 28',
    near: 'Château de Chantilly 4; Hippodrome de Chantilly 3; Étangs de Commelles 3,5',
    activities: 'Galops du matin avec un entraîneur; Atelier crème chantilly*; Golf; Polo d’initiation',
    tags: 'Roissy, château, grand séminaire',
  },
  {
    name: 'Villa Les Mouettes-Rieuses',
    kind: 'SEASIDE',
    stars: 4,
    place: 'Le Touquet-Paris-Plage',
    address: '62 avenue Louis-Hubert',
    bedrooms: 39,
    setting: 'sea',
    description:
      'Pins maritimes, pelouses rases, pignons normands qui auraient épousé une tuile anglaise : le Touquet s’est inventé d’un coup, entre 1900 et 1930. La villa en est un bon résumé, avec sa tour d’angle et son fumoir à vitraux de hérons. Les chars à voile filent à cinq cents mètres. Trois heures suffisent depuis Londres, Lille ou Paris, et la brasserie d’à côté sert tard ; tout conspire à prolonger le séminaire d’une nuit.',
    paragraphs: [
      ['Vos réunions', 'Cent places dans l’ancien garage à torpédos ; salons bas et clairs dans la maison.'],
      ['À table', 'Soupe de poissons, sole, agneau de pré-salé de la Canche, gaufres rondes.'],
    ],
    rooms: 'Le Garage 125; Le Fumoir 48; Les Hérons 34 -pmr; La Tourelle 14 -pmr',
    extras: ['SPA', 'GARDEN', 'TERRACE', 'PETS_ALLOWED', 'TENNIS'],
    access: 'S Gare d’Étaples – Le Touquet 12C; R A16 sortie 26 18; A Aéroport Le Touquet-Côte d’Opale 6',
    near: 'Plage du Touquet 0,5; Golf du Touquet 3; Baie de Canche 3',
    activities: 'Char à voile; Chevauchée sur l’estran; Golf, initiation aux links',
    tags: 'mer, char à voile, résidentiel',
  },
  {
    name: 'Les Boves Saint-Géry',
    kind: 'TOWNHOUSE',
    stars: 3,
    place: 'Arras',
    address: '29 rue Saint-Géry',
    bedrooms: 24,
    setting: 'old-town',
    description:
      'Cent cinquante-cinq façades à volutes, pas une identique, et sous chacune une cave, sous la cave une carrière : Arras est deux fois plus profonde qu’elle n’est haute. La maison du mercier Saint-Géry se visite donc en descendant. Au premier, les salons ; au rez-de-chaussée, la table ; à moins douze mètres, une bove de craie blanche, sèche, silencieuse, où l’on a installé soixante chaises et, par égard pour les inquiets, deux sorties.',
    paragraphs: [
      [
        'Les profondeurs',
        'La Bove tient soixante personnes à onze degrés (des plaids attendent) ; le Salon du mercier reste au jour.',
      ],
      ['La cuisine', 'Andouillette d’Arras, cœur au fromage, chicorée glacée.'],
    ],
    rooms:
      'La Bove 72 -jour -pmr (carrière de craie, moins douze mètres); Salon du mercier 66; La Halle aux draps 40; L’Aune 18 -pmr',
    extras: ['BAR', 'EXCLUSIVE_HIRE', 'GARDEN'],
    access: 'S Gare d’Arras 9; R A1 sortie 15 14; A Aéroport de Lille-Lesquin 38',
    near: 'Place des Héros 0,2; Grand-Place d’Arras 0,3; Carrière Wellington 1,6',
    activities: 'Visite des boves à la lampe; Ascension du beffroi; Dentelle d’Arras*',
    tags: 'insolite, carrière, TGV',
  },
  {
    name: 'Le Relais des Beaux-Monts',
    kind: 'COUNTRY_ESTATE',
    stars: 3,
    place: 'Compiègne',
    address: '2 route des Beaux-Monts',
    at: [49.4098, 2.8562],
    bedrooms: 47,
    setting: 'forest',
    description:
      'Napoléon fit ouvrir dans la forêt une percée de quatre kilomètres pour que Marie-Louise oublie Schönbrunn. Le relais se tient à mi-course, là où changeaient les attelages : un quadrilatère de brique, un puits, des boxes devenus chambres. Rien ne bruit hormis les chevreuils. On y fait de longues réunions et de longues marches ; l’organisateur peut, s’il l’ose, confisquer les montres à l’entrée, un crochet est prévu pour chacune.',
    paragraphs: [
      ['La remise aux attelages', 'Cent personnes entre les berlines ; quatre boxes doubles pour les travaux à huit.'],
      ['À l’auberge', 'Terrine de sanglier, haricots de Soissons, picantin de Compiègne.'],
    ],
    rooms: 'La Remise 120; Le Box Alezane 26; Le Box Pommelé 26; La Maréchalerie 54; Le Grand Salon 70',
    extras: ['SECLUDED', 'GARDEN', 'TENNIS', 'PETS_ALLOWED', 'SHUTTLE'],
    access: 'S Gare de Compiègne 10C; R A1 sortie 10 18; A Aéroport Paris-Charles-de-Gaulle 45',
    near: 'Palais de Compiègne 2,6; Clairière de l’Armistice 6; Château de Pierrefonds 13',
    activities: 'Attelage en paires; Course d’orientation; Soirée contes et feu*',
    tags: 'forêt, chevaux, au vert',
  },
  {
    name: 'Hangar du Môle Freycinet',
    kind: 'CONGRESS_CENTRE',
    stars: 2,
    place: 'Dunkerque',
    address: '3 môle n° 1',
    postalCode: '59140',
    at: [51.0436, 2.3702],
    setting: 'sea',
    description:
      'Le sucre des Antilles refroidissait là, en montagnes, sous une halle à claire-voie si longue qu’on y circulait à bicyclette. Dunkerque l’a close de polycarbonate ; la nuit, elle luit comme une lanterne au bout du môle. Mille six cents personnes y tiennent au carnaval, six cents en congrès, trente dans la cabine du pesage. Les éoliens en mer et les ferries pour Douvres occupent la conversation, et l’horizon.',
    paragraphs: [
      [
        'L’outil',
        'Grande nef, salle de trois cents places montée sur vérins, quatre conteneurs vitrés pour les réunions.',
      ],
      ['À croquer', 'Harengs, kippers, doigts de Jean Bart ; bière de l’Avesnois à la pression.'],
    ],
    rooms: 'La Nef au sucre 1500; La Boîte 330 -jour; Conteneur Douvres 28; Conteneur Anvers 28; Le Pesage 36',
    extras: ['STAGE', 'DANCE_FLOOR', 'SEA_VIEW', 'STEP_FREE_ACCESS', 'TECHNICIAN'],
    access: 'S Gare de Dunkerque 15; R A16 sortie 61 8; A Aéroport de Lille-Lesquin 55',
    near: 'Musée maritime et portuaire 0,5; Beffroi Saint-Éloi 0,8; Frac Grand Large 1,4',
    activities: 'Visite du port en vedette; Chahut de carnaval, initiation*; Char à voile à Leffrinckoucke',
    tags: 'port, grand format, petit prix',
  },
];
