import { bySimpleName } from '../../../schema/venue-fields.ts';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { ImportRunPartsFragment } from './transfer.gen.ts';

export type ImportRun = ImportRunPartsFragment;
export type ImportReport = NonNullable<ImportRun['report']>;

type Words = Readonly<Record<string, MessageDescriptor>>;

export const STATES = {
  UPLOADED: msg({ id: 'transfer.uploaded', message: 'File received' }),
  CHECKING: msg({ id: 'transfer.checking', message: 'Checking' }),
  CHECKED: msg({ id: 'transfer.checked', message: 'Checked' }),
  IMPORTING: msg({ id: 'transfer.importing', message: 'Importing' }),
  DONE: msg({ id: 'transfer.done', message: 'Imported' }),
  CANCELLED: msg({ id: 'transfer.cancelled', message: 'Stopped' }),
  FAILED: msg({ id: 'transfer.failed', message: 'Failed' }),
} as const satisfies Record<ImportRun['state'], MessageDescriptor>;

export const STATE_TONES = {
  UPLOADED: 'neutral',
  CHECKING: 'gold',
  CHECKED: 'gold',
  IMPORTING: 'gold',
  DONE: 'sage',
  CANCELLED: 'neutral',
  FAILED: 'danger',
} as const satisfies Record<ImportRun['state'], string>;

/** Forms of files that the API knows. */
export const MAPPINGS: Words = {
  pleniere: msg({ id: 'transfer.mapping.pleniere', message: 'Export of this site' }),
  'atout-france': msg({ id: 'transfer.mapping.atoutFrance', message: 'Atout France register of classified hotels' }),
  'hotels-geo': msg({ id: 'transfer.mapping.hotelsGeo', message: 'Located hotels (name, town, latitude, longitude)' }),
};

export const ENCODINGS: Words = {
  'utf-8': msg({ id: 'transfer.encoding.utf8', message: 'UTF-8' }),
  'windows-1252': msg({ id: 'transfer.encoding.latin1', message: 'Latin-1 (Windows)' }),
  'utf-16le': msg({ id: 'transfer.encoding.utf16', message: 'UTF-16' }),
  'utf-16be': msg({ id: 'transfer.encoding.utf16', message: 'UTF-16' }),
};

export const FIELDS: Words = {
  ...bySimpleName((_, { label }) => label),
  id: msg({ id: 'transfer.field.id', message: 'Identifier' }),
  name: msg({ id: 'transfer.field.name', message: 'Name' }),
  city: msg({ id: 'transfer.field.city', message: 'City' }),
  postalCode: msg({ id: 'transfer.field.postalCode', message: 'Postal code' }),
  communeCode: msg({ id: 'transfer.field.communeCode', message: 'INSEE code' }),
  kind: msg({ id: 'transfer.field.kind', message: 'Kind of venue' }),
  description: msg({ id: 'transfer.field.description', message: 'Description' }),
  address: msg({ id: 'transfer.field.address', message: 'Address' }),
  latitude: msg({ id: 'transfer.field.latitude', message: 'Latitude' }),
  longitude: msg({ id: 'transfer.field.longitude', message: 'Longitude' }),
  eventTypes: msg({ id: 'transfer.field.eventTypes', message: 'Event types' }),
  amenities: msg({ id: 'transfer.field.amenities', message: 'Services and facilities' }),
  tags: msg({ id: 'transfer.field.tags', message: 'Keywords' }),
  activities: msg({ id: 'transfer.field.activities', message: 'Activities' }),
  rates: msg({ id: 'transfer.field.rates', message: 'Rates' }),
  accesses: msg({ id: 'transfer.field.accesses', message: 'Access' }),
  pointsOfInterest: msg({ id: 'transfer.field.pointsOfInterest', message: 'Points of interest' }),
  rooms: msg({ id: 'transfer.field.rooms', message: 'Capacity table' }),
  paragraphs: msg({ id: 'transfer.field.paragraphs', message: 'Paragraphs' }),
};

/** What is said of single rows. */
export const ISSUES: Words = {
  name_missing: msg({ id: 'transfer.issue.nameMissing', message: 'The name is missing' }),
  name_too_long: msg({ id: 'transfer.issue.nameTooLong', message: 'The name is too long' }),
  cell_too_long: msg({ id: 'transfer.issue.cellTooLong', message: 'A cell is too long' }),
  commune_unknown: msg({ id: 'transfer.issue.communeUnknown', message: 'This town is unknown' }),
  postal_code_missing: msg({ id: 'transfer.issue.postalCodeMissing', message: 'The postal code is missing' }),
  kind_unsupported: msg({
    id: 'transfer.issue.kindUnsupported',
    message: 'This type of accommodation is not supported',
  }),
  id_invalid: msg({ id: 'transfer.issue.idInvalid', message: 'This identifier does not come from this site' }),
  id_unknown: msg({ id: 'transfer.issue.idUnknown', message: 'No venue has this identifier' }),
  value_unreadable: msg({ id: 'transfer.issue.valueUnreadable', message: 'A value cannot be understood' }),
  value_invalid: msg({ id: 'transfer.issue.valueInvalid', message: 'A value is not allowed' }),
  commune_contradicts: msg({
    id: 'transfer.issue.communeContradicts',
    message: 'The town and the postal code contradict each other',
  }),
  position_far: msg({ id: 'transfer.issue.positionFar', message: 'The point is far from the town' }),
  duplicate: msg({ id: 'transfer.issue.duplicate', message: 'Another row in the file is the same venue' }),
  like_existing: msg({
    id: 'transfer.issue.likeExisting',
    message:
      'A venue with this name and postal code already exists: if it is the same one, put its identifier in the row',
  }),
  stars_unknown: msg({ id: 'transfer.issue.starsUnknown', message: 'The star rating cannot be understood' }),
  number_invalid: msg({ id: 'transfer.issue.numberInvalid', message: 'A number cannot be understood' }),
  date_invalid: msg({ id: 'transfer.issue.dateInvalid', message: 'This date does not exist' }),
  url_invalid: msg({ id: 'transfer.issue.urlInvalid', message: 'This is not a valid web address' }),
  position_invalid: msg({ id: 'transfer.issue.positionInvalid', message: 'The position cannot be understood' }),
  address_missing: msg({ id: 'transfer.issue.addressMissing', message: 'The address is missing' }),
  commune_by_postal_code: msg({
    id: 'transfer.issue.communeByPostalCode',
    message: 'The town was found by its postal code alone',
  }),
  commune_by_other_name: msg({
    id: 'transfer.issue.communeByOtherName',
    message: 'The town has another official name',
  }),
  commune_by_arrondissement: msg({
    id: 'transfer.issue.communeByArrondissement',
    message: 'The arrondissement was found by its postal code',
  }),
  postal_code_completed: msg({ id: 'transfer.issue.postalCodeCompleted', message: 'The postal code was completed' }),
  url_completed: msg({ id: 'transfer.issue.urlCompleted', message: 'The web address was completed' }),
};

/** Rules of the form that a value can break. */
export const REASONS: Words = {
  required: msg({ id: 'transfer.reason.required', message: 'a value is needed' }),
  tooLong: msg({ id: 'transfer.reason.tooLong', message: 'too long' }),
  tooSmall: msg({ id: 'transfer.reason.tooSmall', message: 'too small' }),
  tooGreat: msg({ id: 'transfer.reason.tooGreat', message: 'too great' }),
  tooMany: msg({ id: 'transfer.reason.tooMany', message: 'too many' }),
  notWhole: msg({ id: 'transfer.reason.notWhole', message: 'whole number expected' }),
  notEmail: msg({ id: 'transfer.reason.notEmail', message: 'e-mail address expected' }),
  notPhone: msg({ id: 'transfer.reason.notPhone', message: 'phone number expected' }),
  notTime: msg({ id: 'transfer.reason.notTime', message: 'time expected (15:00)' }),
  notWebAddress: msg({ id: 'transfer.reason.notWebAddress', message: 'web address expected' }),
  notPostalCode: msg({ id: 'transfer.reason.notPostalCode', message: 'postal code expected' }),
};

/** Why a whole file is refused, and what to do. */
export const FAULTS: Words = {
  empty_file: msg({ id: 'transfer.fault.empty', message: 'The file is empty.' }),
  no_rows: msg({ id: 'transfer.fault.noRows', message: 'The file has only a line of titles, and nothing below.' }),
  foreign_file: msg({
    id: 'transfer.fault.foreign',
    message: 'This is not a CSV file. From a spreadsheet, save it as “CSV UTF-8”, then send it again.',
  }),
  json_file: msg({
    id: 'transfer.fault.json',
    message: 'This is a JSON file, not a CSV file. Convert it to CSV first.',
  }),
  broken_encoding: msg({
    id: 'transfer.fault.encoding',
    message: 'The accents of this file are damaged. Export it again as UTF-8 or Latin-1.',
  }),
  unknown_header: msg({
    id: 'transfer.fault.header',
    message: 'The first line contains no column titles separated by semicolons or commas.',
  }),
  missing_column: msg({
    id: 'transfer.fault.missingColumn',
    message: 'Columns required to read the file this way are missing.',
  }),
  missing_choice: msg({
    id: 'transfer.fault.missingChoice',
    message: 'Say which column is the identifier, or which ones are the name and the city or postal code.',
  }),
  duplicate_column: msg({ id: 'transfer.fault.duplicateColumn', message: 'Two columns have the same title.' }),
  too_many_columns: msg({ id: 'transfer.fault.tooManyColumns', message: 'The file has too many columns.' }),
  too_many_rows: msg({ id: 'transfer.fault.tooManyRows', message: 'The file has too many rows: split it in two.' }),
  record_too_long: msg({
    id: 'transfer.fault.recordTooLong',
    message: 'A row never ends: a quotation mark was never closed.',
  }),
  unclosed_quote: msg({ id: 'transfer.fault.unclosedQuote', message: 'A quotation mark is opened and never closed.' }),
  ragged_row: msg({ id: 'transfer.fault.raggedRow', message: 'A row does not have as many cells as the first line.' }),
  no_such_type: msg({ id: 'transfer.fault.noSuchType', message: 'No row in the file is of this type.' }),
  read_failed: msg({
    id: 'transfer.fault.readFailed',
    message: 'The file is no longer there. Send it again.',
  }),
  write_failed: msg({
    id: 'transfer.fault.writeFailed',
    message: 'The database did not accept the venues. What was written stays; start again to continue.',
  }),
  PAYLOAD_TOO_LARGE: msg({ id: 'transfer.fault.tooLarge', message: 'The file is larger than 30 MB: split it in two.' }),
  file_too_large: msg({ id: 'transfer.fault.tooLarge', message: 'The file is larger than 30 MB: split it in two.' }),
};
