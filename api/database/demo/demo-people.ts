import { Role } from '../../features/accounts/account.terms.ts';

/** Somebody of the demo world. There is no password here: the seeder sets it. */
export interface DemoPerson {
  firstName: string;
  lastName: string;
  company: string;
  /** From the ranges that the French regulator (Arcep) keeps for fiction. */
  phone: string;
  email: string;
  role: 'ADMIN' | 'TEAM' | 'CLIENT';
}

type OwnerRow = readonly [firstName: string, lastName: string, company: string, phone: string, email: string];

/** The owners in the order of `DemoVenue.ownerIndex`; the first one is the demo client. */
const OWNERS: readonly OwnerRow[] = [
  ['Antoine', 'Bellegarde', 'Maisons Bellegarde', '04 65 71 90 01', 'client@pleniere.test'],
  ['Hélène', 'Vasseur-Roy', 'Les Demeures du Ponant', '02 61 91 90 02', 'helene.vasseur@demeures-ponant.example'],
  ['Karim', 'Haddad', 'Halles & Cie', '01 99 00 90 03', 'karim.haddad@halles-et-cie.example'],
  ['Maïwenn', 'Le Goff', 'Gîtes et Granit', '02 61 91 90 04', 'maiwenn.legoff@gites-granit.example'],
  ['Étienne', 'Rochas', 'Altitude Douce', '04 65 71 90 05', 'etienne.rochas@altitude-douce.example'],
  ['Sophie', 'Andrieux', 'Domaines Andrieux', '05 36 49 90 06', 'sophie.andrieux@domaines-andrieux.example'],
  ['Paul-Henri', 'de Lassus', 'Lassus Patrimoine', '05 36 49 90 07', 'ph.delassus@lassus-patrimoine.example'],
  ['Nadia', 'Benhaddou', 'Mezzanine', '01 99 00 90 08', 'nadia.benhaddou@mezzanine.example'],
  ['Laurent', 'Keller', 'Keller Hôtellerie', '03 53 01 90 09', 'laurent.keller@keller-hotellerie.example'],
  ['Ghjulia', 'Santoni', 'Isula Reception', '04 65 71 90 10', 'ghjulia.santoni@isula-reception.example'],
  ['Mathilde', 'Carpentier', 'Briques du Nord', '03 53 01 90 11', 'mathilde.carpentier@briques-nord.example'],
  ['Thomas', 'Duquesne', 'Congrès Services', '03 53 01 90 12', 'thomas.duquesne@congres-services.example'],
  ['Inès', 'Figueroa', 'Maison Figueroa', '05 36 49 90 13', 'ines.figueroa@maison-figueroa.example'],
  ['Bernard', 'Tissot', 'Tissot et Fils', '03 53 01 90 14', 'bernard.tissot@tissot-fils.example'],
  ['Claire', 'Montcharmont', 'Clos et Celliers', '03 53 01 90 15', 'claire.montcharmont@clos-celliers.example'],
  ['Yannick', 'Tanguy', 'Rade et Golfe', '02 61 91 90 16', 'yannick.tanguy@rade-golfe.example'],
  ['Amélie', 'Ferrand', 'Les Tables d’Amélie', '04 65 71 90 17', 'amelie.ferrand@tables-amelie.example'],
  ['Olivier', 'Castaing', 'Castaing Réceptions', '05 36 49 90 18', 'olivier.castaing@castaing-receptions.example'],
  ['Fatou', 'Diarra', 'Plateau Libre', '01 99 00 90 19', 'fatou.diarra@plateau-libre.example'],
  ['Gilles', 'Pommier', 'Herbages et Planches', '02 61 91 90 20', 'gilles.pommier@herbages-planches.example'],
  ['Marguerite', 'Osselin', 'Osselin Frères', '02 61 91 90 21', 'marguerite.osselin@osselin.example'],
  ['Jean-Baptiste', 'Giraud', 'Bastides du Sud', '04 65 71 90 22', 'jb.giraud@bastides-sud.example'],
  ['Lucie', 'Weber', 'Maisons sur l’Ill', '03 53 01 90 23', 'lucie.weber@maisons-ill.example'],
  ['Damien', 'Roussel', 'Forêts et Séminaires', '01 99 00 90 24', 'damien.roussel@forets-seminaires.example'],
  ['Chantal', 'Moulinier', 'Relais Moulinier', '05 36 49 90 25', 'chantal.moulinier@relais-moulinier.example'],
  ['Hugo', 'Lindqvist', 'Quai Sud', '04 65 71 90 26', 'hugo.lindqvist@quai-sud.example'],
  ['Agathe', 'Prévost', 'Prévost & Associés', '01 99 00 90 27', 'agathe.prevost@prevost-associes.example'],
  ['Rémi', 'Chauvet', 'Loire Réceptions', '02 61 91 90 28', 'remi.chauvet@loire-receptions.example'],
  ['Solène', 'Barbier', 'Ateliers Barbier', '04 65 71 90 29', 'solene.barbier@ateliers-barbier.example'],
  ['Vincent', 'Nguyen', 'Escale Congrès', '01 99 00 90 30', 'vincent.nguyen@escale-congres.example'],
];

const STAFF: readonly DemoPerson[] = [
  {
    firstName: 'Camille',
    lastName: 'Moreau',
    company: 'Plénière',
    phone: '01 99 00 80 01',
    email: 'admin@pleniere.test',
    role: 'ADMIN',
  },
  {
    firstName: 'Julien',
    lastName: 'Sarrazin',
    company: 'Plénière',
    phone: '01 99 00 80 02',
    email: 'team@pleniere.test',
    role: 'TEAM',
  },
];

/** The thirty owners of the demo venues, in the order of `DemoVenue.ownerIndex`. */
export function demoOwners(): DemoPerson[] {
  return OWNERS.map(([firstName, lastName, company, phone, email]) => ({
    firstName,
    lastName,
    company,
    phone,
    email,
    role: 'CLIENT',
  }));
}

/** The accounts to sign in with: administrator, team, client (the same person as owner 0). */
export function demoAccounts(): DemoPerson[] {
  return [...STAFF, ...demoOwners().slice(0, 1)];
}

/** The addresses of those accounts by role: the demo world lets everybody into them. */
export function demoAccountsByRole(): ReadonlyMap<Role, string> {
  return new Map(demoAccounts().map(({ role, email }) => [Role[role], email]));
}
