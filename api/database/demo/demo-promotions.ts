/** An offer of the demo world. Days count from the day on which it is written: [-3, 10] began three days before. */
export interface DemoPromotion {
  /** Name of the venue. */
  venue: string;
  title: string;
  text: string;
  days: [start: number, end: number];
  /** Either percent off, or cents a participant before tax and the rate of the tax, or nothing: then something is offered. */
  percent?: number;
  price?: [cents: number, vat: number];
}

/** Offers that run on the first day, then those to come, then those that are over. */
export const DEMO_PROMOTIONS: readonly DemoPromotion[] = [
  {
    venue: 'L’Atelier Vaucanson',
    title: 'La verrière à demi-tarif en matinée',
    text: 'Le Grand Métier vous est ouvert de 8 h à 13 h à moitié prix du lundi au jeudi, café des canuts compris. À midi, la lumière du nord a fait son travail : vous aussi.',
    days: [-9, 21],
    percent: 50,
  },
  {
    venue: 'Château de Pintray-Noizelles',
    title: 'Deux nuits, la troisième au château',
    text: 'Pour tout séminaire résidentiel de vingt chambres et plus, la troisième nuit est offerte à toute l’équipe, petit déjeuner en terrasse sur la Loire compris.',
    days: [-20, 55],
  },
  {
    venue: 'Le Rivage d’Albigny',
    title: 'Le lac en semaine, tout compris',
    text: 'Journée d’étude avec salle La Tournette, déjeuner de la pêche, deux pauses et une heure au spa face aux Aravis. À partir de vingt participants, du mardi au jeudi.',
    days: [-4, 34],
    price: [11_900, 10],
  },
  {
    venue: 'Chalet des Drus Rouges',
    title: 'Avant la neige, le calme',
    text: 'Réduction sur les chambres et les salles hors vacances scolaires. Le bain nordique reste chaud, les guides sont disponibles et la cheminée est à vous seuls.',
    days: [-15, 12],
    percent: 25,
  },
  {
    venue: 'Forum Debourg',
    title: 'Congrès de l’an prochain, tarif de cette année',
    text: 'Signez avant la fin de l’offre : l’auditorium des Sheds vous est réservé au tarif en cours, régie et deux techniciens compris, pour toute date des douze prochains mois.',
    days: [-30, 40],
    percent: 15,
  },
  {
    venue: 'La Belle de Serin',
    title: 'Le dîner-croisière à bord',
    text: 'La péniche largue les amarres à 19 h, remonte jusqu’à l’île Barbe et revient pour le dessert. Menu de saison, vins du Mâconnais, pilote compris ; de quarante à quatre-vingts convives.',
    days: [-2, 9],
    price: [8_400, 10],
  },
  {
    venue: 'Chez Célestine Morel',
    title: 'La leçon de quenelles offerte',
    text: 'Pour tout déjeuner d’affaires de vingt couverts, la maison ouvre sa cuisine une heure avant le service : chacun façonne sa quenelle, et la mange.',
    days: [-6, 27],
  },
  {
    venue: 'Hôtel Etxe-Gaina',
    title: 'Séminaire avec vue, thalasso comprise',
    text: 'Une nuit en chambre côté océan, une salle de travail, deux repas et un parcours marin par personne. Le surf du petit matin reste facultatif.',
    days: [-11, 48],
    price: [24_900, 10],
  },
  {
    venue: 'Les Chais Poyenne',
    title: 'Le Grand Chai en semaine creuse',
    text: 'Les lundis et mardis, la location du Grand Chai et de sa cour est réduite d’un cinquième. Les deux heures d’école du vin se réservent avec la salle.',
    days: [-1, 16],
    percent: 20,
  },
  {
    venue: 'Hôtel du Chapitre-aux-Anges',
    title: 'La bulle de bienvenue',
    text: 'Coupe de champagne et dégorgement à la volée dans la cour offerts à chaque groupe d’au moins quinze chambres. Le sabre est fourni, l’assurance aussi.',
    days: [-18, 62],
  },
  {
    venue: 'Maison Vincelles-Chouilly',
    title: 'Comité de direction dans les caves',
    text: 'Le Cellier des coquards, un déjeuner accordé à trois cuvées et une dégustation de vins clairs avec le chef de cave, pour huit à seize personnes.',
    days: [-7, 30],
    price: [16_500, 20],
  },
  {
    venue: 'La Filature Vanhoutte-Moulins',
    title: 'Huit cents places, un tiers de moins',
    text: 'Le troisième étage et ses quarante-huit colonnes de fonte à tarif réduit pour toute soirée de plus de trois cents invités, montage de la veille compris.',
    days: [-13, 19],
    percent: 30,
  },
  {
    venue: 'Château de Sylvie-la-Chaussée',
    title: 'La Grande Écurie et ses chambres',
    text: 'Pour un séminaire de deux jours, la location de la Grande Écurie est réduite dès trente chambres. L’atelier de crème chantilly, lui, n’est jamais réduit.',
    days: [-5, 25],
    percent: 18,
  },
  {
    venue: 'Hôtel Haussoullier',
    title: 'Le petit déjeuner de presse',
    text: 'Salon Constantinople de 8 h à 11 h, viennoiseries du boulevard, jus pressés et régie légère. Tarif par invité, à partir de cinquante.',
    days: [-3, 14],
    price: [3_900, 10],
  },
  {
    venue: 'Les Salons du Bouloi',
    title: 'Les boiseries le lundi',
    text: 'Le lundi, les salons historiques sont à dix pour cent de moins et l’atelier de calligraphie ouvre la réunion avec vous.',
    days: [-22, 38],
    percent: 10,
  },
  {
    venue: 'La Halle aux Bateliers',
    title: 'Fin d’année, montage offert',
    text: 'Réservez la halle pour une soirée : la veille est à vous pour le montage, portail de plain-pied ouvert de 7 h à 23 h, sans supplément.',
    days: [-8, 10],
  },
  {
    venue: 'Le Chaland de Javel',
    title: 'Afterwork au fil des ponts',
    text: 'Deux heures de croisière commentée, planches et cocktails sur le pont Mirabeau. De soixante à cent vingt invités, du dimanche au mercredi.',
    days: [-12, 33],
    price: [4_950, 10],
  },
  {
    venue: 'Mas Véroncelle',
    title: 'La lavande hors saison',
    text: 'Quand les cars sont repartis, le mas est à vous : chambres et salle de La Distillerie perdent un quart de leur prix pour tout groupe de douze à trente personnes.',
    days: [-16, 70],
    percent: 25,
  },
  {
    venue: 'Les Comptoirs du Carénage',
    title: 'Un jour loué, un jour de répétition',
    text: 'Pour une convention au Grand Comptoir, la journée de répétition est offerte, quai de déchargement et loges comprises.',
    days: [-10, 44],
  },
  {
    venue: 'Hôtel Malmousque-Levant',
    title: 'La rade pour le comité',
    text: 'Salon d’If, déjeuner sur la terrasse et sortie en pointu au Frioul pour clore la journée : un prix, une facture, dix à quarante participants.',
    days: [-2, 23],
    price: [17_800, 10],
  },
  {
    venue: 'Villa Roc-Éden',
    title: 'Toute la villa, quatre nuits par semaine',
    text: 'Du dimanche au jeudi, la privatisation des trente-quatre chambres est réduite, salle Le Roc et petits déjeuners compris. On vote face à la mer, et on se baigne si l’on ose.',
    days: [-14, 29],
    percent: 35,
  },
  {
    venue: 'La Cale aux Longs-Courriers',
    title: 'La Chaudronnerie clés en main',
    text: 'Son, lumière, trois cents chaises, accueil et sécurité dans un seul prix par personne. Vous apportez les idées, le pont roulant porte le reste.',
    days: [-19, 52],
    price: [6_200, 20],
  },
  {
    venue: 'Hôtel de Pastel-Dalbade',
    title: 'Deux salons pour le prix d’un',
    text: 'La Salle d’apparat louée, la Galerie vous est ouverte pour les pauses et les apartés. Armagnac de trente ans à la clôture, avec modération et solennité.',
    days: [-6, 18],
  },
  {
    venue: 'Domaine d’Araggio-Suttanu',
    title: 'La Corse en petit comité',
    text: 'Trois jours et deux nuits pour dix à vingt personnes, repas de bergerie, salle L’Aghja et bivouac gastronomique compris. Les vols restent à votre charge.',
    days: [-24, 80],
    price: [49_000, 10],
  },
  {
    venue: 'Clos du Nebbiu',
    title: 'La verticale de patrimonio',
    text: 'Dix millésimes commentés par la vigneronne, offerts à tout séminaire d’une journée sur le golfe.',
    days: [-5, 0],
  },
  {
    venue: 'Les Combes d’en Haut',
    title: 'Ski de fond et tableau blanc',
    text: 'Le matin au Poêle, l’après-midi en forêt du Massacre : pension complète, salle et location de skis, par personne et par jour.',
    days: [-1, 60],
    price: [9_800, 10],
  },
  {
    venue: 'Château Puyvalade',
    title: 'L’assemblage de l’équipe',
    text: 'Chaque groupe compose son saint-émilion et repart avec son magnum étiqueté. Offert à partir de vingt-cinq participants en journée d’étude.',
    days: [6, 45],
  },
  {
    venue: 'Les Longères de Kermario-Vihan',
    title: 'Printemps des pierres',
    text: 'Remise sur le séjour complet des équipes qui déplacent ensemble une pierre de quatre tonnes. Les autres paient plein tarif, et restent de bonne humeur.',
    days: [20, 90],
    percent: 20,
  },
  {
    venue: 'Grand Chalet du Calme-Font',
    title: 'Altitude et récupération',
    text: 'Deux nuits, la salle Carlit, le biathlon au laser et un soin par personne, à un prix que l’on annonce sans s’essouffler.',
    days: [12, 75],
    price: [28_600, 10],
  },
  {
    venue: 'Palais Garnieri',
    title: 'La Riviera au calme',
    text: 'Un cinquième de remise sur la Salle des Concerts et les chambres côté ville, hors salons et carnaval.',
    days: [3, 40],
    percent: 20,
  },
  {
    venue: 'Le Bloc-Courrouze',
    title: 'Ouverture de la halle',
    text: 'Tarif de lancement pour les trois premiers événements.',
    days: [-3, 60],
    percent: 40,
  },
  {
    venue: 'Hôtel des Planches-Marines',
    title: 'Les planches après l’été',
    text: 'Réduction sur les chambres et le Salon Marin pour les groupes de septembre.',
    days: [-75, -18],
    percent: 30,
  },
  {
    venue: 'Manoir de la Valleuse',
    title: 'Enquête à demeure',
    text: 'Le jeu d’enquête offert à toute équipe de plus de quinze personnes.',
    days: [-60, -1],
  },
  {
    venue: 'Mas Sant-Elm',
    title: 'Vendange tardive',
    text: 'Journée de cueillette, déjeuner dans les rangs et salle de la Cave aux bonbonnes.',
    days: [-90, -40],
    price: [7_900, 10],
  },
];
