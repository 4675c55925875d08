import type { VenueSheet } from '../demo-venue.types.ts';

/** Provence-Alpes-Côte d’Azur: Marseille and its coast, Luberon, Alpilles, Riviera and the high valleys. */
export const provenceAlpesCoteDAzur: readonly VenueSheet[] = [
  {
    name: 'Les Comptoirs du Carénage',
    kind: 'INDUSTRIAL_HALL',
    stars: 4,
    place: 'Marseille 2e',
    address: '24 rue de la République',
    at: [43.3005, 5.3698],
    setting: 'sea',
    description:
      'Arachide, coprah, savon : les sacs montaient à dos d’homme jusqu’au troisième étage, par une rampe si large qu’une mule y tournait. Ce magasin d’huilier, entre la Joliette et le Vieux-Port, a vu sa rampe devenir gradin et ses monte-sacs, luminaires. Le mistral nettoie les vitres. De la terrasse, on aperçoit les ferries de Bastia qui manœuvrent à dix-neuf heures, spectacle autour duquel se règlent tous les cocktails de la maison.',
    paragraphs: [
      [
        'Trois plateaux',
        'Quatre cents mètres carrés d’un seul jet au deuxième, des salles plus fermées au premier, le gradin pour les prises de parole.',
      ],
      [
        'Saveurs de port',
        'Panisses, poutargue, pieds et paquets pour les braves ; un comptoir végétal tenu par une cuisinière comorienne.',
      ],
    ],
    rooms: 'Le Grand Comptoir 400 (poteaux de fonte, vue sur les bassins); La Rampe 150; La Savonnette 64; La Pesée 32',
    extras: ['TERRACE', 'SEA_VIEW', 'STAGE', 'DANCE_FLOOR', 'EXCLUSIVE_HIRE'],
    access: 'S Gare de Marseille-Saint-Charles 14; M Colbert 5; T Sadi-Carnot 3; A Aéroport Marseille Provence 25C',
    near: 'Vieux-Port 0,5; Mucem 0,9; Le Panier 0,3',
    activities: 'Régate dans la rade sud; Atelier savon de Marseille*; Le Panier avec une conteuse',
    tags: 'port, ancien entrepôt, cocktail au couchant',
  },
  {
    name: 'Hôtel Malmousque-Levant',
    kind: 'SEASIDE',
    stars: 5,
    place: 'Marseille 7e',
    address: '11 impasse des Pêcheurs-de-Corail',
    at: [43.2806, 5.3505],
    bedrooms: 46,
    setting: 'sea',
    description:
      'La Corniche s’interrompt un instant, le temps d’un escalier : en bas, une calanque minuscule, trois pointus, et cet hôtel que les chauffeurs de taxi font semblant de ne pas connaître. Quarante-six chambres en gradins sur le rocher, peintes à la chaux rose. Le château d’If occupe le milieu de la fenêtre. Les salles regardent aussi le large ; il a fallu, pour les projections, inventer un store qui descend avec la lenteur d’un soleil.',
    paragraphs: [
      [
        'Face au large',
        'Le Salon d’If reçoit cent vingt personnes, et sa terrasse autant ; trois cabines de verre s’accrochent à la falaise.',
      ],
      ['La pêche', 'Oursins de février, rouget, pagre, et la bouillabaisse commandée la veille, comme il faut.'],
      ['Dormir', 'Portes-fenêtres ouvertes sur le ressac, moustiquaire inutile, sommeil de navigateur.'],
    ],
    rooms: 'Salon d’If 140 (terrasse sur la rade); Frioul 64; Cabine Planier 30 -pmr; Cabine Tiboulen 18 -pmr',
    extras: ['OUTDOOR_POOL', 'SEA_VIEW', 'TERRACE', 'SPA', 'CONCIERGE', 'ROOM_SERVICE'],
    access: 'S Gare de Marseille-Saint-Charles 18C; R Tunnel Prado-Carénage 10; A Aéroport Marseille Provence 35',
    near: 'Vallon des Auffes 0,5; Vieux-Port 2,6; Îles du Frioul 4',
    activities: 'Sortie en pointu au Frioul; Plongée sur épave; Bouillabaisse à quatre mains*',
    tags: 'corniche, vue mer, comité de direction',
  },
  {
    name: 'Le Cours Gouffé',
    kind: 'CONGRESS_CENTRE',
    stars: 3,
    place: 'Marseille 8e',
    address: '88 avenue du Prado',
    at: [43.2806, 5.3884],
    setting: 'skyline',
    description:
      'L’avenue du Prado file vers la mer sous ses platanes ; au rond-point, un palais de 1975, béton strié, brise-soleil orange, que la ville a failli raser avant de s’en éprendre. Sa rénovation a rendu au hall ses mosaïques et porté l’auditorium à sept cents places. La Timone y tient ses congrès de médecine, l’OM ses vœux. Le métro est au pied des marches, la plage à vingt minutes, et cette seconde information figure en bonne place sur les programmes.',
    paragraphs: [
      [
        'Auditorium et salles',
        'Sept cents fauteuils refaits, huit salles sur deux niveaux, un patio de palmiers pour les affiches scientifiques.',
      ],
      ['Pauses', 'Navettes à la fleur d’oranger, agrumes pressés, café torréfié au Rouet.'],
    ],
    rooms:
      'Auditorium Prado 620=700 -jour; Hall des Mosaïques 480; Salle Rouet 160; Salle Castellane 95; Salle Périer 55; Salle Lord-Duveen 35',
    extras: ['STAGE', 'TECHNICIAN', 'LIFT', 'STEP_FREE_ACCESS', 'TERRACE'],
    access: 'M Rond-Point du Prado 2; S Gare de Marseille-Saint-Charles 12T; A Aéroport Marseille Provence 35C',
    near: 'Parc Chanot 0,4; Stade Vélodrome 0,5; Plages du Prado 2,4',
    activities: 'Cité radieuse avec un architecte; Beach-volley au Prado',
    tags: 'congrès médical, auditorium, métro',
  },
  {
    name: 'La Bastide de l’Arc-Bleu',
    kind: 'COUNTRY_ESTATE',
    stars: 5,
    place: 'Aix-en-Provence',
    address: '1250 route du Tholonet',
    postalCode: '13100',
    at: [43.5215, 5.4855],
    bedrooms: 38,
    setting: 'countryside',
    description:
      'La route du Tholonet est classée pour ce qu’elle montre : la Sainte-Victoire, à chaque virage, un peu plus grande. La bastide arrive au cinquième, carrée, ocre, alignée sur une allée de mûriers que l’on arrosait avec les eaux de l’Arc. Elle servait de maison des champs à un conseiller du parlement d’Aix. Les salles prennent place dans la bergerie et l’orangerie ; la montagne, elle, participe à toutes les séances sans avoir été invitée.',
    paragraphs: [
      [
        'Vos réunions',
        'La Bergerie, longue et fraîche, tient cent trente personnes ; l’Orangerie se prête mieux aux dîners et aux remises de prix.',
      ],
      [
        'La table',
        'Tomates du jardin, agneau de Sisteron, calissons faits à Aix et huile pressée au moulin du Tholonet.',
      ],
      ['La nuit', 'Trente-huit chambres dans trois mas, reliées par des allées de lavandin.'],
    ],
    rooms: 'La Bergerie 155; L’Orangerie 130; Le Salon du Parlement 62; La Noria 36; Le Pigeonnier 16 -pmr',
    extras: ['OUTDOOR_POOL', 'GARDEN', 'SECLUDED', 'TENNIS', 'SPA', 'EXCLUSIVE_HIRE', 'CHARGING_STATION'],
    access: 'S Gare d’Aix-en-Provence TGV 25C; R A8 sortie 31 10; A Aéroport Marseille Provence 30',
    near: 'Montagne Sainte-Victoire 6; Cours Mirabeau 3,5; Carrières de Bibémus 3',
    activities:
      'Aquarelle sur les traces de Cézanne; Randonnée au barrage Zola; Dégustation de palette; Pétanque et pastis*',
    tags: 'Sainte-Victoire, bastide, séminaire au vert',
  },
  {
    name: 'La Maison de l’Indienneur',
    kind: 'TOWNHOUSE',
    stars: 4,
    place: 'Avignon',
    address: '36 rue des Teinturiers',
    at: [43.9456, 4.8135],
    bedrooms: 29,
    setting: 'old-town',
    description:
      'La Sorgue coule au milieu de la rue et fait encore tourner, pour le plaisir, quatre grandes roues à aubes. Au numéro 36, une indiennerie fabriquait les cotonnades imprimées que l’on interdisait à Versailles et que tout Versailles portait. Ses planches de poirier gravées décorent les salles. En juillet, impossible d’y réserver : les théâtres prennent tout. Les onze autres mois, on y travaille dans l’ombre verte de la rivière, à dix minutes du palais des Papes.',
    paragraphs: [
      [
        'Salles',
        'L’Indienne, sous les séchoirs, pour cent personnes ; deux salons frais au bord de l’eau ; une chapelle de pénitents pour surprendre.',
      ],
      ['À table', 'Papeton d’aubergines, daube avignonnaise, papalines : de quoi relativiser le buffet de congrès.'],
    ],
    rooms: 'L’Indienne 112 -pmr (anciens séchoirs); La Chapelle grise 90; La Garance 40; La Roue 24',
    extras: ['GARDEN', 'STAGE', 'EXCLUSIVE_HIRE', 'AIR_CONDITIONING'],
    access: 'S Gare d’Avignon-Centre 12; S Gare d’Avignon TGV 12C; R A7 sortie 24 15; A Aéroport Marseille Provence 55',
    near: 'Palais des Papes 1,0; Pont Saint-Bénézet 1,3; Collection Lambert 0,9',
    activities:
      'Impression sur étoffe*; Dégustation de châteauneuf-du-pape; Théâtre d’entreprise avec une compagnie du Off*',
    tags: 'intra-muros, rivière, théâtre',
  },
  {
    name: 'La Criée d’Arène-Cassis',
    kind: 'RESTAURANT',
    stars: 3,
    place: 'Cassis',
    address: '5 quai des Moulins',
    setting: 'sea',
    description:
      'Cap Canaille vire au rouge vers dix-huit heures trente, et toute la salle se tourne, fourchette en l’air. L’ancienne criée de Cassis, où l’on vendait le poisson aux enchères descendantes, a conservé sa dalle inclinée et sa cloche ; le patron la fait tinter pour rappeler les congressistes de la jetée. Les matinées se travaillent à l’étage, dans la pièce des mareyeurs. À midi, l’ardoise propose ce que deux barques ont rapporté, jamais davantage.',
    paragraphs: [
      [
        'Matinée d’étude',
        'Quarante participants au plus, fenêtres sur le port, vidéoprojection sur la voile d’une barquette.',
      ],
      [
        'L’ardoise',
        'Girelles frites, thon rouge de ligne, cassis blanc tiré au verre. Soupe de roche pour vingt, sur commande.',
      ],
    ],
    rooms: 'La Dalle 92; Les Mareyeurs 45 -pmr; La Jetée 70 -toit',
    extras: ['SEA_VIEW', 'TERRACE', 'CATERING'],
    access: 'S Gare de Cassis 8C; R A50 sortie 8 9; A Aéroport Marseille Provence 45',
    near: 'Calanque de Port-Miou 1,3; Cap Canaille 4; Plage de la Grande-Mer 0,3',
    activities:
      'Kayak dans les calanques; Visite d’un domaine de l’appellation cassis; Vente à la criée, jeu d’équipe*',
    tags: 'port, poisson, journée d’étude',
  },
  {
    name: 'Palais Garnieri',
    kind: 'HOTEL',
    stars: 5,
    place: 'Nice',
    address: '17 boulevard de Cimiez',
    postalCode: '06000',
    at: [43.7092, 7.2718],
    bedrooms: 128,
    setting: 'sea',
    description:
      'Cimiez alignait ses palaces pour les hivers anglais et russes ; beaucoup ont fini en appartements. Celui-ci a tenu bon, avec son marbre de Vérone, son jardin de bigaradiers et l’ascenseur hydraulique que l’on fait visiter. Nice s’étale en contrebas jusqu’à la courbe exacte de la Baie. Cinq cents personnes peuvent se réunir dans l’ancienne salle des concerts, où Raoul Dufy dessina, paraît-il, au dos des programmes.',
    paragraphs: [
      [
        'La salle des concerts',
        'Huit mètres sous verrière, une scène, un orgue muet ; quatre salons en rez-de-jardin complètent l’ensemble.',
      ],
      ['Restaurant du jardin', 'Petits farcis, barbajuans, citrons de Menton. Service en terrasse de mars à novembre.'],
      ['Les chambres', 'Au sud, le balcon et la mer ; au nord, le silence des oliveraies du monastère.'],
    ],
    rooms:
      'Salle des Concerts 540 (verrière et scène); Salon Bigaradier 140; Salon Valrose 85; Salon Dufy 48; Le Jardin d’hiver 110; Cabinet de l’Hiver russe 22',
    extras: ['OUTDOOR_POOL', 'SPA', 'SEA_VIEW', 'GARDEN', 'CONCIERGE', 'ROOM_SERVICE', 'STAGE', 'LIFT'],
    access: 'S Gare de Nice-Ville 15; R A8 sortie 54 10; A Aéroport Nice Côte d’Azur 20',
    near: 'Musée Matisse 1,2; Promenade des Anglais 1,6; Musée national Marc-Chagall 0,4',
    activities:
      'Rallye en Riviera au volant de cabriolets; Visite commentée du musée Matisse; Voile dans la baie des Anges',
    tags: 'palace, Belle Époque, grande salle',
  },
  {
    name: 'Loft Riquier-Magnan',
    kind: 'LOFT',
    stars: null,
    place: 'Nice',
    address: '9 rue Barla',
    postalCode: '06300',
    at: [43.7047, 7.2862],
    setting: 'skyline',
    description:
      'Des tramways dormaient là, puis des chars de carnaval, têtes géantes comprises. Il en reste une, hilare, suspendue dans les fermes métalliques au-dessus de la zone d’accueil : elle détend les jurys. Le quartier du Port, ses brocanteurs, ses glaciers, commence à deux rues. Sol de béton ciré, cuisine d’été, patio de citronniers en pots ; les équipes techniques de Sophia Antipolis y organisent des journées sans écran, ou presque.',
    paragraphs: [
      ['Usage', 'Un volume de 260 m², trois alcôves, des stores occultants. Livraison de plain-pied par la cour.'],
      ['Cuisine d’été', 'Socca au feu de bois et pan bagnat, minute par minute, à la façon du cours Saleya.'],
    ],
    rooms: 'Le Dépôt 260; L’Alcôve des Grosses Têtes 42; La Sablière 26; Le Patio 85 -toit',
    extras: ['TERRACE', 'BAR', 'DANCE_FLOOR', 'STEP_FREE_ACCESS'],
    access: 'S Gare de Nice-Riquier 6; T Port Lympia 8; A Aéroport Nice Côte d’Azur 28T',
    near: 'Port Lympia 0,6; Colline du Château 1,1; Place Garibaldi 0,7',
    activities: 'Modelage d’une grosse tête de carnaval*; Traversée du vieux Nice en énigmes',
    tags: 'carnaval, journée sans écran, port',
  },
  {
    name: 'Villa Salis-Garoupe',
    kind: 'SEASIDE',
    stars: 4,
    place: 'Antibes',
    address: '41 chemin de la Garoupe',
    at: [43.5621, 7.1285],
    bedrooms: 26,
    setting: 'sea',
    description:
      'Pins d’Alep penchés, marches taillées dans le rocher, escalier d’eau : le cap d’Antibes garde ses secrets derrière des haies de pittosporum. La villa, blanche et basse, fut dessinée en 1934 pour une championne de natation ; le bassin d’eau de mer, creusé en longueur, y occupe plus de place que le salon. On réunit ici de petites équipes qui ont besoin d’air. Les ateliers se tiennent sous la pinède, pieds nus pour peu que le directeur montre l’exemple.',
    paragraphs: [
      [
        'Travailler dehors',
        'Trois terrasses câblées, ombragées, équipées d’écrans lisibles au soleil ; deux vraies salles en cas de mistral.',
      ],
      ['La table', 'Poissons du port Vauban, fleurs de courgette, tarte au citron qui a fait pleurer un notaire.'],
    ],
    rooms: 'Le Grand Bassin 92 (baie de douze mètres sur la mer); La Pinède 50; La Cabine de bain 20 -pmr',
    extras: ['OUTDOOR_POOL', 'SEA_VIEW', 'GARDEN', 'SECLUDED', 'EXCLUSIVE_HIRE', 'TERRACE'],
    access: 'S Gare d’Antibes 10C; R A8 sortie 44 15; A Aéroport Nice Côte d’Azur 30',
    near: 'Plage de la Garoupe 0,3; Phare de la Garoupe 0,6; Musée Picasso d’Antibes 3,2',
    activities: 'Aquathlon bienveillant*; Sentier de Tire-Poil; Dégustation d’huiles et de pissaladières*',
    tags: 'cap d’Antibes, villa, privatisation',
  },
  {
    name: 'Mas Véroncelle',
    kind: 'COUNTRY_ESTATE',
    stars: 4,
    place: 'Gordes',
    address: '740 route de Murs',
    bedrooms: 34,
    setting: 'lavender',
    description:
      'Pierre sèche, chênes kermès, ciel en excès. Le mas s’étage sur quatre restanques au-dessus de la combe, en face de Gordes qui fait le beau sur son rocher. Une coopérative y distillait la lavande jusqu’en 1968 ; l’alambic, cuivre rouge, trône dans l’entrée et sent encore certains matins d’août. Salles sous voûtes, fraîches même en pleine chaleur, dîners sous une treille de cent ans : le Luberon fournit le reste, gratuitement, tous les soirs vers vingt et une heures.',
    paragraphs: [
      [
        'Sous les voûtes',
        'La Distillerie accueille cent personnes ; les deux bories aménagées, huit chacune, servent de salles d’aparté.',
      ],
      [
        'Manger sous la treille',
        'Soupe au pistou, agneau, melon de Cavaillon, fromages de Banon ; rosé avec modération, c’est écrit au-dessus du bar.',
      ],
      ['La nuit', 'Trente-quatre chambres, volets bleus, chouette effraie résidente.'],
    ],
    rooms:
      'La Distillerie 118; La Restanque 70; La Treille 90 -toit; Borie du levant 26 -jour -pmr; Borie du couchant 26 -jour -pmr',
    extras: ['OUTDOOR_POOL', 'GARDEN', 'SECLUDED', 'PETS_ALLOWED', 'SPA', 'TERRACE'],
    access: 'S Gare d’Avignon TGV 45C; R A7 sortie 24 35; A Aéroport Marseille Provence 60',
    near: 'Abbaye de Sénanque 4; Village des Bories 3; Roussillon 9',
    activities:
      'Distillation de lavandin*; Vélo électrique entre Gordes et Roussillon; Construction d’un mur en pierre sèche*',
    tags: 'Luberon, lavande, au vert',
  },
  {
    name: 'Hôtel des Îles d’Or-Giens',
    kind: 'SEASIDE',
    stars: 3,
    place: 'Hyères',
    address: '12 place Saint-Pierre, presqu’île de Giens',
    at: [43.0418, 6.1292],
    bedrooms: 67,
    setting: 'sea',
    description:
      'Deux cordons de sable retiennent Giens à la côte, comme un bateau à ses amarres, avec des flamants roses au milieu. L’hôtel se tient au sommet, vue à trois cent soixante degrés, Porquerolles droit devant. Des ingénieurs de la base aéronavale y ont inventé le petit-déjeuner de travail à six heures, qu’ils prennent toujours au même endroit. Les groupes, plus raisonnables, commencent à neuf heures et finissent dans l’eau jusqu’en octobre.',
    paragraphs: [
      [
        'Les salles',
        'Quatre salles sur mer, dont une plénière pour cent cinquante personnes ; wifi mesuré, pas promis.',
      ],
      [
        'Le restaurant',
        'Poulpe grillé, aïoli du vendredi, figues de Solliès. Les vins de l’île ont leur propre carte.',
      ],
    ],
    rooms: 'Porquerolles 170; Port-Cros 76; Le Levant 44; Escampobariou 25',
    extras: ['OUTDOOR_POOL', 'SEA_VIEW', 'TERRACE', 'SHUTTLE', 'PETS_ALLOWED'],
    access: 'S Gare d’Hyères 20C; A Aéroport Toulon-Hyères 12; P La Tour-Fondue 8C; R A570 Hyères 22',
    near: 'Embarcadère de la Tour-Fondue 2; Salins des Pesquiers 4; Villa Noailles 11',
    activities: 'Journée à vélo sur Porquerolles; Planche à voile à l’Almanarre; Observation des flamants roses',
    tags: 'presqu’île, îles, semi-résidentiel',
  },
  {
    name: 'Les Forges de Trinquetaille',
    kind: 'INDUSTRIAL_HALL',
    stars: 4,
    place: 'Arles',
    address: '30 quai Trinquetaille',
    at: [43.6821, 4.6212],
    setting: 'river',
    description:
      'Sur la rive droite du Rhône, face à la ville antique, on forgeait les ancres et les chaînes des barques de sel. La halle, en pierre des Baux, a une charpente en coque retournée que les architectes de passage photographient avant même de poser leur sac. Les Rencontres de la photographie l’occupent l’été ; le reste de l’année, elle s’offre aux colloques et aux dîners de deux cent cinquante couverts. Van Gogh a peint le pont voisin, l’un des rares qu’il ait trouvé laids.',
    paragraphs: [
      [
        'Sous la coque',
        'Un plateau de 380 m² aux murs clairs, cimaises, éclairage muséal ; l’Enclume et le Soufflet en salles de travail.',
      ],
      ['Dîner', 'Riz rouge, taureau en gardiane, tellines. Le mistral est annoncé sur le menu, par politesse.'],
    ],
    rooms: 'La Coque 380 (charpente en carène renversée); L’Enclume 90; Le Soufflet 50; La Trempe 28 -jour',
    extras: ['STAGE', 'DANCE_FLOOR', 'EXCLUSIVE_HIRE', 'CATERING', 'STEP_FREE_ACCESS'],
    access: 'S Gare d’Arles 14; R N113 sortie 6 6; A Aéroport Nîmes Alès Camargue 25; S Gare d’Avignon TGV 40C',
    near: 'Amphithéâtre d’Arles 0,9; Fondation Vincent-van-Gogh 0,7; Luma Arles 1,8',
    activities: 'Forge d’un crochet, deux par deux*; Safari en Camargue; Lecture de portfolios avec un photographe*',
    tags: 'patrimoine, photographie, dîner de gala',
  },
  {
    name: 'Manade des Glanons',
    kind: 'COUNTRY_ESTATE',
    stars: 3,
    place: 'Saint-Rémy-de-Provence',
    address: '2100 chemin de Monplaisir',
    bedrooms: 20,
    setting: 'countryside',
    description:
      'Au nord des Alpilles, entre canaux et cyprès brise-vent, une famille élève des taureaux et reçoit des équipes, avec la même autorité tranquille. La grande salle fut un hangar à foin ; on y a mis du chauffage, une estrade et des portes coulissantes, en gardant les hirondelles, qui entrent et sortent pendant les discours. Glanum est à vingt minutes à pied par le canal. Le déjeuner se prend aux arènes, petites, blanches, où l’on peut ensuite affronter un veau ou, plus sûrement, un quiz.',
    paragraphs: [
      [
        'La grange et la sellerie',
        'Deux cents personnes à couvert d’un côté, quarante de l’autre ; les arènes font une agora de plein air.',
      ],
      ['Le feu', 'Côtes de taureau, tians, pêches rôties au romarin, cuisson à la braise devant les invités.'],
    ],
    rooms: 'Le Hangar à foin 250; La Sellerie 60; La Chambre des gardians 26',
    extras: ['GARDEN', 'SECLUDED', 'OUTDOOR_POOL', 'DANCE_FLOOR', 'PETS_ALLOWED', 'EXCLUSIVE_HIRE'],
    access: 'S Gare d’Avignon TGV 28C; R A7 sortie 25 22; A Aéroport Marseille Provence 50',
    near: 'Site archéologique de Glanum 2; Saint-Paul-de-Mausole 1,9; Les Baux-de-Provence 10',
    activities:
      'Jeux taurins sans mise à mort*; Balade à cheval dans les Alpilles; Initiation au tri du bétail*; Marché de Saint-Rémy',
    tags: 'Alpilles, grand air, convivial',
  },
  {
    name: 'Le Fort d’Izoard',
    kind: 'MOUNTAIN_LODGE',
    stars: 3,
    place: 'Briançon',
    address: '6 chemin du Fort-Dauphin',
    bedrooms: 36,
    setting: 'mountains',
    description:
      'Vauban n’est jamais loin à Briançon ; cette caserne de 1880 lui doit au moins le goût des angles. À 1 400 mètres, face à la citadelle, ses murs de deux mètres gardent la fraîcheur en août et la chaleur en février, sans intervention humaine. Trente-six chambres de troupe, spartiates puis confortables, une poudrière devenue auditorium. Trois cents jours de soleil par an : les organisateurs ont renoncé à prévoir un repli pour la pluie.',
    paragraphs: [
      [
        'La poudrière',
        'Soixante-dix places sous la voûte, insonorisation parfaite et pour cause ; la salle des Cartes accueille les travaux en groupe.',
      ],
      ['L’ordinaire', 'Ravioles du Champsaur, tourtons, génépi : la soupe est servie à la louche, par le chef.'],
    ],
    rooms: 'La Poudrière 88 -jour -pmr; La Salle des Cartes 74; Le Mess 115; L’Échauguette 16 -pmr',
    extras: ['MOUNTAIN_VIEW', 'TERRACE', 'SECLUDED', 'PETS_ALLOWED', 'SHUTTLE'],
    access: 'S Gare de Briançon 8C; R A32 Oulx 40; A Aéroport de Turin 95',
    near: 'Cité Vauban 1,2; Télécabine du Prorel 1,8; Col d’Izoard 20',
    activities: 'Via ferrata de la Croix de Toulouse; Montée du col d’Izoard à vélo; Veillée d’étoiles sur le glacis*',
    tags: 'fortification, altitude, cohésion',
  },
];
