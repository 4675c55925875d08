import { afterAll, beforeAll, expect, test } from 'vitest';
import { grossOf, netOf, priceFrom } from '../../../schema/rates.ts';
import { completeVenue, create, mutate, read, REQUEST_RESULT, update } from '../../testing/managed-venues.ts';
import { wrongFields } from '../../testing/payloads.ts';
import { restClient } from '../../testing/rest-client.ts';
import { type Person, startTestAppWithPeople } from '../../testing/signed-in.ts';
import type { TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let owner: Person;
let team: Person;
const get = restClient(() => app.url);
beforeAll(async () => {
  ({ app, owner, team } = await startTestAppWithPeople());
});
afterAll(() => app.stop());

const FIELDS = `kind label roomName occupancy unit components { component quantity netCents vatPercent }
  validFrom validTo weekdays smallestGroup`;
const PLACE = { communeCode: '69382', postalCode: '69002' };
const LUNCH = { component: 'LUNCH', quantity: 1, netCents: 35_00, vatPercent: 10 };
const ROOM = { component: 'ROOM_HIRE', quantity: 1, netCents: 20_00, vatPercent: 20 };
const DAY = {
  kind: 'DAY_DELEGATE',
  label: 'Au vert',
  roomName: null,
  occupancy: null,
  unit: null,
  components: [ROOM, LUNCH],
  validFrom: '2027-01-01',
  validTo: '2027-12-31',
  weekdays: [1, 2],
  smallestGroup: 10,
};

async function shown(id: string): Promise<unknown[]> {
  const { data } = await owner.graphql<{ venue: { rates: object }; managedVenue: { content: { rates: object } } }>(
    `query ($slug: String!, $id: ID!) {
       venue(slug: $slug) { rates { ${FIELDS} } } managedVenue(id: $id) { content { rates { ${FIELDS} } } } }`,
    { slug: (await read(owner, id))!.slug, id },
  );
  return [data.venue.rates, data.managedVenue.content.rates];
}

test('the price list of an approved venue waits for a moderator, and is public in GraphQL and REST once it is accepted', async () => {
  const id = await completeVenue(app.database, owner.id);
  const { changeRequest } = await update(owner, id, (await read(owner, id))!.version, { rates: [DAY] });
  expect(changeRequest).toMatchObject({ fields: ['RATES'] });
  expect(await shown(id)).toEqual([[], [DAY]]);
  const { id: requestId, version } = changeRequest!;
  await mutate(team, 'approveChangeRequest', 'ApproveChangeRequestInput', { id: requestId, version }, REQUEST_RESULT);
  expect(await shown(id)).toEqual([[DAY], [DAY]]);
  const { body } = await get<{ rates: object[] }>(`/establishments/${id}`, '/establishments/{id}');
  const parts = [
    { ...ROOM, component: 'room-hire' },
    { ...LUNCH, component: 'lunch' },
  ];
  expect(body.rates).toEqual([{ ...DAY, kind: 'day-delegate', components: parts }]);
});

test('what does not belong to the kind of a rate is not kept', async () => {
  const { venue } = (await create(owner, {
    name: 'Tarifs',
    ...PLACE,
    rates: [
      { ...DAY, roomName: 'Ampère', occupancy: 'TWIN', unit: 'FLAT' },
      { kind: 'ROOM_DAY', roomName: ' Ampère ', occupancy: 'TWIN', components: [ROOM] },
    ],
  })) as { venue: { id: string } };
  const { content } = (
    await owner.graphql<{ managedVenue: { content: { rates: object[] } } }>(
      `query ($id: ID!) { managedVenue(id: $id) { content { rates { roomName occupancy unit weekdays } } } }`,
      { id: venue.id },
    )
  ).data.managedVenue;
  expect(content.rates).toEqual([
    { roomName: null, occupancy: null, unit: null, weekdays: [1, 2] },
    { roomName: 'Ampère', occupancy: null, unit: null, weekdays: [] },
  ]);
});

test.each<[string, object, string, string]>([
  ['an extra without a name', { kind: 'EXTRA', unit: 'FLAT', label: ' ' }, 'rates.0.label', 'required'],
  ['an extra without a unit', { kind: 'EXTRA', label: 'Vélos' }, 'rates.0.unit', 'required'],
  [
    'a period that runs backwards',
    { validFrom: '2027-02-01', validTo: '2027-01-31' },
    'rates.0.validTo',
    'endBeforeStart',
  ],
  ['no components', { components: [] }, 'rates.0.components', 'required'],
  ['a component twice', { components: [LUNCH, LUNCH] }, 'rates.0.components', 'repeated'],
  ['a negative price', { components: [{ ...LUNCH, netCents: -1 }] }, 'rates.0.components.0.netCents', 'tooSmall'],
  [
    'a rate of tax that does not exist',
    { components: [{ ...LUNCH, vatPercent: 7 }] },
    'rates.0.components.0.vatPercent',
    'unknownValue',
  ],
  ['an eighth day of the week', { weekdays: [8] }, 'rates.0.weekdays', 'tooGreat'],
])('%s is refused, and the field is named', async (_, wrong, path, code) => {
  const refused = await create(owner, { name: 'Tarifs', ...PLACE, rates: [{ ...DAY, ...wrong }] });
  expect(wrongFields(refused)).toEqual([expect.objectContaining({ path, code })]);
});

test('the prices of a rate are the sums of its components, with the tax rounded once for each rate of tax', () => {
  const odd = {
    components: [
      { netCents: 33_33, vatPercent: 10 },
      { netCents: 4_99, vatPercent: 10 },
      { netCents: 7_77, vatPercent: 5.5 },
    ],
  };
  expect([netOf(odd), grossOf(odd)]).toEqual([46_09, 46_09 + 3_83 + 43]);
});

test('"from" is the cheapest day package that has not ended, else the next kind of package', () => {
  const rate = (
    kind: 'DAY_DELEGATE' | 'HALF_DAY_DELEGATE' | 'ROOM_DAY',
    netCents: number,
    validTo: string | null = null,
  ) => ({
    kind,
    components: [{ netCents, vatPercent: 20 }],
    validFrom: null,
    validTo,
    weekdays: [],
    smallestGroup: null,
  });
  const rates = [
    rate('HALF_DAY_DELEGATE', 30),
    rate('ROOM_DAY', 1),
    rate('DAY_DELEGATE', 60),
    rate('DAY_DELEGATE', 50, '2027-01-31'),
  ];
  const from = (day: string, list = rates) => priceFrom(list, day)?.components[0]!.netCents;
  expect([
    from('2027-01-31'),
    from('2027-02-01'),
    from('2027-01-01', rates.slice(0, 2)),
    from('2027-01-01', []),
  ]).toEqual([50, 60, 30, undefined]);
});
