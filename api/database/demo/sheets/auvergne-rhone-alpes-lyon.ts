import type { VenueSheet } from '../demo-venue.types.ts';

/** Lyon, from the silk workshops of the slopes to the laboratories of Gerland. */
export const lyon: readonly VenueSheet[] = [
  {
    name: 'L’Atelier Vaucanson',
    kind: 'INDUSTRIAL_HALL',
    stars: 4,
    place: 'Lyon 1er',
    address: '11 rue Vaucanson',
    at: [45.7722, 4.8325],
    setting: 'old-town',
    description:
      'Les métiers Jacquard battaient encore ici dans les années 1950. De cette fabrique de soierie accrochée aux pentes de la Croix-Rousse, il reste quatre mètres sous poutres, des fenêtres hautes à petits carreaux et un palan que personne n’a osé démonter. La lumière vient du nord, égale du matin au soir, idéale pour les écrans comme pour les visages. Les équipes lyonnaises y descendent par la traboule ; les Parisiens, eux, arrivent de la Part-Dieu en un quart d’heure et découvrent la ville par ses escaliers.',
    paragraphs: [
      [
        'Vos réunions',
        'Le Grand Métier reçoit la plénière, les trois soupentes prennent le relais en ateliers. Les murs de l’Ourdissoir sont blanchis à la chaux et s’écrivent à la craie grasse.',
      ],
      [
        'La table',
        'Un traiteur de la rue des Tables-Claudiennes livre des mâchons tardifs : tablier de sapeur, cervelle de canut, praluline tiède.',
      ],
    ],
    rooms:
      'Le Grand Métier 240 (verrière au nord et palan d’origine); L’Ourdissoir 85; La Navette 38; Le Remettage 24 -pmr',
    extras: ['STAGE', 'EXCLUSIVE_HIRE', 'SOUND_SYSTEM'],
    access:
      'M Croix-Paquet 6; M Hôtel de Ville – Louis Pradel 9; S Gare de Lyon-Part-Dieu 18T; A Aéroport Lyon-Saint-Exupéry 40C',
    near: 'Amphithéâtre des Trois Gaules 0,4; Place des Terreaux 0,7; Opéra de Lyon 0,7',
    activities:
      'Traboules des canuts avec une historienne; Tissage à bras, une rangée chacun*; Dégustation de vins du Beaujolais nord*',
    tags: 'soierie, verrière, traboule',
  },
  {
    name: 'Hôtel des Deux Confluents',
    kind: 'HOTEL',
    stars: 4,
    place: 'Lyon 2e',
    address: '26 cours Charlemagne',
    at: [45.7448, 4.8203],
    bedrooms: 96,
    setting: 'skyline',
    description:
      'Au sud de Perrache, la Presqu’île a troqué ses entrepôts pour une architecture à angles vifs. L’hôtel occupe l’ancienne régie d’un marché de gros : façade de béton lavé, patio planté de fougères, sept étages qui regardent d’un côté le Rhône, de l’autre la Saône. On vient y travailler deux jours sans taxi ni bagage à traîner, le tramway s’arrêtant devant la porte. Le soir, les groupes longent la darse jusqu’aux bars de la Sucrière et rentrent à pied.',
    paragraphs: [
      [
        'Salles et lumière',
        'Les cinq salles sont alignées au premier étage, toutes sur le patio. Le Salon Rhône s’ouvre en deux d’une seule cloison, sans perte de son.',
      ],
      [
        'Le restaurant',
        'Brochet du Léman, volailles de l’Ain, carte courte revue chaque lundi ; le déjeuner de travail se sert en cinquante minutes, café compris.',
      ],
      [
        'La nuit',
        'Quatre-vingt-seize chambres de vingt-deux mètres carrés, bureau sous la fenêtre, silence garanti côté Saône.',
      ],
    ],
    rooms: 'Salon Rhône 160; Salon Saône 90; La Darse 55; Le Quai 32; La Régie 22',
    extras: ['FITNESS', 'TERRACE', 'CHARGING_STATION', 'CONCIERGE'],
    access: 'S Gare de Lyon-Perrache 10; T Sainte-Blandine 2; R A7 sortie 1 5; A Aéroport Lyon-Saint-Exupéry 35C',
    near: 'Musée des Confluences 1,3; La Sucrière 1,1; Place Bellecour 1,9',
    activities: 'Kayak sur la Saône; Visite de l’architecture du quartier Confluence; Réveil musculaire sur le toit*',
    tags: 'patio, tramway, confluence',
  },
  {
    name: 'Hôtel Moncey-Lumière',
    kind: 'HOTEL',
    stars: 3,
    place: 'Lyon 3e',
    address: '48 rue Moncey',
    at: [45.7597, 4.8478],
    bedrooms: 142,
    setting: 'skyline',
    description:
      'Le TGV de 7 h 04 laisse le temps d’un café avant la première diapositive : la Part-Dieu est à huit minutes de marche. L’adresse vise l’efficacité sans tomber dans la tristesse des hôtels de gare ; les couloirs portent des tirages d’autochromes, hommage discret aux frères inventeurs du quartier Monplaisir. Le rez-de-chaussée, refait par des menuisiers du Pilat, sent encore le mélèze. Les halles sont au bout de la rue, et cela s’entend au petit-déjeuner : saint-marcellin, brioche aux pralines, jus pressés.',
    paragraphs: [
      [
        'Travailler ici',
        'Une salle plénière de 190 m² sans pilier, visible en entier depuis la régie, et quatre salons au même niveau pour ne jamais perdre un groupe.',
      ],
      [
        'Pause et déjeuner',
        'Le buffet vient pour moitié des halles voisines ; l’autre moitié est faite sur place, pain compris.',
      ],
    ],
    rooms: 'Autochrome 190; Cinématographe 110 -jour; Monplaisir 60; Plaque-Sèche 35; Étiquette-Bleue 28',
    extras: ['FITNESS', 'STEP_FREE_ACCESS', 'CHARGING_STATION'],
    access: 'S Gare de Lyon-Part-Dieu 8; M Place Guichard 4; A Aéroport Lyon-Saint-Exupéry 32T',
    near: 'Halles de Lyon 0,6; Auditorium de Lyon 0,6; Berges du Rhône 0,8',
    activities: 'Tour gourmand des halles; Atelier photo à la chambre*',
    tags: 'gare TGV, halles, grande plénière',
  },
  {
    name: 'Loft Bistanclaque',
    kind: 'LOFT',
    stars: 4,
    place: 'Lyon 4e',
    address: '7 rue Dumenge',
    at: [45.7763, 4.8302],
    setting: 'old-town',
    description:
      'Bistanclaque-pan : le bruit du métier à tisser, répété toute la journée, a donné son nom à ce quatrième étage du plateau. Un canut y logeait son bâti, sa famille et son apprenti ; une seule pièce, donc, très haute, avec une soupente où l’on monte par une échelle de meunier. Les planches du sol sont usées à l’emplacement exact du banc. Vingt-cinq personnes au plus, un poêle, une cuisine ouverte : c’est un lieu pour décider, pas pour défiler.',
    paragraphs: [
      [
        'Le bon format',
        'Comité de direction, sprint de conception, entretien de fond. L’écran se cache dans la bibliothèque et la table se démonte en dix minutes.',
      ],
      [
        'La cuisine',
        'Le marché du boulevard de la Croix-Rousse se tient à deux rues, du mardi au dimanche. Une cuisinière peut mener l’atelier et le repas.',
      ],
    ],
    rooms: 'La Grande Pièce 62 -pmr (quatre mètres sous plafond); La Soupente 18 -pmr; La Cuisine du Canut 26 -pmr',
    extras: ['EXCLUSIVE_HIRE', 'PETS_ALLOWED'],
    access: 'M Croix-Rousse 4; M Hénon 8; S Gare de Lyon-Part-Dieu 25T',
    near: 'Place de la Croix-Rousse 0,3; Gros Caillou 0,5; Parc de la Cerisaie 1,0',
    activities: 'Cuisine lyonnaise à plusieurs mains*; Marche des murs peints',
    tags: 'petit comité, canuts, cuisine ouverte',
  },
  {
    name: 'La Maison aux Trois Loggias',
    kind: 'TOWNHOUSE',
    stars: 5,
    place: 'Lyon 5e',
    address: '18 montée du Gourguillon',
    at: [45.7586, 4.8257],
    bedrooms: 19,
    setting: 'old-town',
    description:
      'Trois galeries superposées, un puits à coquille, une tour à vis rose : la Renaissance lyonnaise tient tout entière dans cette cour du Gourguillon. Un banquier florentin la fit bâtir pour surveiller ses ballots débarqués en bas, sur la Saône. Les dix-neuf chambres ont gardé leurs plafonds peints, à la française, et la colline leur fait un rempart de lierre contre le bruit de Saint-Jean. Un dîner aux chandelles dans la deuxième loggia suffit en général à clore les discussions difficiles.',
    paragraphs: [
      [
        'Les salons',
        'Le Salon du Banquier conserve une cheminée où tiennent six personnes debout. Trois pièces plus petites l’entourent, reliées par la galerie.',
      ],
      [
        'À dîner',
        'Quenelle soufflée, pintade aux morilles, vins de la rive droite du Rhône : la maison cuisine pour un seul groupe à la fois.',
      ],
      ['La nuit', 'Lits larges, carreaux de terre cuite, et les cloches de la primatiale pour seul réveil.'],
    ],
    rooms:
      'Salon du Banquier 78 (cheminée monumentale, plafond peint); Cabinet du Puits 34 -pmr; La Loggia Haute 48 -pmr; L’Étude 20',
    extras: ['EXCLUSIVE_HIRE', 'CONCIERGE', 'SPA', 'ROOM_SERVICE'],
    access: 'M Vieux Lyon – Cathédrale Saint-Jean 5; S Gare de Lyon-Perrache 14T; A Aéroport Lyon-Saint-Exupéry 40C',
    near: 'Cathédrale Saint-Jean 0,3; Théâtres romains de Fourvière 0,4; Place Bellecour 0,8',
    activities:
      'Chasse aux traboules du quartier Saint-Georges; Dégustation de côte-rôtie au cellier*; Visite matinale de Fourvière',
    tags: 'Renaissance, comité de direction, privatisation',
  },
  {
    name: 'Chez Célestine Morel',
    kind: 'RESTAURANT',
    stars: null,
    place: 'Lyon 6e',
    address: '31 cours Vitton',
    at: [45.7692, 4.8527],
    setting: 'skyline',
    description:
      'Célestine, cuisinière de maison bourgeoise, ouvrit sa salle en 1932 face aux Brotteaux ; ses recettes sont toujours dans le cahier vert posé près de la caisse. Banquettes de moleskine, miroirs biseautés, nappes qui tombent droit : rien n’a été « revisité », et c’est tant mieux. Au fond, une double porte isole le salon que les avocats du quartier réservent pour leurs déjeuners d’associés. Le parc de la Tête d’Or attend les convives pour la promenade d’après gâteau de foies blonds.',
    paragraphs: [
      [
        'Le repas',
        'Trois menus d’affaires, annoncés prix et durée. Le plateau de fromages traverse la salle sur roulettes, comme il se doit.',
      ],
      [
        'Réunir avant de passer à table',
        'Le Salon Brotteaux se dispose en réunion jusqu’à midi, écran et café compris, puis se dresse en vingt minutes.',
      ],
    ],
    rooms: 'La Grande Salle 120; Salon Brotteaux 44; Le Cahier Vert 20',
    extras: ['CATERING'],
    access: 'M Masséna 3; S Gare de Lyon-Part-Dieu 13; A Aéroport Lyon-Saint-Exupéry 32C',
    near: 'Parc de la Tête d’Or 0,7; Ancienne gare des Brotteaux 0,4',
    activities: 'Leçon de quenelles en cuisine*; Accords fromages et vins de Savoie*',
    tags: 'déjeuner d’affaires, salon privé, cuisine lyonnaise',
  },
  {
    name: 'Forum Debourg',
    kind: 'CONGRESS_CENTRE',
    stars: 4,
    place: 'Lyon 7e',
    address: '52 avenue Debourg',
    at: [45.7312, 4.8345],
    setting: 'skyline',
    description:
      'Gerland fabriquait des vaccins et des tramways ; le quartier fabrique aujourd’hui des molécules et des colloques. Le Forum a repris une halle de remisage dont les sheds rouges se voient depuis le périphérique, et y a glissé un auditorium de huit cents places, doux comme un étui de violon. Les exposants déchargent de plain-pied, les congressistes circulent sans jamais ressortir. Aux pauses, les portes s’ouvrent sur une prairie sèche où sifflent les merles du parc voisin.',
    paragraphs: [
      [
        'Congrès et expositions',
        'L’Auditorium des Sheds se relie à la Halle d’exposition par un foyer de 300 m². Trois cabines d’interprétation, fibre doublée, quai pour semi-remorques.',
      ],
      [
        'Restauration',
        'Deux traiteurs référencés, dont un qui cuisine les légumes des maraîchers de Vaulx. Sept cents repas assis se servent sans file.',
      ],
    ],
    rooms:
      'Auditorium des Sheds 720=800 -jour (gradins, huit cents fauteuils); Halle d’exposition 1100; Le Foyer 300; Salle des Antigènes 120; Salle du Tramway 75; La Paillasse 40',
    extras: ['STAGE', 'TECHNICIAN', 'STEP_FREE_ACCESS', 'LIFT', 'CHARGING_STATION', 'GARDEN'],
    access: 'M Debourg 3; T ENS Lyon 4; R A7 sortie 1 8; A Aéroport Lyon-Saint-Exupéry 30C',
    near: 'Parc de Gerland 0,7; Halle Tony-Garnier 0,5; Musée des Confluences 1,7',
    activities: 'Visite des serres du parc de Gerland; Soirée dansante sous les sheds*',
    tags: 'grand congrès, exposition, interprétation',
  },
  {
    name: 'La Belle de Serin',
    kind: 'BARGE',
    stars: 3,
    place: 'Lyon 9e',
    address: '14 quai Arloing',
    at: [45.7705, 4.8135],
    setting: 'river',
    description:
      'Automoteur de trente-huit mètres, lancé à Chalon en 1936, longtemps chargé de gravier ; la Belle a fini sa carrière au pied de Vaise, amarrée là où la Saône s’élargit avant les falaises de l’Homme de la Roche. Sa cale vitrée place le regard au ras de l’eau : les rameurs passent à hauteur de table. Au-dessus, le pont en teck accueille les cocktails de juin, quand la lumière de dix heures du soir s’attarde encore sur Fourvière.',
    paragraphs: [
      [
        'À bord',
        'La Cale se loue en réunion jusqu’à soixante personnes assises, chauffée au plancher et insonorisée. Le navire peut larguer les amarres pour deux heures de croisière.',
      ],
      [
        'Ce qu’on y mange',
        'Friture de la Saône, pâtés croûtes, glaces à la verveine, dressés par un cuisinier passé par les wagons-restaurants.',
      ],
    ],
    rooms: 'La Cale 95 -pmr (baies au ras de l’eau); Le Pont supérieur 110 -toit; La Timonerie 18 -pmr',
    extras: ['BAR', 'TERRACE', 'DANCE_FLOOR', 'EXCLUSIVE_HIRE'],
    access: 'M Valmy 9; S Gare de Lyon-Vaise 15; R M6 sortie Vaise 6',
    near: 'Île Barbe 3,2; Vieux Lyon 1,8; Parc de la Cerisaie 0,9',
    activities: 'Croisière jusqu’à l’île Barbe*; Initiation à l’aviron',
    tags: 'bateau, croisière, cocktail d’été',
  },
  {
    name: 'Cabinet Émile-Zola',
    kind: 'TOWNHOUSE',
    stars: null,
    place: 'Lyon 2e',
    address: '9 rue Émile-Zola',
    at: [45.7596, 4.8335],
    setting: 'old-town',
    description:
      'Un appartement de notaire, au deuxième étage, entre Bellecour et les Jacobins : moulures, parquet à bâtons rompus, trumeaux un peu piqués. On y sonne, quelqu’un ouvre, le café est prêt. Trois pièces en enfilade composent un lieu de travail pour quatorze personnes, où les téléphones restent volontiers dans l’entrée. Les conseils d’administration l’aiment pour sa discrétion ; les éditeurs de la rue Mercière y signent parfois leurs contrats.',
    paragraphs: [
      [
        'Vos réunions',
        'Une table ovale en noyer de quatorze places, un écran d’un mètre quatre-vingts, une pièce d’à-côté pour les apartés.',
      ],
      ['Le déjeuner', 'Porté à midi et demi par un bouchon voisin, servi dans la vaisselle de la maison.'],
    ],
    rooms: 'Le Salon Ovale 46; La Bibliothèque 22; Le Petit Bureau 14',
    extras: ['CONCIERGE', 'LIFT'],
    access: 'M Bellecour 4; S Gare de Lyon-Perrache 16; S Gare de Lyon-Part-Dieu 15T',
    near: 'Place Bellecour 0,3; Place des Jacobins 0,2; Théâtre des Célestins 0,2',
    activities: 'Visite privée d’un relieur; Parcours littéraire de la rue Mercière',
    tags: 'conseil d’administration, discret, hypercentre',
  },
];
