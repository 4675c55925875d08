import type { VenueSheet } from '../demo-venue.types.ts';

/** Paris, sixteen arrondissements out of twenty. */
export const paris: readonly VenueSheet[] = [
  {
    name: 'Les Salons du Bouloi',
    kind: 'TOWNHOUSE',
    stars: 4,
    place: 'Paris 1er',
    address: '17 rue du Bouloi',
    at: [48.8641, 2.3407],
    setting: 'old-town',
    description:
      'Les diligences pour Lyon partaient de cette cour, quatre fois la semaine, à cinq heures du matin. Les pavés en gardent l’ornière et l’on entre toujours par le porche des messageries. Au premier étage, six salons s’enfilent sous des boiseries gris de lin, avec vue sur la galerie Véro-Dodat d’un côté, sur les toits de la Bourse de Commerce de l’autre. L’acoustique feutrée du XVIIIe siècle épargne le micro jusqu’à quatre-vingts personnes.',
    paragraphs: [
      [
        'Une journée au premier étage',
        'Le Salon des Messageries pour la plénière, le Cabinet gris pour les arbitrages, la galerie pour tout ce qui se dit entre deux portes.',
      ],
      [
        'Traiteur à demeure',
        'Cuisine équipée et maître d’hôtel sur place ; les menus changent au rythme du carreau des Halles, ou de ce qu’il en reste.',
      ],
    ],
    rooms:
      'Salon des Messageries 108 (boiseries classées); Salon Véro 66; Cabinet gris 30; Salon du Relais 45; L’Écritoire 18',
    extras: ['CATERING', 'EXCLUSIVE_HIRE', 'CONCIERGE'],
    access: 'M Louvre – Rivoli 5; M Palais-Royal – Musée du Louvre 6; S Gare de Lyon 18T; S Gare du Nord 17T',
    near: 'Bourse de Commerce 0,2; Palais-Royal 0,3; Musée du Louvre 0,5',
    activities: 'Passages couverts au crépuscule; Atelier de calligraphie*',
    tags: 'boiseries, Palais-Royal, conseil',
  },
  {
    name: 'L’Entresol Réaumur',
    kind: 'LOFT',
    stars: 4,
    place: 'Paris 2e',
    address: '92 rue Réaumur',
    at: [48.8675, 2.3462],
    setting: 'skyline',
    description:
      'Le fer, le verre et l’ambition : en 1898, la rue Réaumur organisait des concours de façades, et celle-ci n’a rien gagné, ce qui n’enlève rien à ses baies de six mètres. L’entresol servait à déballer les étoffes du Sentier. Vidé, poncé, doté d’un sol de résine claire, il forme une lame de deux cents mètres carrés où les agences tournent leurs films et où les directions produit font leurs revues. Le quartier nourrit tout le monde à midi, dans douze langues.',
    paragraphs: [
      [
        'Configuration',
        'Rideaux acoustiques sur rails, mobilier à roulettes, quatre écrans : l’espace se recompose pendant la pause.',
      ],
      [
        'Vivres',
        'Petit-déjeuner du boulanger de la rue des Petits-Carreaux, déjeuner libanais, chinois ou breton selon l’humeur du groupe.',
      ],
    ],
    rooms: 'La Lame 170; Le Déballage 48; La Cage de verre 16',
    extras: ['VIDEO_CONFERENCE', 'BAR', 'LIFT', 'DANCE_FLOOR'],
    access: 'M Sentier 2; M Réaumur – Sébastopol 6; S Gare de l’Est 15T; S Gare Saint-Lazare 17T',
    near: 'Passage du Caire 0,2; Rue Montorgueil 0,3; Musée des Arts et Métiers 0,8',
    activities: 'Visite des fabriques du Sentier; Montage d’un film en une journée*',
    tags: 'tournage, produit, modulable',
  },
  {
    name: 'La Fabrique Pastourelle',
    kind: 'LOFT',
    stars: null,
    place: 'Paris 3e',
    address: '21 rue Pastourelle',
    at: [48.8625, 2.3612],
    setting: 'old-town',
    description:
      'Un fabricant de montures de parapluies avait couvert sa cour d’une verrière pour travailler par tous les temps : on ne saurait mieux dire. Le Marais des galeries a pris la suite, sans toucher à la fonte ni au monte-charge. Trois niveaux ouverts sur le vide, un olivier en bac, des murs prêts à recevoir des accrochages. Une journée de réflexion s’y achève volontiers en vernissage, les cimaises aidant.',
    paragraphs: [
      [
        'Sous la verrière',
        'Cent quinze personnes en théâtre, cent quarante debout ; les coursives offrent trois alcôves pour les ateliers.',
      ],
      [
        'Le comptoir',
        'Dix mètres de zinc d’origine, où un traiteur japonais de la rue de Bretagne tient volontiers boutique.',
      ],
    ],
    rooms: 'La Verrière 130 (fonte et verre, 1887); La Coursive 52 -pmr; L’Ombrelle 28; Le Manche 19 -pmr',
    extras: ['EXCLUSIVE_HIRE', 'SOUND_SYSTEM', 'BAR'],
    access: 'M Arts et Métiers 6; M Filles du Calvaire 7; S Gare de Lyon 20T',
    near: 'Musée Picasso 0,4; Marché des Enfants-Rouges 0,3; Musée Carnavalet 0,7',
    activities: 'Parcours de galeries avec une commissaire; Fabrique de parapluies*; Cocktail-vernissage*',
    tags: 'verrière, galerie, Marais',
  },
  {
    name: 'Amphithéâtre Clopin',
    kind: 'CONGRESS_CENTRE',
    stars: 3,
    place: 'Paris 5e',
    address: '6 rue Clopin',
    at: [48.8464, 2.3512],
    setting: 'old-town',
    description:
      'La montagne Sainte-Geneviève a toujours aimé les chaires et les contradicteurs. Celui-ci est un amphithéâtre de médecine de 1908, en hémicycle raide, où deux cents auditeurs voient le conférencier de si près qu’il n’ose pas lire ses notes. Une rénovation respectueuse a remplacé les bancs, gardé la chaire de chêne et caché la fibre. Le jardin longe l’enceinte de Philippe Auguste ; les cafés s’y prennent entre deux contreforts vieux de huit siècles.',
    paragraphs: [
      [
        'Colloques',
        'Captation par trois caméras, cabine de traduction, quatre salles de commission disposées en couronne.',
      ],
      [
        'Pauses',
        'Le buffet est servi au jardin d’avril à octobre, dans l’ancienne salle des herbiers le reste de l’année.',
      ],
    ],
    rooms:
      'L’Hémicycle 190=200 -jour -pmr (deux cents places en gradins); Salle des herbiers 105; Salle Cuvier-Bas 48; Salle de thèse 32; Le Préparateur 17',
    extras: ['TECHNICIAN', 'GARDEN', 'VIDEO_CONFERENCE', 'STAGE'],
    access: 'M Cardinal Lemoine 3; M Place Monge 7; S Gare d’Austerlitz 15; S Gare de Lyon 14T',
    near: 'Panthéon 0,5; Jardin des Plantes 0,7; Arènes de Lutèce 0,3',
    activities: 'Géologie de Paris à pied; Joute oratoire arbitrée*',
    tags: 'colloque, hémicycle, Quartier latin',
  },
  {
    name: 'Hôtel du Passage Férou',
    kind: 'HOTEL',
    stars: 5,
    place: 'Paris 6e',
    address: '5 rue Férou',
    at: [48.8499, 2.3339],
    bedrooms: 48,
    setting: 'old-town',
    description:
      'Entre Saint-Sulpice et le Luxembourg, la rue Férou n’a que cent cinquante mètres, mais elle les emploie bien : des mousquetaires, un poème peint sur un mur, ce porche. Derrière, quarante-huit chambres entourent un jardin de buis et de magnolias que l’on ne soupçonne pas. Les éditeurs y donnent leurs prix, les laboratoires leurs comités scientifiques. La maison sait servir un café sans interrompre une phrase.',
    paragraphs: [
      [
        'Salons et bibliothèque',
        'Quatre salons au niveau du jardin ; le plus grand s’ouvre par cinq portes-fenêtres, le plus petit ferme à clé.',
      ],
      ['La table', 'Une cuisine de légumes, précise, signée par une cheffe venue du pays d’Auge.'],
      ['La nuit', 'Draps de lin, isolation de studio d’enregistrement, petit-déjeuner jusqu’à onze heures.'],
    ],
    rooms: 'Salon du Magnolia 96; La Bibliothèque 58; Salon Athos 34; Le Boudoir 20',
    extras: ['CONCIERGE', 'ROOM_SERVICE', 'SPA', 'GARDEN', 'LIFT'],
    access: 'M Saint-Sulpice 4; M Mabillon 6; S Gare Montparnasse 15T; A Aéroport d’Orly 35C',
    near: 'Jardin du Luxembourg 0,2; Église Saint-Sulpice 0,1; Saint-Germain-des-Prés 0,5',
    activities: 'Course matinale au Luxembourg; Rencontre avec un relieur d’art; Lecture dans la bibliothèque*',
    tags: 'rive gauche, jardin caché, comité scientifique',
  },
  {
    name: 'Hôtel de Courcenay',
    kind: 'TOWNHOUSE',
    stars: 5,
    place: 'Paris 7e',
    address: '63 rue de Varenne',
    at: [48.8545, 2.3205],
    setting: 'old-town',
    description:
      'Entre cour et jardin, selon la règle du faubourg Saint-Germain : la cour pour les carrosses, le jardin pour les secrets. Une ambassade y siégea jusqu’en 1974, d’où l’escalier d’honneur, la salle de conférence en rotonde et une cave blindée qui sert désormais de vestiaire. Les ministères sont à deux rues ; les invités importants arrivent à pied et repartent rarement à l’heure. Trois hectares de verdure, ceux des voisins, font la vue.',
    paragraphs: [
      [
        'Réceptions et conseils',
        'La Rotonde réunit trente administrateurs autour d’un anneau de noyer ; les Grands Salons, trois cents invités debout.',
      ],
      [
        'Le service',
        'Maître d’hôtel attaché à chaque manifestation, trois maisons de traiteurs au choix, argenterie de l’ambassade.',
      ],
    ],
    rooms:
      'Les Grands Salons 290 (trois pièces en enfilade sur jardin); La Rotonde 105; Salon de la Valise 55; Le Chiffre 22; Le Jardin d’hiver 70',
    extras: ['CATERING', 'CONCIERGE', 'GARDEN', 'EXCLUSIVE_HIRE', 'TECHNICIAN', 'LIFT'],
    access: 'M Varenne 4; M Rue du Bac 8; S Gare Montparnasse 14T; A Aéroport d’Orly 40C',
    near: 'Musée Rodin 0,3; Hôtel des Invalides 0,6; Musée d’Orsay 0,9',
    activities: 'Visite des jardins ministériels; Concert de chambre sous la Rotonde*',
    tags: 'réception, prestige, protocole',
  },
  {
    name: 'Hôtel Haussoullier',
    kind: 'HOTEL',
    stars: 5,
    place: 'Paris 8e',
    address: '34 rue du Rocher',
    at: [48.8773, 2.3208],
    bedrooms: 156,
    setting: 'skyline',
    description:
      'La façade file sur neuf travées, une pour chacun des gendres du promoteur, disait-on en 1868. Du balcon, le quartier de l’Europe déroule ses rues aux noms de capitales jusqu’aux voies de Saint-Lazare, que Monet a peintes fumantes. Le hall, lui, ne fume plus ; il sent le cèdre et la bergamote. Sept salles au sous-sol ont été percées de puits de lumière en 2019, opération coûteuse dont les participants ne se rendent même pas compte, et c’était le but.',
    paragraphs: [
      [
        'Le niveau Europe',
        'Un plateau de 900 m² réservé aux congrès, avec foyer, régie et entrée indépendante rue du Rocher.',
      ],
      [
        'Deux restaurants',
        'Une brasserie ouverte du matin au soir, et une salle de vingt-quatre couverts pour les dîners qui comptent.',
      ],
      ['Séjourner', 'Cent cinquante-six chambres, dont dix-huit suites d’angle ; l’accueil parle sept langues.'],
    ],
    rooms:
      'Salon Constantinople 380 (puits de lumière, divisible); Salon Lisbonne 160; Salon Moscou 120; Salon Édimbourg 75; Salon Berne 48; Salon Turin 30',
    extras: ['SPA', 'FITNESS', 'CONCIERGE', 'ROOM_SERVICE', 'STEP_FREE_ACCESS', 'LIFT', 'TECHNICIAN'],
    access: 'S Gare Saint-Lazare 5; M Europe 4; M Villiers 6; A Aéroport Paris-Charles-de-Gaulle 40C',
    near: 'Parc Monceau 0,8; Boulevard Haussmann 0,9; Musée Jacquemart-André 0,9',
    activities: 'Parcours impressionniste du quartier de l’Europe; Mixologie au bar*; Yoga du matin*',
    tags: 'Saint-Lazare, grande capacité, haussmannien',
  },
  {
    name: 'Salle Papillon',
    kind: 'CONGRESS_CENTRE',
    stars: 3,
    place: 'Paris 9e',
    address: '13 rue Papillon',
    at: [48.8775, 2.3464],
    setting: 'skyline',
    description:
      'Music-hall, cinéma de quartier, patinage à roulettes, puis dix-sept ans de sommeil : la Papillon a tout connu sauf l’ennui. Le balcon en fer à cheval, ses stucs bleu canard et la machinerie à main ont été relevés par une troupe de techniciens tenaces. Trois cents sièges disparaissent dans les dessous en un quart d’heure ; on passe du discours au bal. À ceux qui ont peur du micro, la salle prête une confiance inattendue.',
    paragraphs: [
      [
        'Scène et régie',
        'Plateau de neuf mètres d’ouverture, gril, console son et lumière avec régisseur compris dans la location.',
      ],
      [
        'Foyer et entractes',
        'Le bar du premier tient cent cinquante personnes debout ; tapas de saison, cocktails sans façon.',
      ],
    ],
    rooms:
      'La Grande Salle 330 -jour (balcon en fer à cheval); Le Foyer 140; Les Loges 36 -jour -pmr; Le Paradis 60 -pmr',
    extras: ['STAGE', 'TECHNICIAN', 'BAR', 'DANCE_FLOOR', 'SOUND_SYSTEM'],
    access: 'M Poissonnière 4; M Cadet 5; S Gare du Nord 12; S Gare de l’Est 14',
    near: 'Square Montholon 0,2; Folies-Bergère 0,6; Opéra Garnier 1,4',
    activities: 'Improvisation théâtrale encadrée*; Patinage à roulettes nocturne*; Visite des dessous de scène*',
    tags: 'scène, convention, soirée dansante',
  },
  {
    name: 'La Halle aux Bateliers',
    kind: 'INDUSTRIAL_HALL',
    stars: null,
    place: 'Paris 10e',
    address: '138 quai de Jemmapes',
    at: [48.8757, 2.3655],
    setting: 'river',
    description:
      'Plâtre, sable, farine : le canal Saint-Martin livrait Paris par ici, et les bateliers y dormaient en attendant l’écluse. La halle a conservé ses anneaux d’amarrage scellés dans le mur, à hauteur d’épaule, l’eau ayant jadis monté jusque-là. Sol pavé de bois debout, volume d’une seule travée, portail à vantaux : une voiture entre sans manœuvrer. Les marques de mode y défilent en mars, les associations y votent en juin.',
    paragraphs: [
      [
        'Un seul grand volume',
        'Six cents mètres carrés sans poteau, deux mezzanines, 125 ampères. Le noir complet se fait en trois minutes.',
      ],
      [
        'Autour du canal',
        'Buffets de bateliers : harengs, pommes tièdes, pains de quatre livres. Ou tout autre chose, avec le traiteur de votre choix.',
      ],
    ],
    rooms:
      'La Halle 600 (sans poteau, portail de plain-pied); La Mezzanine amont 90 -pmr; La Mezzanine aval 70 -pmr; Le Dortoir 42',
    extras: ['STAGE', 'DANCE_FLOOR', 'EXCLUSIVE_HIRE', 'TECHNICIAN', 'CATERING'],
    access: 'M Colonel Fabien 5; M Jaurès 7; S Gare de l’Est 12; S Gare du Nord 15',
    near: 'Canal Saint-Martin 0,1; Hôpital Saint-Louis 0,3; Parc des Buttes-Chaumont 1,2',
    activities: 'Passage des écluses en bateau; Défilé de fin d’année*',
    tags: 'défilé, lancement, canal',
  },
  {
    name: 'L’Ébénisterie Titon',
    kind: 'LOFT',
    stars: 3,
    place: 'Paris 11e',
    address: '29 rue Titon',
    at: [48.8519, 2.3868],
    setting: 'skyline',
    description:
      'Le faubourg Saint-Antoine sentait la colle d’os et le palissandre. Au fond d’une cour longue comme une règle, l’ébéniste Kowalczyk montait des secrétaires à systèmes ; ses établis, raccourcis, font aujourd’hui de belles tables de réunion, avec encore quelques traits de scie. Les trois salles se succèdent au rez-de-chaussée, séparées par des châssis vitrés. Il y a un figuier, deux chats et une machine à café italienne que chacun finit par savoir régler.',
    paragraphs: [
      [
        'Pour quoi faire',
        'Ateliers, formations, prototypes : on peut clouer, coller et afficher partout, la maison fournit les outils.',
      ],
      [
        'À midi',
        'Table d’hôtes sous le figuier, plat unique annoncé la veille, jamais deux fois le même dans la semaine.',
      ],
    ],
    rooms: 'Le Grand Établi 88; Le Placage 46; La Marqueterie 30; Le Tiroir secret 15',
    extras: ['GARDEN', 'CATERING', 'PETS_ALLOWED', 'STEP_FREE_ACCESS'],
    access: 'M Faidherbe – Chaligny 4; M Rue des Boulets 6; S Gare de Lyon 17; M Nation 11',
    near: 'Place de la Nation 0,9; Marché d’Aligre 0,9; Coulée verte René-Dumont 0,9',
    activities: 'Initiation à la marqueterie*; Découverte des cours du faubourg',
    tags: 'atelier, formation, cour arborée',
  },
  {
    name: 'Hôtel des Pirogues',
    kind: 'HOTEL',
    stars: 4,
    place: 'Paris 12e',
    address: '22 rue des Pirogues-de-Bercy',
    at: [48.8333, 2.3862],
    bedrooms: 188,
    setting: 'skyline',
    description:
      'En creusant les fondations du nouveau Bercy, des archéologues ont remonté du limon de longues barques néolithiques, taillées dans un seul chêne. Une copie, à l’échelle, pend au-dessus de la réception et met tout le monde d’accord sur le sens du mot équipage. Près de deux cents chambres, un plateau de séminaire d’un seul tenant, les anciens chais et leurs pavés pour sortir prendre l’air. La gare de Lyon est à trois stations ; les équipes du Sud repartent le soir même.',
    paragraphs: [
      [
        'Le plateau',
        'Mille mètres carrés au même étage, dont une plénière de 340 m² dotée de sa propre cuisine de pause.',
      ],
      [
        'Bien manger',
        'Une rôtisserie ouverte sur le cours Saint-Émilion et un bar à vins qui se souvient de l’entrepôt.',
      ],
      ['Dormir', 'Chambres communicantes pour les grandes délégations ; la plupart donnent sur le parc.'],
    ],
    rooms: 'Néolithique 340; Le Chêne 150; La Pagaie 85; L’Étrave 60; Le Limon 40; La Rive 25',
    extras: ['FITNESS', 'STEP_FREE_ACCESS', 'LIFT', 'TERRACE', 'CHARGING_STATION', 'TECHNICIAN'],
    access:
      'M Cour Saint-Émilion 3; S Gare de Lyon 10T; R Boulevard périphérique, porte de Bercy 5; A Aéroport d’Orly 25C',
    near: 'Parc de Bercy 0,2; Cinémathèque française 0,7; Bibliothèque nationale de France 0,8',
    activities: 'Dégustation dans les anciens chais; Footing le long de la Seine; Chasse photographique dans les chais',
    tags: 'Bercy, grande équipe, gare de Lyon',
  },
  {
    name: 'Agora Watt',
    kind: 'CONGRESS_CENTRE',
    stars: 4,
    place: 'Paris 13e',
    address: '15 rue Watt',
    at: [48.8271, 2.3812],
    setting: 'skyline',
    description:
      'Sous les voies d’Austerlitz passait la rue la plus basse et la plus mal famée de la rive gauche. Le quartier a poussé par-dessus, verre et zinc, avec ses universités et sa bibliothèque en quatre livres ouverts ; l’Agora en est la place couverte. Un auditorium de cinq cent cinquante places, une nef d’exposition, des salles de cours réversibles. Les façades vibrent imperceptiblement au passage des trains, les salles, non : elles sont posées sur ressorts.',
    paragraphs: [
      [
        'Congrès hybrides',
        'Studio de diffusion, quatre plateaux connectés, salle de contrôle visible du public comme un aquarium.',
      ],
      [
        'Restauration',
        'Cantine à énergie solaire le midi, dîners de gala dans la nef, vaisselle lavée et jamais jetée.',
      ],
    ],
    rooms:
      'Auditorium Vian 520=550 -jour (posé sur ressorts); La Nef 850; Studio Austerlitz 130 -jour; Salle Patay 90; Salle Cantagrel 60; Salle du Loiret 35',
    extras: ['STAGE', 'TECHNICIAN', 'STEP_FREE_ACCESS', 'LIFT', 'VIDEO_CONFERENCE', 'CHARGING_STATION'],
    access:
      'M Bibliothèque François-Mitterrand 6; S Gare d’Austerlitz 10T; R Boulevard périphérique, quai d’Ivry 4; A Aéroport d’Orly 25C',
    near: 'Bibliothèque nationale de France 0,6; Station F 1,0; Les Docks – Cité de la mode 1,6',
    activities: 'Visite des fresques du 13e; Baignade à la piscine flottante; Tournage d’un plateau télévisé*',
    tags: 'congrès hybride, auditorium, diffusion',
  },
  {
    name: 'Le Chaland de Javel',
    kind: 'BARGE',
    stars: 4,
    place: 'Paris 15e',
    address: '3 port de Javel-Haut',
    at: [48.8505, 2.2818],
    setting: 'river',
    description:
      'La tour Eiffel prend toute la largeur des hublots bâbord, la maison de la Radio ceux de tribord. Entre les deux, soixante-deux mètres d’acier riveté, deux ponts, une cale qui portait jadis de la soude pour les usines du quai. Le bateau reste à l’ancre pour les réunions, appareille pour les dîners. À la nuit tombante, quand la Seine devient une rue de plus, il arrive qu’un directeur financier danse.',
    paragraphs: [
      [
        'Réunir à quai',
        'Chauffage au sol, fibre, écrans sur mât : les deux salons de cale se travaillent comme une salle de ville, sans le roulis.',
      ],
      [
        'Dîner en Seine',
        'Deux heures de croisière, de l’île aux Cygnes à l’île Saint-Louis. Cuisine embarquée, jamais réchauffée.',
      ],
    ],
    rooms: 'Le Pont Mirabeau 180 -toit; La Cale à soude 120 -pmr; Le Carré 36 -pmr; La Passerelle 60 -pmr',
    extras: ['BAR', 'TERRACE', 'DANCE_FLOOR', 'EXCLUSIVE_HIRE', 'SOUND_SYSTEM'],
    access: 'S Gare de Javel (RER C) 4; M Javel – André Citroën 5; M Charles Michels 9; A Aéroport d’Orly 35C',
    near: 'Île aux Cygnes 0,4; Parc André-Citroën 1,0; Tour Eiffel 1,5',
    activities: 'Croisière nocturne commentée*; Quiz sur les ponts de Paris*',
    tags: 'Seine, dîner croisière, tour Eiffel',
  },
  {
    name: 'Le Pavillon Longue-Allée',
    kind: 'RESTAURANT',
    stars: 4,
    place: 'Paris 16e',
    address: '8 allée de Longchamp',
    postalCode: '75016',
    at: [48.8662, 2.2522],
    setting: 'forest',
    description:
      'Le Second Empire avait semé dans le bois de Boulogne des kiosques, des cascades et des rendez-vous de chasse sans gibier. Celui-ci, blanc, octogonal, cerné de cèdres, accueille des mariages le samedi et des conventions toute la semaine. Les baies coulissent ; en mai, la salle et la pelouse ne font plus qu’une. Il y a de la place pour les cars, des écureuils sans complexe, et la Défense à un quart d’heure par l’allée cavalière.',
    paragraphs: [
      [
        'Conventions',
        'L’Octogone réunit trois cents personnes assises ; deux salons d’angle servent de coulisses ou de commissions.',
      ],
      [
        'La cuisine',
        'Feu de bois en salle, volailles de Houdan, fraises de Gally : l’Île-de-France fournit presque tout.',
      ],
    ],
    rooms: 'L’Octogone 360 (baies coulissantes sur pelouse); Salon du Cèdre 95; Salon de la Cascade 70; Le Kiosque 40',
    extras: ['GARDEN', 'TERRACE', 'DANCE_FLOOR', 'CATERING', 'SHUTTLE', 'STEP_FREE_ACCESS'],
    access: 'M Porte Dauphine 20; R Boulevard périphérique, porte Maillot 7; A Aéroport Paris-Charles-de-Gaulle 40C',
    near: 'Fondation Louis-Vuitton 1,6; Parc de Bagatelle 0,9; Hippodrome de Longchamp 1,4',
    activities: 'Canotage au lac Inférieur; Croquet sur la pelouse*; Rallye à vélo dans le bois',
    tags: 'bois de Boulogne, convention, pelouse',
  },
  {
    name: 'Villa des Brouillards Bleus',
    kind: 'TOWNHOUSE',
    stars: 3,
    place: 'Paris 18e',
    address: '12 rue Girardon',
    at: [48.8879, 2.3372],
    bedrooms: 9,
    setting: 'old-town',
    description:
      'Sur le versant nord de Montmartre, celui que les cars ignorent, une maison de graveur se cache derrière un poirier. On y grimpe par un escalier de quatre-vingts marches, ou plus raisonnablement par l’avenue Junot. L’atelier du dernier étage a une verrière plein nord et la presse taille-douce y fonctionne encore : certains groupes repartent avec l’estampe de leur stratégie. La vigne du Clos est au bout de la rue, Lamarck-Caulaincourt à cinq minutes.',
    paragraphs: [
      ['Travailler à douze', 'Un atelier, un salon, une salle à manger : rien d’autre, et cela suffit à un comité.'],
      ['Repas', 'Le cuisinier de la villa fait le marché rue Lepic et sert au jardin dès que le poirier le permet.'],
    ],
    rooms: 'L’Atelier du graveur 44 -pmr (verrière au nord); Le Salon bleu 28; La Salle à manger 24',
    extras: ['GARDEN', 'EXCLUSIVE_HIRE', 'PETS_ALLOWED'],
    access: 'M Lamarck – Caulaincourt 5; M Abbesses 12; S Gare du Nord 22T',
    near: 'Vigne du Clos-Montmartre 0,3; Place du Tertre 0,5; Sacré-Cœur 0,6',
    activities: 'Gravure d’une estampe collective*; Montmartre par les jardins',
    tags: 'petit groupe, Montmartre, estampe',
  },
  {
    name: 'La Cantine du Haut-Pays',
    kind: 'RESTAURANT',
    stars: null,
    place: 'Paris 20e',
    address: '44 rue des Cascades',
    at: [48.8702, 2.3893],
    setting: 'skyline',
    description:
      'Ménilmontant captait les sources et les envoyait boire aux abbayes ; la rue des Cascades a encore ses regards de pierre. Dans l’ancien lavoir, une cheffe venue de Lozère a installé deux fours, trente tables et un potager de toit. Le panorama, gratuit, va de Beaubourg à la tour Montparnasse. On y déjeune en équipe après une matinée de travail au lavoir, quand les bassins recouverts d’un plancher servent d’estrade.',
    paragraphs: [
      [
        'Le lavoir',
        'Cinquante places en demi-cercle, une sono, un tableau noir de huit mètres sur lequel on peut tout écrire.',
      ],
      [
        'L’assiette',
        'Aligot, truite fario, agneau des Causses, salades cueillies à vingt mètres au-dessus des convives.',
      ],
    ],
    rooms: 'La Salle du Lavoir 84; Le Toit potager 70 -toit -pmr; La Réserve 22 -jour',
    extras: ['TERRACE', 'BAR', 'CATERING'],
    access: 'M Jourdain 6; M Ménilmontant 8; S Gare de l’Est 20T',
    near: 'Parc de Belleville 0,5; Cimetière du Père-Lachaise 1,1; Regard Saint-Martin 0,1',
    activities: 'Cueillette et cuisine sur le toit*; Street art de Belleville',
    tags: 'potager, panorama, déjeuner d’équipe',
  },
];
