import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, signedInPerson } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Payload, outcomeOf } from '../../testing/payloads.ts';

const SAVE = `mutation ($input: SaveReferenceInput!) { result: saveReference(input: $input) { reference { id name website isShown version logo { url width height } } errors { __typename ... on ValidationFailed { fields { path code } } } } }`;

interface Saved extends Payload {
  reference: { id: string; version: number; logo: { url: string; width: number; height: number } };
}

let app: TestApp;
let team: Person;

beforeAll(async () => {
  app = await startTestApp();
  team = await signedInPerson(app, 'TEAM');
});
afterAll(() => app.stop());
beforeEach(() => app.database.rows('delete from reference'));

/** A typical logo: letters on a transparent background. */
const logoFile = (width = 900, height = 300): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.5 } } })
    .png()
    .toBuffer();

async function save(input: object, logo: Uint8Array | null): Promise<Saved> {
  const form = new FormData();
  const variables = { input: { isShown: true, ...input, logo: null } };
  form.set('operations', JSON.stringify({ query: SAVE, variables }));
  form.set('map', JSON.stringify(logo ? { 0: ['variables.input.logo'] } : {}));
  if (logo) form.set('0', new Blob([new Uint8Array(logo)]), 'logo.png');
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'apollo-require-preflight': 'true', authorization: `Bearer ${team.token}` },
    body: form,
  });
  const { data } = (await response.json()) as { data: { result: Saved } };
  return data.result;
}

async function shown(): Promise<string[]> {
  const { data } = await app.graphql<{ home: { references: { name: string }[] } }>('{ home { references { name } } }');
  return data.home.references.map(({ name }) => name);
}

test('a company is added with its logo, which keeps its transparency and is made no larger than it is shown', async () => {
  const { reference } = await save({ name: '  Maison  Dupont ', website: 'https://dupont.example' }, await logoFile());
  expect(reference).toMatchObject({
    name: 'Maison Dupont',
    website: 'https://dupont.example',
    isShown: true,
    version: 1,
  });
  expect(reference.logo).toMatchObject({ width: 400, height: 133 });
  expect(await shown()).toEqual(['Maison Dupont']);
  const file = Buffer.from(await (await fetch(app.url + reference.logo.url)).arrayBuffer());
  expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', hasAlpha: true });
});

test('pages that were kept are made anew: the state of the catalogue moves', async () => {
  const version = () => app.app.services.catalogue.version;
  const before = version();
  const { reference } = await save({ name: 'A' }, await logoFile());
  const added = version();
  expect(added).toBeGreaterThan(before);
  await team.graphql(
    'mutation ($input: VersionedInput!) { deleteReference(input: $input) { errors { __typename } } }',
    {
      input: { id: reference.id, version: reference.version },
    },
  );
  expect(version()).toBeGreaterThan(added);
});

test('a change needs no logo, and names the version that was seen', async () => {
  const { reference } = await save({ name: 'A' }, await logoFile());
  const changed = await save({ id: reference.id, version: 1, name: 'B', isShown: false }, null);
  expect(changed.reference).toMatchObject({ id: reference.id, version: 2, logo: reference.logo });
  expect(await shown()).toEqual([]);
  expect(await save({ id: reference.id, version: 1, name: 'C' }, null)).toMatchObject({
    errors: [{ __typename: 'Conflict' }],
  });
  expect(await save({ id: crypto.randomUUID(), version: 1, name: 'C' }, null)).toMatchObject({
    errors: [{ __typename: 'NotFound' }],
  });
});

test.each([
  ['no logo', { name: 'A' }, null, 'logo', 'required'],
  ['no name', { name: ' ' }, 'logo', 'name', 'required'],
  ['an address that is none', { name: 'A', website: 'javascript:alert(1)' }, 'logo', 'website', 'notWebAddress'],
  ['a file that is no picture', { name: 'A' }, 'text', 'logo', 'notAPicture'],
])('refuses %s', async (_, input, given, path, code) => {
  const files = { logo: await logoFile(40, 20), text: new TextEncoder().encode('<svg/>') };
  const logo = given === null ? null : files[given as keyof typeof files];
  expect(await save(input, logo)).toMatchObject({
    errors: [{ __typename: 'ValidationFailed', fields: [{ path, code }] }],
  });
  expect(await shown()).toEqual([]);
});

test('the order is theirs who have seen the latest one', async () => {
  const ids: string[] = [];
  for (const name of ['A', 'B', 'C']) ids.push((await save({ name }, await logoFile(40, 20))).reference.id);
  const { data } = await team.graphql<{ referenceContent: { revision: string } }>('{ referenceContent { revision } }');
  const arrange = (wanted: string[]) =>
    team.graphql<{ result: Payload }>(
      `mutation ($ids: [ID!]!, $revision: String!) { result: arrangeReferences(input: { ids: $ids, revision: $revision }) { errors { __typename } } }`,
      { ids: wanted, revision: data.referenceContent.revision },
    );
  expect(outcomeOf((await arrange(ids.slice(1))).data.result)).toBe('ValidationFailed');
  const reversed = ids.toReversed();
  const all = await Promise.all(Array.from({ length: 5 }, () => arrange(reversed)));
  expect(all.map(({ data: { result } }) => outcomeOf(result)).toSorted()).toEqual([
    ...Array.from({ length: 4 }, () => 'Conflict'),
    'Done',
  ]);
  expect(await shown()).toEqual(['C', 'B', 'A']);
});
