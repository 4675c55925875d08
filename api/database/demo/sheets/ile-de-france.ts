import type { VenueSheet } from '../demo-venue.types.ts';

/** Île-de-France outside Paris: the inner suburbs, the royal forests, Brie and the Vexin. */
export const ileDeFrance: readonly VenueSheet[] = [
  {
    name: 'Hôtel de la Petite Écurie',
    kind: 'HOTEL',
    stars: 4,
    place: 'Versailles',
    address: '7 rue de l’Orient',
    bedrooms: 84,
    setting: 'old-town',
    description:
      'Versailles ne se réduit pas au château ; le quartier Notre-Dame, ses antiquaires et ses halles carrées valent bien une allée de statues. L’hôtel occupe des écuries de gendarmerie, longues, basses, éclairées par des œils-de-bœuf, où les stalles ont donné leur mesure aux salons. Les trains de la Rive-Droite mènent à Saint-Lazare en une demi-heure. On peut, en sortant de réunion, être le dernier visiteur du Grand Canal.',
    paragraphs: [
      [
        'Salles de manège',
        'Le Manège, long de vingt-quatre mètres, se cloisonne ; les stalles sont devenues cinq salons de huit à trente places.',
      ],
      ['La table', 'Potager du Roi, poissons de Rungis, pâtissier installé à demeure : le goûter est un événement.'],
      ['Les chambres', 'Quatre-vingt-quatre, sous combles ou sur cour, tendues de drap bleu.'],
    ],
    rooms: 'Le Manège 215; La Sellerie 74; Stalle Alezan 36; Stalle Bai 28; Stalle Isabelle 18',
    extras: ['FITNESS', 'CONCIERGE', 'CHARGING_STATION', 'TERRACE'],
    access: 'S Gare de Versailles-Rive-Droite 7; R A13 sortie 5 10; A Aéroport d’Orly 30',
    near: 'Château de Versailles 1,1; Marché Notre-Dame 0,4; Potager du Roi 1,6',
    activities: 'Canotage sur le Grand Canal; Escrime artistique*; Parfum du Grand Siècle*',
    tags: 'Versailles, semi-résidentiel, manège',
  },
  {
    name: 'Domaine de Franchard-Bois',
    kind: 'COUNTRY_ESTATE',
    stars: 4,
    place: 'Fontainebleau',
    address: '2 route de l’Ermitage',
    at: [48.4205, 2.6655],
    bedrooms: 62,
    setting: 'forest',
    description:
      'Le grès, les pins, le sable blanc : au cœur de la forêt, l’Île-de-France joue les déserts. Un architecte de 1961 a disposé ici, en étoile, des pavillons de bois sombre tournés chacun vers son rocher. Aucune salle n’en voit une autre. C’est devenu l’adresse des écoles de commerce voisines, qui y enferment leurs cadres trois jours et les rendent plus calmes, parfois grimpeurs, toujours mieux nourris.',
    paragraphs: [
      [
        'Pavillons de travail',
        'Six salles indépendantes, chacune avec sa terrasse et son poêle, autour d’un auditorium semi-enterré de cent quarante places.',
      ],
      ['À table', 'Cuisine de cueillette : cèpes, ail des ours, brie de Melun affiné sur place.'],
      ['La nuit', 'Soixante-deux chambres de plain-pied, et le brame en septembre.'],
    ],
    rooms:
      'Auditorium du Grès 155 -jour; Pavillon Apremont 80; Pavillon Cuvier 62; Pavillon Dormoir 45; Pavillon Bas-Bréau 30; La Grotte 20 -pmr',
    extras: ['SECLUDED', 'GARDEN', 'SPA', 'OUTDOOR_POOL', 'EXCLUSIVE_HIRE', 'SHUTTLE'],
    access: 'S Gare de Fontainebleau-Avon 12C; R A6 sortie 14 12; A Aéroport d’Orly 45',
    near: 'Gorges de Franchard 0,8; Château de Fontainebleau 5; Barbizon 6',
    activities: 'Escalade sur blocs avec moniteur; Orientation de nuit; Croquis en forêt*; Bain de forêt',
    tags: 'forêt, au vert, résidentiel',
  },
  {
    name: 'Studio Point-du-Jour',
    kind: 'INDUSTRIAL_HALL',
    stars: 3,
    place: 'Boulogne-Billancourt',
    address: '119 rue du Point-du-Jour',
    at: [48.8312, 2.2503],
    setting: 'skyline',
    description:
      'Deux plateaux de tournage, jumeaux, bâtis en 1942 dans l’épaisseur d’un pâté de maisons pour échapper au bruit des usines d’automobiles. Les murs, rembourrés de laine de roche sur quarante centimètres, avalent tout ; un murmure porte comme au coin du feu. Des cyclos blancs, une fosse, un pont de lumières : le décor d’une convention se monte ici en une nuit, par les mêmes équipes qui font les séries.',
    paragraphs: [
      [
        'Deux plateaux',
        'Le A pour la plénière ou le dîner, le B pour les stands ; entre les deux, vingt loges avec miroirs à ampoules.',
      ],
      [
        'La régie gourmande',
        'Un chef de cantine de cinéma, camion à l’appui, nourrit quatre cents personnes sans jamais couper un discours.',
      ],
    ],
    rooms:
      'Plateau A 540 -jour (cyclo, fosse et pont de lumières); Plateau B 380 -jour; Le Mixage 60 -jour; La Salle de projection 75 -jour; Le Foyer des figurants 120',
    extras: ['STAGE', 'TECHNICIAN', 'SOUND_SYSTEM', 'VIDEO_CONFERENCE', 'DANCE_FLOOR', 'STEP_FREE_ACCESS'],
    access:
      'M Marcel Sembat 6; M Billancourt 8; R Boulevard périphérique, porte de Saint-Cloud 6; A Aéroport d’Orly 30',
    near: 'Île Seguin 1,3; Musée des Années Trente 0,7; Parc de Saint-Cloud 2,2',
    activities: 'Tournage d’un court métrage d’équipe*; Doublage de scènes célèbres*',
    tags: 'plateau de tournage, convention, spectacle',
  },
  {
    name: 'La Table d’Harmonie-Plaine',
    kind: 'CONGRESS_CENTRE',
    stars: 4,
    place: 'Saint-Denis',
    address: '2 rue Francis-de-Pressensé',
    postalCode: '93210',
    at: [48.9178, 2.3587],
    setting: 'skyline',
    description:
      'Entre la basilique des rois et le stade des coupes, la Plaine a l’habitude des foules. Ce centre, inauguré en 2021 sur d’anciens ateliers de pianos, les reçoit sans hausser le ton : deux mille mètres carrés d’exposition, un auditorium de neuf cents places habillé d’érable, quatorze salles au cordeau. L’érable n’est pas un caprice ; on l’a choisi en mémoire des tables d’harmonie, et l’orateur s’y entend comme en studio.',
    paragraphs: [
      [
        'Les grands formats',
        'Assemblées générales, salons professionnels, examens : circulation en boucle, vote électronique, vestiaire de mille places.',
      ],
      [
        'Traiteurs',
        'Cuisine centrale sur place ; un menu halal, un menu végétal et un menu de fête toujours proposés ensemble.',
      ],
    ],
    rooms:
      'Auditorium de l’Érable 780=900 -jour (neuf cents places); Hall des Ateliers 2000; Salle Clavier 260; Salle Pédale 140; Salle Marteau 70; Salle Diapason 40',
    extras: ['STAGE', 'TECHNICIAN', 'STEP_FREE_ACCESS', 'LIFT', 'CHARGING_STATION', 'CATERING'],
    access:
      'S Gare de La Plaine – Stade de France (RER B) 6; R A1 sortie 2 4; A Aéroport Paris-Charles-de-Gaulle 20; S Gare du Nord 12T',
    near: 'Stade de France 1,0; Basilique de Saint-Denis 2,2; Canal Saint-Denis 1,0',
    activities: 'Visite des coulisses du stade; Balade au fil du canal; Chorale d’entreprise*',
    tags: 'assemblée générale, salon, grande capacité',
  },
  {
    name: 'Les Pépinières Croix-de-Chavaux',
    kind: 'LOFT',
    stars: null,
    place: 'Montreuil',
    address: '33 rue Étienne-Marcel',
    at: [48.8577, 2.4388],
    setting: 'skyline',
    description:
      'Les pêches de Montreuil, mûries contre des murs de plâtre, allaient jusqu’à la table du tsar. Le plateau doit son nom à ces jardins, dont un fragment de mur subsiste dans la cour avec ses clous de palissage. À l’étage, une ancienne fabrique de poupées : parquet gris, structure métallique, douze fenêtres au levant. Intermittents, coopératives et éditeurs de jeux y testent ce qu’ils n’oseraient pas montrer ailleurs.',
    paragraphs: [
      [
        'Sur place',
        'Une grande pièce et trois box phoniques ; mobilier sobre, serrures à code, imprimante grand format.',
      ],
      ['La cantine', 'Cuisine du monde, mais d’un monde très précis : Bamako, Oran, Porto, selon le jour.'],
    ],
    rooms: 'La Poupée 165; Le Palissage 58; Le Noyau 20; La Pêche plate 15',
    extras: ['STEP_FREE_ACCESS', 'TERRACE', 'PETS_ALLOWED'],
    access: 'M Croix de Chavaux 4; R Boulevard périphérique, porte de Montreuil 9; S Gare de Lyon 22T',
    near: 'Murs à pêches 1,8; Parc des Beaumonts 1,6; Nouveau théâtre de Montreuil 0,7',
    activities: 'Jeu grandeur nature conçu pour l’équipe*; Visite des murs à pêches',
    tags: 'créatif, prototypes, accessible',
  },
  {
    name: 'Hôtel Val-de-Coupvray',
    kind: 'HOTEL',
    stars: 4,
    place: 'Chessy',
    address: '10 avenue Hergé',
    bedrooms: 230,
    setting: 'countryside',
    description:
      'Louis Braille est né à trois kilomètres, dans l’atelier de bourrelier de son père ; l’hôtel en a fait un fil discret, lisible du bout des doigts sur les portes et les menus. Le TGV déverse ses voyageurs de Lille, Bruxelles ou Marseille à dix minutes à pied, sans passer par Paris. Deux cent trente chambres, un parking immense, des soirées aux parcs : pour six cents commerciaux venus de partout, il existe peu de plans plus simples.',
    paragraphs: [
      [
        'Convention',
        'La salle Marne accueille sept cents personnes et cinq véhicules ; neuf commissions s’alignent le long du patio.',
      ],
      [
        'Restauration',
        'Deux buffets, une brasserie, un brie de Meaux toujours à point. Paniers-repas pour les départs au petit matin.',
      ],
    ],
    rooms: 'Marne 780; Grand Morin 240; Coupvray 130; Magny 80; Bailly 50; Serris 35',
    extras: ['INDOOR_POOL', 'FITNESS', 'STEP_FREE_ACCESS', 'SHUTTLE', 'CHARGING_STATION', 'STAGE'],
    access: 'S Gare de Marne-la-Vallée – Chessy 10; R A4 sortie 14 5; A Aéroport Paris-Charles-de-Gaulle 25',
    near: 'Maison natale de Louis Braille 3; Golf de Magny-le-Hongre 2; Val d’Europe 1,5',
    activities: 'Soirée privée dans un parc à thèmes; Golf, parcours d’initiation; Dîner dans le noir*',
    tags: 'TGV direct, force de vente, accessibilité',
  },
  {
    name: 'Hôtel des Deux Aiguillages',
    kind: 'HOTEL',
    stars: 3,
    place: 'Massy',
    address: '21 avenue Carnot',
    bedrooms: 118,
    setting: 'skyline',
    description:
      'Deux gares, trois lignes, un plateau d’ingénieurs : Massy est moins une ville qu’un aiguillage, et l’hôtel l’assume. De la chambre au quai du TGV, comptez six minutes, valise comprise. L’intérieur, en bois clair et feutre vert, a été pensé par un cabinet de Palaiseau qui déteste les moquettes à motifs. Les laboratoires de Saclay y logent leurs jurys et leurs visiteurs ; on y croise au bar des conversations incompréhensibles et passionnées.',
    paragraphs: [
      [
        'Travailler',
        'Six salles au premier, du tête-à-tête à la centaine, toutes en lumière naturelle, tableau blanc intégral dans chacune.',
      ],
      [
        'Manger',
        'Une cuisine de marché à prix tenu, et un déjeuner express de trente-cinq minutes qui n’a pas l’air d’en être un.',
      ],
    ],
    rooms: 'Chevreuse 120; Bièvre 72; Yvette 50; Orge 32; Mérantaise 20',
    extras: ['CHARGING_STATION', 'STEP_FREE_ACCESS', 'FITNESS'],
    access: 'S Gare de Massy TGV 6; S Gare de Massy – Palaiseau (RER B) 7; R A10 sortie 5 6; A Aéroport d’Orly 15',
    near: 'Plateau de Saclay 6; Opéra de Massy 1,4; Parc de Sceaux 6',
    activities: 'Visite d’un accélérateur de particules; Défi robotique*',
    tags: 'TGV, Saclay, bon rapport qualité-prix',
  },
  {
    name: 'La Maison du Passeur d’Auvers',
    kind: 'COUNTRY_ESTATE',
    stars: 3,
    place: 'Auvers-sur-Oise',
    address: '28 rue Victor-Hugo',
    bedrooms: 14,
    setting: 'river',
    description:
      'L’Oise lente, les champs de blé, l’église bleue : tout le monde connaît Auvers avant d’y être venu. La maison du passeur tournait le dos aux peintres et le visage à la rivière, dont elle tirait son sou. Sa grange, agrandie d’une aile vitrée, sert de salle de travail ; le verger descend jusqu’au ponton. Le soir, une quinzaine de convives partagent la grande table de ferme, puis montent dormir sous les poutres.',
    paragraphs: [
      ['La grange', 'Soixante personnes en rangs, vingt-cinq en carré, des chevalets plutôt que des paperboards.'],
      ['La cuisine', 'Asperges d’Argenteuil en saison, matelote d’anguille, tarte aux pommes du verger.'],
    ],
    rooms: 'La Grange au bac 76; L’Aile du verger 48; Le Fournil 22 -pmr',
    extras: ['GARDEN', 'SECLUDED', 'EXCLUSIVE_HIRE', 'PETS_ALLOWED', 'TERRACE'],
    access: 'S Gare d’Auvers-sur-Oise 8; R A115 Méry-sur-Oise 8; A Aéroport Paris-Charles-de-Gaulle 35',
    near: 'Église Notre-Dame-de-l’Assomption 0,6; Château d’Auvers 1,0; Maison du docteur Gachet 1,3',
    activities: 'Peinture sur le motif*; Barque sur l’Oise*; Marche sur les pas de Van Gogh',
    tags: 'au vert, petit groupe, peinture',
  },
  {
    name: 'Château de la Guéville',
    kind: 'CHATEAU',
    stars: 5,
    place: 'Rambouillet',
    address: '1 chemin de la Faisanderie',
    at: [48.6362, 1.8122],
    bedrooms: 54,
    setting: 'forest',
    description:
      'Brique et pierre, deux ailes en retour, un étang en guise de douves : le château fut bâti sous Louis XIII pour un capitaine des chasses qui n’aimait pas la ville. La forêt de Rambouillet arrive aux grilles. Un financier de la Belle Époque a ajouté la salle de bal, les bains turcs et une ligne téléphonique, la troisième du département. Les comités de direction y passent deux nuits ; les discussions les plus franches se tiennent en bottes, sur la digue.',
    paragraphs: [
      [
        'Vos réunions',
        'La Salle de bal pour deux cents personnes, l’Orangerie pour un lancement, sept petits salons où s’éparpiller.',
      ],
      ['La table', 'Gibier d’automne, pigeon de Rambouillet, cave de neuf mille bouteilles ouverte aux curieux.'],
      ['La nuit', 'Quarante chambres au château, quatorze dans la faisanderie ; feu de bois dans les suites.'],
    ],
    rooms:
      'La Salle de bal 245; L’Orangerie 180; Salon du Capitaine 80; Salon de la Louveterie 56; La Digue 34; Le Cabinet turc 22 -pmr',
    extras: ['SPA', 'INDOOR_POOL', 'TENNIS', 'SECLUDED', 'HELIPAD', 'GARDEN', 'CONCIERGE', 'EXCLUSIVE_HIRE'],
    access: 'S Gare de Rambouillet 9C; R N10 Rambouillet-Centre 8; A Aéroport d’Orly 50',
    near: 'Château de Rambouillet 1,6; Bergerie nationale 2; Espace Rambouillet 6',
    activities: 'Fauconnerie; Équitation en forêt; Pêche à la mouche dans l’étang*; Ball-trap; Hammam*',
    tags: 'château, direction, forêt',
  },
  {
    name: 'La Grange aux Changeurs',
    kind: 'TOWNHOUSE',
    stars: 3,
    place: 'Provins',
    address: '15 rue de Jouy',
    bedrooms: 18,
    setting: 'old-town',
    description:
      'Au temps des foires de Champagne, on pesait ici florins, sterlings et deniers provinois ; le taux du jour se criait depuis le perron. La ville haute n’a plus rien d’une place financière, mais ses remparts, intacts, donnent aux discussions budgétaires une gravité amusante. La maison superpose deux salles voûtées, un étage à pans de bois et dix-huit chambres. Une rose en confiture accompagne le café, spécialité locale depuis le retour de la croisade.',
    paragraphs: [
      [
        'Sous les voûtes',
        'La salle basse reçoit quatre-vingts personnes dans une fraîcheur égale ; on y projette sur un mur de 1230.',
      ],
      ['À table', 'Brie de Provins, pintade, miel et roses : le Moyen Âge, avec des fourchettes.'],
    ],
    rooms:
      'La Salle des changeurs 96 -jour -pmr (voûtes du XIIIe siècle); La Halle aux draps 70 -pmr; Le Poids du roi 36; La Balance 20',
    extras: ['GARDEN', 'EXCLUSIVE_HIRE', 'PETS_ALLOWED'],
    access: 'S Gare de Provins 20; R A5 sortie 16 25; A Aéroport d’Orly 65',
    near: 'Tour César 0,4; Remparts de la ville haute 0,3; Grange aux dîmes 0,2',
    activities: 'Spectacle de fauconnerie aux remparts; Enquête médiévale dans les souterrains; Frappe de monnaie*',
    tags: 'médiéval, remparts, résidentiel',
  },
  {
    name: 'La Guinguette Beauté-sur-Marne',
    kind: 'RESTAURANT',
    stars: 4,
    place: 'Nogent-sur-Marne',
    address: '60 quai du Port',
    at: [48.8325, 2.4785],
    setting: 'river',
    description:
      'Le dimanche, on y venait de la Bastille par le petit train, danser sous les lampions et manger la friture. Le train est devenu RER, les lampions sont restés, l’accordéon aussi pour peu qu’on le demande. La grande salle sur pilotis, repeinte vert Marne, fait en semaine une salle de réunion aérée dont les fenêtres se lèvent comme dans un wagon. Les ateliers se prolongent en barque ; les comptes rendus y gagnent en concision.',
    paragraphs: [
      [
        'En semaine',
        'Cent quarante personnes dans la salle de danse, deux petites tonnelles couvertes pour les sous-groupes.',
      ],
      [
        'La friture et le reste',
        'Goujons, moules, entrecôtes, île flottante ; formule déjeuner servie à la même minute pour tous.',
      ],
    ],
    rooms:
      'La Salle de danse 165 (sur pilotis, fenêtres à guillotine); La Tonnelle 60; Le Débarcadère 80 -toit; Le Bastringue 24',
    extras: ['TERRACE', 'DANCE_FLOOR', 'STAGE', 'GARDEN', 'PETS_ALLOWED'],
    access: 'S Gare de Nogent-sur-Marne (RER A) 14; R A4 sortie 4 6; A Aéroport d’Orly 25',
    near: 'Pavillon Baltard 1,0; Bois de Vincennes 1,5; Île de Beauté 0,3',
    activities: 'Régate de barques en équipe*; Cours de valse musette*; Dragon boat sur la Marne',
    tags: 'guinguette, bord de Marne, cohésion',
  },
];
