import type { VenueSheet } from '../demo-venue.types.ts';

/** Auvergne-Rhône-Alpes outside Lyon: lakes, high mountains, volcanoes, vines and the Drôme. */
export const auvergneRhoneAlpes: readonly VenueSheet[] = [
  {
    name: 'Le Rivage d’Albigny',
    kind: 'HOTEL',
    stars: 5,
    place: 'Annecy',
    address: '37 avenue d’Albigny',
    at: [45.9033, 6.1438],
    bedrooms: 74,
    setting: 'lake',
    description:
      'Le lac commence de l’autre côté de l’avenue, derrière une rangée de platanes taillés en rideau. Bâti en 1911 pour une clientèle venue prendre l’air du Semnoz, le Rivage a traversé le siècle avec ses bow-windows et son ascenseur à grille ; une aile de mélèze clair, posée dans le jardin, abrite depuis peu les salles. Vers six heures du soir, la Tournette rosit et les réunions s’arrêtent d’elles-mêmes. On va nager, ou l’on regarde nager les autres.',
    paragraphs: [
      [
        'L’aile de travail',
        'La salle Tournette ouvre en grand sur la pelouse : deux cents personnes y tiennent assises, et la première pause se prend les pieds dans l’herbe.',
      ],
      [
        'À table',
        'Féra du lac, reblochon de Manigod, myrtilles en saison. Le chef prépare aussi des paniers pour les réunions qui partent en bateau.',
      ],
      [
        'La nuit',
        'Chambres au sud face au lac, au nord face aux Aravis ; personne n’a encore réussi à dire lesquelles sont les plus belles.',
      ],
    ],
    rooms: 'La Tournette 230 (ouverte sur la pelouse); Semnoz 105; Roc de Chère 64; Parmelan 36; Le Fumoir 28',
    extras: ['SPA', 'INDOOR_POOL', 'TERRACE', 'GARDEN', 'MOUNTAIN_VIEW', 'CONCIERGE', 'CHARGING_STATION'],
    access: 'S Gare d’Annecy 18; R A41 sortie 16 12; A Aéroport de Genève 45; P Embarcadère du Pâquier 8W',
    near: 'Vieille ville d’Annecy 1,2; Plage d’Albigny 0,5; Le Semnoz 16',
    activities:
      'Sortie en voilier sur le lac; Tour du lac à vélo électrique; Spa face aux Aravis*; Parapente au col de la Forclaz',
    tags: 'lac, grand standing, montagne',
  },
  {
    name: 'Prieuré de Clairmont-le-Lac',
    kind: 'COUNTRY_ESTATE',
    stars: 4,
    place: 'Talloires-Montmin',
    address: '4 chemin de l’Ermitage',
    bedrooms: 32,
    setting: 'lake',
    description:
      'Des bénédictins avaient choisi cette baie pour sa douceur : la vigne y mûrissait, le Roc de Chère coupait la bise. Leur prieuré n’a conservé que le cloître et le réfectoire, assez pour que le silence y reste une habitude. Trente-deux chambres, toutes différentes, regardent la baie de Talloires ou les dents de Lanfon, sombres à midi, cuivrées le soir. Les séminaires s’y tiennent lentement ; deux jours passent comme une longue matinée.',
    paragraphs: [
      [
        'Le réfectoire',
        'Voûté, chauffé, équipé d’une projection qui s’efface dans la pierre. Les quatre cellules voisines servent de salles de sous-commission.',
      ],
      [
        'La cuisine du prieuré',
        'Une brigade de six personnes, un potager clos, des poissons pêchés par la dernière famille de pêcheurs de la rive.',
      ],
    ],
    rooms:
      'Le Réfectoire 132 (voûtes d’arêtes, XVe siècle); Le Cloître vitré 160; Cellule Saint-Germain 26; Cellule Saint-Jorioz 24; La Vigne 40',
    extras: ['SECLUDED', 'EXCLUSIVE_HIRE', 'GARDEN', 'OUTDOOR_POOL', 'MOUNTAIN_VIEW'],
    access: 'S Gare d’Annecy 25C; R A41 sortie 16 30; A Aéroport de Genève 60',
    near: 'Réserve naturelle du Roc de Chère 1,0; Col de la Forclaz 8; Golf du lac d’Annecy 2',
    activities: 'Baignade depuis le ponton*; Randonnée au Roc de Chère; Lecture à voix haute au cloître*',
    tags: 'au vert, lac, cloître',
  },
  {
    name: 'Chalet des Drus Rouges',
    kind: 'MOUNTAIN_LODGE',
    stars: 4,
    place: 'Chamonix-Mont-Blanc',
    address: '285 chemin des Cristalliers',
    bedrooms: 41,
    setting: 'mountains',
    description:
      'Un cristallier du pays avait juré d’appeler ainsi la maison qu’il bâtirait avec le produit de sa plus belle fluorine. Le chalet date de 1954, l’agrandissement de 2016 ; entre les deux, le mélèze a simplement changé de gris. Le glacier des Bossons tombe dans les fenêtres du salon et fournit, en plein juillet, une excuse pour allumer le feu. Guides et moniteurs passent à l’heure de l’apéritif donner la météo du lendemain, que l’on programme aussitôt.',
    paragraphs: [
      [
        'Réunir en altitude',
        'La salle Fluorine se ferme par des volets pleins pour la projection, puis se rouvre d’un coup sur la chaîne : l’effet n’échoue jamais.',
      ],
      [
        'Autour du feu',
        'Soupe au reblochon, pormonier, tarte aux myrtilles. Le menu de montagne se double d’une version légère pour les après-midi studieux.',
      ],
      [
        'Dormir',
        'Quarante et une chambres en bois brossé, local à skis chauffé et bain nordique ouvert jusqu’à minuit.',
      ],
    ],
    rooms: 'Fluorine 140; Quartz fumé 70; Améthyste 42; La Cheminée 55 -pmr; Le Relais des guides 25',
    extras: ['SPA', 'MOUNTAIN_VIEW', 'BAR', 'SHUTTLE', 'TERRACE'],
    access: 'S Gare de Chamonix-Mont-Blanc 12; R A40 Le Fayet 20; A Aéroport de Genève 70',
    near: 'Téléphérique de l’Aiguille du Midi 0,9; Mer de Glace (Montenvers) 6; Lac des Gaillands 1,5',
    activities:
      'Randonnée glaciaire encordée; Ski avec moniteurs; Bain nordique sous les étoiles*; Atelier nœuds et encordement*',
    tags: 'haute montagne, cohésion d’équipe, ski',
  },
  {
    name: 'La Ferme Sous-Rochebrune',
    kind: 'MOUNTAIN_LODGE',
    stars: 5,
    place: 'Megève',
    address: '610 route de la Cry',
    bedrooms: 27,
    setting: 'mountains',
    description:
      'Sous le toit à deux pans, la grange a gardé ses madriers noirs de fumée et la date de 1788 gravée au-dessus du pont de chargement. Le reste appartient à notre siècle : laine bouillie, pierre d’Oyé, piscine taillée dans l’ancienne étable. Megève est à dix minutes en calèche, Rochebrune à portée de raquettes. Ses vingt-sept chambres en font une maison de direction plus qu’un hôtel, où le patron partage d’ordinaire la grande table.',
    paragraphs: [
      [
        'Vos réunions',
        'La Grange tient soixante personnes en cabaret sous neuf mètres de charpente ; l’Écurie et le Fenil reçoivent les groupes de travail.',
      ],
      [
        'La grande table',
        'Trente couverts d’un seul tenant, plateau de cerisier. Omble chevalier, beaufort d’alpage, chartreuse du trésor.',
      ],
    ],
    rooms: 'La Grange 125 (neuf mètres sous faîtage); L’Écurie 54; Le Fenil 38 -pmr; Le Bureau du Val 20',
    extras: ['SPA', 'INDOOR_POOL', 'MOUNTAIN_VIEW', 'EXCLUSIVE_HIRE', 'CONCIERGE', 'PETS_ALLOWED', 'SHUTTLE'],
    access: 'S Gare de Sallanches-Combloux-Megève 20C; R A40 sortie 20 22; A Aéroport de Genève 70',
    near: 'Télécabine de Rochebrune 0,8; Centre de Megève 1,6; Altiport de Megève 6',
    activities:
      'Raquettes à la tombée du jour; Conduite sur glace à Flaine; Cours de cuisine savoyarde*; Descente en luge',
    tags: 'chalet privatif, direction, piscine',
  },
  {
    name: 'Les Turbines du Drac',
    kind: 'LOFT',
    stars: 3,
    place: 'Grenoble',
    address: '23 rue Ampère',
    at: [45.1868, 5.7062],
    setting: 'mountains',
    description:
      'La houille blanche a fait Grenoble ; ce plateau de 600 m² en est une relique heureuse. On y bobinait des alternateurs pour les vallées de Belledonne, et le pont roulant, repeint en jaune, porte désormais les projecteurs. Par les fenêtres d’atelier, trois massifs se partagent l’horizon : il est difficile de s’y perdre, impossible de s’y ennuyer. Start-up du Polygone scientifique et collectivités y viennent à vélo, suspendent leur casque aux anciens vestiaires et se mettent au travail.',
    paragraphs: [
      [
        'L’espace',
        'Un grand plateau, des cloisons sur rails, un gradin de bois de quatre-vingts places : la journée change de forme trois fois.',
      ],
      ['Se restaurer', 'Ravioles, noix de l’Isère, bières brassées à Fontanil. Tout arrive en bocaux consignés.'],
    ],
    rooms: 'Le Bobinage 310; Le Gradin 95; La Salle des vannes 46; Le Tableau électrique 22',
    extras: ['STAGE', 'VIDEO_CONFERENCE', 'STEP_FREE_ACCESS', 'MOUNTAIN_VIEW'],
    access: 'S Gare de Grenoble 15; T Saint-Bruno 7; R A480 sortie 2 6; A Aéroport Lyon-Saint-Exupéry 60',
    near: 'Téléphérique de la Bastille 2,0; Presqu’île scientifique 1,4; Musée de Grenoble 2,2',
    activities: 'Montée à la Bastille au pas de course; Fresque de l’énergie*; Murs de street art à vélo',
    tags: 'plateau modulable, innovation, à vélo',
  },
  {
    name: 'La Rubanerie Tardy',
    kind: 'INDUSTRIAL_HALL',
    stars: 4,
    place: 'Saint-Étienne',
    address: '16 rue des Passementiers',
    at: [45.4352, 4.3817],
    setting: 'skyline',
    description:
      'Saint-Étienne a noué les chapeaux du monde entier. Chez les passementiers de la colline de Tardy, les fenêtres montaient à cinq mètres pour laisser entrer les métiers hauts ; les salles en profitent encore. La fabrique a fermé en 1983, rouvert en 2012 avec ses planchers, ses courroies et une collection de rubans que l’on consulte comme une bibliothèque de couleurs. La ville du design y vient faire ses jurys, ses lancements, ses fins d’année.',
    paragraphs: [
      [
        'Trois étages, trois rythmes',
        'Plénière en bas, ateliers au premier, terrasse couverte au dernier avec vue sur les crassiers.',
      ],
      [
        'Le buffet',
        'Râpées de pommes de terre, fourme de Montbrison, sarasson : la Loire dans l’assiette, sans folklore.',
      ],
    ],
    rooms:
      'La Salle des hauts métiers 280 (cinq mètres sous plafond); L’Ourdissage 120; Le Rubanier 64; La Teinture 36 -jour',
    extras: ['STAGE', 'TERRACE', 'DANCE_FLOOR', 'EXCLUSIVE_HIRE', 'TECHNICIAN'],
    access:
      'S Gare de Saint-Étienne-Châteaucreux 14T; T Bellevue 10; R A72 sortie 12 8; A Aéroport Lyon-Saint-Exupéry 65',
    near: 'Cité du design 2,6; Musée d’Art et d’Industrie 0,9; Stade Geoffroy-Guichard 4',
    activities: 'Création d’un ruban sur métier*; Montée au crassier Michon; Visite de la Cité du design',
    tags: 'design, patrimoine ouvrier, lancement de produit',
  },
  {
    name: 'Hôtel Pariou',
    kind: 'HOTEL',
    stars: 4,
    place: 'Clermont-Ferrand',
    address: '41 boulevard Desaix',
    at: [45.7745, 3.0841],
    bedrooms: 88,
    setting: 'old-town',
    description:
      'La pierre noire de Volvic habille le hall, du sol au comptoir, et l’on s’étonne qu’elle soit si chaude. À deux pas de la place de Jaude, l’établissement joue la carte du volcan sans en abuser : plans-reliefs de la chaîne des Puys, carte des eaux au restaurant, rien de plus. Au cinquième étage, la salle Dôme embrasse l’horizon entier, une quarantaine de cratères alignés. Par temps clair, les orateurs tournent le dos à la fenêtre ; ils ont compris.',
    paragraphs: [
      [
        'Les salles',
        'La salle Dôme au sommet, quatre salons au premier, dont deux communicants. Régie intégrée, visioconférence dans toutes.',
      ],
      ['À la carte', 'Truffade, pounti, saint-nectaire affiné à la cave de l’hôtel ; et une vraie carte végétale.'],
    ],
    rooms: 'Dôme 145 (horizon sur la chaîne des Puys); Sancy 80; Limagne 80; Cézallier 34; Livradois 24',
    extras: ['FITNESS', 'MOUNTAIN_VIEW', 'CHARGING_STATION', 'STEP_FREE_ACCESS'],
    access: 'S Gare de Clermont-Ferrand 18; T Jaude 3; R A71 sortie 15 12; A Aéroport Clermont-Ferrand Auvergne 18',
    near: 'Place de Jaude 0,2; Cathédrale Notre-Dame-de-l’Assomption 0,6; Puy de Dôme 14',
    activities: 'Ascension du Puy de Dôme; Dégustation d’eaux et de fromages*',
    tags: 'volcans, centre-ville, panorama',
  },
  {
    name: 'Domaine d’Ambroizeau',
    kind: 'VINEYARD',
    stars: 4,
    place: 'Vienne',
    address: '112 montée Bon-Accueil',
    bedrooms: 12,
    setting: 'vineyard',
    description:
      'Pline vantait déjà les vins de Vienne ; le phylloxéra les a fait oublier cent ans. Sur les terrasses de schiste qui dominent le Rhône, une poignée de vignerons ont replanté la syrah à la pioche. Le cuvier, enterré pour laisser la pente intacte, s’ouvre en façade sur le méandre et les toits romains. Réunion le matin, taille ou vendange l’après-midi selon la saison, et le soir une table dressée entre les foudres : le programme n’a guère besoin d’être embelli.',
    paragraphs: [
      [
        'Vos réunions',
        'Le Cuvier et la Salle des schistes communiquent par une porte de chai ; température constante, acoustique sourde, réseau excellent.',
      ],
      ['La table du vigneron', 'Cochon de lait rôti au sarment, picodons, vins de la maison et des voisins d’en face.'],
    ],
    rooms: 'Le Cuvier 150; La Salle des schistes 72; Le Caveau 45 -jour -pmr',
    extras: ['TERRACE', 'SECLUDED', 'EXCLUSIVE_HIRE', 'CATERING'],
    access: 'S Gare de Vienne 8C; R A7 sortie 9 10; A Aéroport Lyon-Saint-Exupéry 35',
    near: 'Théâtre antique de Vienne 1,4; Temple d’Auguste et de Livie 1,6; Musée gallo-romain 2,2',
    activities: 'Assemblage de son propre vin*; Taille de la vigne*; Visite du théâtre antique',
    tags: 'vignoble, rhône, dégustation',
  },
  {
    name: 'Les Pierres de Miel',
    kind: 'VINEYARD',
    stars: 3,
    place: 'Val d’Oingt',
    address: '290 route du Haut-Mont',
    at: [45.9478, 4.5835],
    bedrooms: 16,
    setting: 'vineyard',
    description:
      'Dans ce coin du Beaujolais, le calcaire prend à cinq heures la couleur du pain d’épices ; même les niches des chiens semblent bâties en Toscane. Le domaine aligne une maison de maître, un pressoir à cliquet et seize chambres réparties dans les logements de vendangeurs. Les rangs de gamay arrivent au ras des fenêtres. C’est l’un des rares endroits, à quarante minutes de Lyon, où l’on peut encore dîner dehors sans entendre une voiture.',
    paragraphs: [
      [
        'Travailler au pressoir',
        'La machine de 1826 occupe un mur, les participants l’autre ; le vidéoprojecteur fait la jonction. Deux chambres de vendangeurs servent de petits salons.',
      ],
      [
        'Manger',
        'Andouillette au vin blanc, gratin de cardons, tarte aux noix. Les bouteilles sont étiquetées au nom de l’équipe si elle le souhaite.',
      ],
    ],
    rooms: 'Le Pressoir 110 (machine de 1826 en place); La Cuverie 68; Le Logis 30; Le Colombier 18 -pmr',
    extras: ['OUTDOOR_POOL', 'GARDEN', 'SECLUDED', 'PETS_ALLOWED', 'TERRACE'],
    access: 'S Gare de Villefranche-sur-Saône 25C; R A6 sortie 31.2 22; A Aéroport Lyon-Saint-Exupéry 50',
    near: 'Village d’Oingt 0,8; Château de Jarnioux 4; Theizé 4',
    activities:
      'Balade en 2 CV dans les Pierres dorées; Dégustation de beaujolais blancs et rouges*; Pétanque au pied du colombier*',
    tags: 'beaujolais, pierres dorées, dîner dehors',
  },
  {
    name: 'Grand Hôtel de la Volane',
    kind: 'HOTEL',
    stars: 3,
    place: 'Vals-les-Bains',
    address: '20 avenue Paul-Ribeyre',
    bedrooms: 58,
    setting: 'river',
    description:
      'Les curistes prenaient ici l’eau de six sources différentes, verre gradué à la main. La saison thermale a raccourci, l’hôtel a gardé le casino d’en face, le kiosque, la galerie couverte et l’impression de vivre dans une opérette. Côté rivière, la Volane court sur le basalte ; côté jardin, des châtaigniers. Les entreprises d’Aubenas et de Montélimar y logent leurs conventions, sûres que personne ne filera au bureau entre deux sessions.',
    paragraphs: [
      [
        'Salles de saison',
        'La salle des Fêtes a son parquet de bal et sa scène à l’italienne ; trois salons prolongent la galerie.',
      ],
      ['Les repas', 'Châtaigne en dix façons, picodon, charcuteries des Cévennes vivaroises.'],
    ],
    rooms:
      'La Salle des Fêtes 260 (scène et parquet de bal); Salon des Sources 90; Salon Volane 48; Le Verre gradué 24',
    extras: ['STAGE', 'OUTDOOR_POOL', 'GARDEN', 'DANCE_FLOOR', 'SPA'],
    access: 'S Gare de Montélimar 55C; R A7 sortie 17 55; A Aéroport Lyon-Saint-Exupéry 130',
    near: 'Source intermittente de Vals 0,4; Aubenas 6; Coulée basaltique de Jaujac 14',
    activities: 'Descente de l’Ardèche en canoë; Rallye des sources; Soirée casino',
    tags: 'ville d’eaux, belle époque, convention',
  },
  {
    name: 'Château d’Arzelier',
    kind: 'CHATEAU',
    stars: 4,
    place: 'Grignan',
    address: '860 chemin des Truffières',
    bedrooms: 24,
    setting: 'lavender',
    description:
      'Madame de Sévigné a décrit ce vent, ce ciel et cette truffe ; il ne manque à la page que les platanes, plantés après elle. Arzelier est une bâtisse de 1690, quadrangulaire, presque sévère, que la lavande encercle en juillet d’un violet indiscret. Derrière, la truffière de deux hectares donne tout l’hiver. Vingt-quatre chambres, une orangerie pour les plénières, une magnanerie pour les ateliers : le domaine fonctionne pour un seul client à la fois.',
    paragraphs: [
      [
        'Orangerie et magnanerie',
        'La première accueille cent vingt personnes devant neuf portes-fenêtres ; la seconde, plus fraîche, se divise en trois salles.',
      ],
      [
        'Truffe et Tricastin',
        'De décembre à mars, omelettes et brouillades ; l’été, agneau de la Drôme et melons du voisin.',
      ],
      ['Les chambres', 'Toile de Jouy, tomettes, baignoires à pieds : de l’ancien qui chauffe et qui se ferme.'],
    ],
    rooms: 'L’Orangerie 145; La Magnanerie 88 -pmr; Le Ver à soie 40; Le Cabinet de lettres 26; Le Grand Salon 60',
    extras: ['OUTDOOR_POOL', 'GARDEN', 'SECLUDED', 'EXCLUSIVE_HIRE', 'TENNIS', 'HELIPAD'],
    access: 'S Gare de Montélimar 30C; R A7 sortie 18 22; S Gare d’Avignon TGV 65C',
    near: 'Château de Grignan 2,5; Village de la Garde-Adhémar 16; Nyons 22',
    activities:
      'Cavage de la truffe avec chien*; Atelier d’écriture épistolaire*; Dégustation d’huiles de Nyons; Pétanque*',
    tags: 'lavande, truffe, domaine privatif',
  },
  {
    name: 'Hôtel Lamartine-du-Bourget',
    kind: 'HOTEL',
    stars: 4,
    place: 'Aix-les-Bains',
    address: '18 boulevard des Anglais',
    at: [45.6899, 5.9171],
    bedrooms: 110,
    setting: 'lake',
    description:
      'La reine Victoria avait ses habitudes sur ce coteau ; la façade à balcons jaune paille en a gardé une façon de se tenir droite. Cent dix chambres, un jardin d’hiver aux palmiers indociles et, au rez-de-jardin, un ensemble de salles refait à neuf dont la plus grande dépasse les trois cents mètres carrés. Le Bourget scintille en contrebas. Paris est à trois heures de train direct, Genève à une heure : les comités européens s’y retrouvent au milieu du chemin.',
    paragraphs: [
      [
        'Vos réunions',
        'Le Salon Victoria réunit deux cent cinquante personnes et se scinde en trois. Interprétation possible depuis la galerie.',
      ],
      ['Restaurant', 'Lavaret, diots, tomme des Bauges et roussette de Savoie, servis sous la verrière de 1894.'],
    ],
    rooms: 'Salon Victoria 320 (divisible en trois); Dent du Chat 110; Revard 75; Hautecombe 50; Le Jardin d’hiver 95',
    extras: ['SPA', 'INDOOR_POOL', 'GARDEN', 'MOUNTAIN_VIEW', 'ROOM_SERVICE', 'LIFT'],
    access: 'S Gare d’Aix-les-Bains – Le Revard 10; R A41 sortie 14 10; A Aéroport de Genève 60',
    near: 'Lac du Bourget 2,4; Abbaye de Hautecombe 20; Mont Revard 17',
    activities: 'Croisière vers l’abbaye de Hautecombe; Bains et modelages*; Vélo sur les crêtes du Revard',
    tags: 'ville thermale, lac, international',
  },
  {
    name: 'Le Palais du Pesage',
    kind: 'CONGRESS_CENTRE',
    stars: 3,
    place: 'Vichy',
    address: '5 rue du Parc',
    at: [46.1246, 3.4203],
    setting: 'river',
    description:
      'Vichy fut vingt ans durant la capitale européenne de l’oisiveté élégante ; elle en a conservé les équipements, rarement les tarifs. Ce palais de tribunes, reconstruit en 1928 au bord de l’Allier, a cédé ses guichets de paris à des vestiaires et sa salle du pesage à une plénière de cinq cents places. Les galeries de fonte du parc des Sources y conduisent au sec. Les fédérations professionnelles y reviennent d’année en année, avec leurs habitudes et leurs bouliers.',
    paragraphs: [
      [
        'Plénière et commissions',
        'Cinq cents fauteuils au Pesage, six commissions sous les tribunes, une salle de presse au premier étage.',
      ],
      [
        'Banquets',
        'Jusqu’à deux cent cinquante couverts face au plan d’eau ; charolais, pastilles et crème de marrons compris.',
      ],
    ],
    rooms:
      'Le Pesage 540=500; La Grande Tribune 420; Salle Napoléon 150; Salle des Célestins 80; Salle Lucas 55; La Presse 30',
    extras: ['STAGE', 'TECHNICIAN', 'STEP_FREE_ACCESS', 'TERRACE', 'DANCE_FLOOR', 'LIFT'],
    access: 'S Gare de Vichy 15; R A719 Vichy 15; A Aéroport Clermont-Ferrand Auvergne 50',
    near: 'Parc des Sources 0,4; Opéra de Vichy 0,5; Lac d’Allier 0,3',
    activities: 'Aviron sur le lac d’Allier; Visite de la ville aux architectures; Soirée à l’opéra',
    tags: 'fédérations, banquet, ville d’eaux',
  },
];
