import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signedInPerson, type Person } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { startStandInServer, type StandInServer } from '../../testing/stand-in-server.ts';

const FIND = `query ($address: String!, $communeCode: ID!) {
  addressPosition(address: $address, communeCode: $communeCode) { latitude longitude label }
}`;
const LYON_2 = '69382';

let source: StandInServer;
let app: TestApp;
let owner: Person;
beforeAll(async () => {
  source = await startStandInServer();
  app = await startTestApp({ ADDRESS_API_URL: `${source.origin}/geocodage/search` });
  owner = await signedInPerson(app);
});
beforeEach(() => void source.asked.splice(0));
afterAll(async () => {
  await app.stop();
  await source.stop();
});

/** An answer in the format of the national address API. */
const answer = (properties: object, coordinates: unknown = [4.8357, 45.7606]): void =>
  source.answers((response) => {
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        type: 'FeatureCollection',
        features: [
          {
            geometry: { type: 'Point', coordinates },
            properties: {
              label: '10 Rue de la République 69002 Lyon',
              score: 0.97,
              type: 'housenumber',
              citycode: LYON_2,
              ...properties,
            },
          },
        ],
      }),
    );
  });

interface Found {
  addressPosition: { latitude: number; longitude: number; label: string } | null;
}
const find = async (address: string, communeCode = LYON_2, person = owner): Promise<Found['addressPosition']> =>
  (await person.graphql<Found>(FIND, { address, communeCode })).data.addressPosition;

test('an address is found in its commune, and asked for once', async () => {
  answer({});
  const found = { latitude: 45.7606, longitude: 4.8357, label: '10 Rue de la République 69002 Lyon' };
  expect(await find('10 rue de la République')).toEqual(found);
  expect(await find(' 10  Rue de la République ')).toEqual(found);
  expect(source.asked.map(({ path }) => new URL(path, 'http://x').searchParams.toString())).toEqual([
    'q=10+rue+de+la+R%C3%A9publique&citycode=69382&limit=1',
  ]);
});

test.each([
  ['the commune only', { type: 'municipality' }],
  ['another commune', { citycode: '69123' }],
  ['something little alike', { score: 0.2 }],
])('%s is not the address', async (what, properties) => {
  answer(properties);
  expect(await find(`12 rue ${what}`)).toBeNull();
});

test('a place that is not on the earth is none', async () => {
  answer({}, ['4.8', 'x']);
  expect(await find('14 rue du Plat')).toBeNull();
});

test('who is not signed in finds nothing', async () => {
  const { errors } = await app.graphql(FIND, { address: '10 rue de la République', communeCode: LYON_2 });
  expect(errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
});

test('a service that fails is nobody’s error, and is left alone after three times', async () => {
  source.answers((response) => response.writeHead(500).end());
  for (let number = 1; number <= 5; number++) expect(await find(`${number} rue Mercière`)).toBeNull();
  expect(source.asked).toHaveLength(3);
});
