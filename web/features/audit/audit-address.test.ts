import { expect, test } from 'vitest';
import { auditPath } from '../../lib/audit-path.ts';
import { auditAddressPath, exportQuery, filterOf, isWholeLog, parseAudit } from './audit-address.ts';

const ID = '0f9b6c1e-6f0e-4c61-9a2c-1f8a6f1f3b10';
const SEARCH = `?q=lac&action=approve-venue&type=lieu&page=2&acteur=${ID}&objet=${ID}&du=2026-11-01&au=2026-11-30`;

test('a part of the log is read back as it was written', () => {
  expect(auditAddressPath(parseAudit(SEARCH), { page: 2 })).toBe(`/admin/audit-log${SEARCH}`);
  expect(auditAddressPath(parseAudit(''))).toBe('/admin/audit-log');
  expect(isWholeLog(parseAudit(''))).toBe(true);
  expect(isWholeLog(parseAudit('?acteur=systeme'))).toBe(false);
});

test('it is asked for in the API’s terms, and exported in those of REST', () => {
  expect(filterOf(parseAudit(SEARCH))).toEqual({
    text: 'lac',
    actions: ['APPROVE_VENUE'],
    objectType: 'VENUE',
    objectId: ID,
    actorId: ID,
    from: '2026-11-01',
    to: '2026-11-30',
  });
  expect(exportQuery(parseAudit('?acteur=systeme&type=demande-de-devis'), 'fr')).toBe(
    'language=fr&object=quote-request&system=true',
  );
});

test('what nobody knows is left out', () => {
  expect(filterOf(parseAudit('?action=x&type=y&acteur=moi&objet=a%20b&du=hier'))).toEqual({});
});

test('a link to the history of an object narrows the log down to it', () => {
  const path = auditPath('CHANGE_REQUEST', ID);
  expect(filterOf(parseAudit(path.split('?')[1]!))).toEqual({ objectType: 'CHANGE_REQUEST', objectId: ID });
});
