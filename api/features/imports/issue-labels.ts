import type { CsvFaultCode, IssueSeverity, RowCode } from './import-report.enums.ts';

/* The texts of issues and faults in French, for the file of issues; the site has them in both languages. */

export const SEVERITY_LABELS: Readonly<Record<IssueSeverity, string>> = {
  error: 'Erreur',
  question: 'À confirmer',
  warning: 'Avertissement',
  info: 'Information',
};

export const ISSUE_LABELS: Readonly<Record<RowCode, string>> = {
  name_missing: 'Le nom manque',
  name_too_long: 'Le nom est trop long',
  cell_too_long: 'Une cellule est trop longue',
  commune_unknown: 'Cette commune est inconnue',
  postal_code_missing: 'Le code postal manque',
  kind_unsupported: 'Ce type d’hébergement n’est pas repris',
  id_invalid: 'Cet identifiant n’est pas de ce site',
  id_unknown: 'Aucun lieu ne porte cet identifiant',
  value_unreadable: 'Une valeur est incompréhensible',
  value_invalid: 'Une valeur n’est pas permise',
  commune_contradicts: 'La commune et le code postal se contredisent',
  position_far: 'Le point est loin de la commune',
  duplicate: 'Une autre ligne du fichier est le même lieu',
  like_existing:
    'Un lieu de même nom et de même code postal existe déjà : si c’est le même, indiquez son identifiant sur la ligne',
  stars_unknown: 'Le classement est incompréhensible',
  number_invalid: 'Un nombre est incompréhensible',
  date_invalid: 'Cette date n’existe pas',
  url_invalid: 'L’adresse web n’en est pas une',
  position_invalid: 'La position est incompréhensible',
  address_missing: 'L’adresse manque',
  commune_by_postal_code: 'La commune a été trouvée par le seul code postal',
  commune_by_other_name: 'La commune porte un autre nom officiel',
  commune_by_arrondissement: 'L’arrondissement a été trouvé par le code postal',
  postal_code_completed: 'Le code postal a été complété',
  url_completed: 'L’adresse web a été complétée',
};

/** Validation rules; violations of others have no text. */
export const REASON_LABELS: Readonly<Partial<Record<string, string>>> = {
  required: 'valeur obligatoire',
  tooLong: 'trop long',
  tooSmall: 'trop petit',
  tooGreat: 'trop grand',
  tooMany: 'trop nombreux',
  notWhole: 'nombre entier attendu',
  notEmail: 'adresse e-mail attendue',
  notPhone: 'numéro de téléphone attendu',
  notTime: 'heure attendue (15:00)',
  notWebAddress: 'adresse web attendue',
  notPostalCode: 'code postal attendu',
};

export const FAULT_LABELS: Readonly<Record<CsvFaultCode, string>> = {
  read_failed: 'Le fichier n’est plus là. Renvoyez-le.',
  file_too_large: 'Le fichier dépasse 30 Mo : coupez-le en deux.',
  empty_file: 'Le fichier est vide.',
  foreign_file:
    'Ce n’est pas un fichier CSV. Depuis un tableur, enregistrez-le au format « CSV UTF-8 », puis renvoyez-le.',
  json_file: 'C’est un fichier JSON, et non CSV. Convertissez-le d’abord en CSV.',
  broken_encoding: 'Les accents de ce fichier sont abîmés. Exportez-le à nouveau en UTF-8 ou en Latin-1.',
  unknown_header:
    'La première ligne ne contient pas de titres de colonnes séparés par des points-virgules ou des virgules.',
  no_rows: 'Le fichier n’a qu’une ligne de titres, et rien en dessous.',
  missing_column: 'Il manque des colonnes dont cette façon de lire le fichier a besoin.',
  duplicate_column: 'Deux colonnes portent le même titre.',
  too_many_columns: 'Le fichier a trop de colonnes.',
  too_many_rows: 'Le fichier a trop de lignes : coupez-le en deux.',
  record_too_long: 'Une ligne ne se termine pas : un guillemet n’a jamais été fermé.',
  unclosed_quote: 'Un guillemet est ouvert et n’est pas fermé.',
  ragged_row: 'Une ligne n’a pas autant de cellules que la première.',
  no_such_type: 'Aucune ligne du fichier n’est de ce type.',
  write_failed: 'La base de données n’a pas accepté les lieux. Ce qui était écrit reste ; relancez pour continuer.',
};
