import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createAccount } from '../../testing/accounts.ts';
import { completeVenue, mutate, remove, update, read } from '../../testing/managed-venues.ts';
import { type Person, signedInPerson } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createVenues } from './venue.factory.ts';
import { ReviewStatus } from './venue.enums.ts';

let app: TestApp;
let owner: Person;
let many: Person;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  [owner, many, admin] = await Promise.all([signedInPerson(app), signedInPerson(app), signedInPerson(app, 'ADMIN')]);
  const wanted = Array.from({ length: 500 }, (_, index) => ({
    ownerId: many.id,
    name: `Lieu ${String(index).padStart(3, '0')}`,
    reviewStatus: index % 5 ? ReviewStatus.APPROVED : ReviewStatus.DRAFT,
    isPublished: index % 2 === 1 && index % 5 !== 0,
  }));
  await createVenues(app.database, wanted);
});
afterAll(() => app.stop());

interface Item {
  id: string;
  name: string;
  status: string;
  isPublic: boolean;
  pendingChange: { type: string } | null;
  completeness: { percent: number; next: string };
  photo: { id: string } | null;
  availableActions: string[];
}
interface Page {
  items: Item[];
  totalCount: number;
  page: number;
  pageCount: number;
  statuses: { status: string; count: number }[];
}
const list = async (person: Person, args: string, root: 'myVenues' | 'managedVenues' = 'myVenues'): Promise<Page> => {
  const { data, errors } = await person.graphql<Record<string, Page>>(
    `{ ${root}${args && `(${args})`} { totalCount page pageCount statuses { status count }
      items { id name status isPublic pendingChange { type } completeness { percent next } photo { id } availableActions } } }`,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data[root]!;
};

test('500 venues come in pages, with how many stand how', async () => {
  const page = await list(many, 'sort: NAME, page: 2, pageSize: 100');
  expect(page).toMatchObject({ totalCount: 500, page: 2, pageCount: 5 });
  expect(page.items.map(({ name }) => name)).toEqual(
    Array.from({ length: 100 }, (_, index) => `Lieu ${String(index + 100).padStart(3, '0')}`),
  );
  expect(page.statuses).toEqual([
    { status: 'DRAFT', count: 100 },
    { status: 'APPROVED', count: 200 },
    { status: 'PUBLISHED', count: 200 },
  ]);
});

test('a page costs as many statements as any other, however much there is on it', async () => {
  const query = vi.spyOn(app.database.pool, 'query');
  const statements = async (args: string): Promise<number> => {
    query.mockClear();
    await list(many, args);
    // Background work uses the same pool.
    return query.mock.calls.filter(([statement]) => JSON.stringify(statement).includes('from venue v')).length;
  };
  const small = await statements('pageSize: 1');
  expect(small).toBe(2);
  expect(await statements('pageSize: 100')).toBe(small);
  query.mockRestore();
});

test('is narrowed down by words and statuses, whatever the counts beside it', async () => {
  const page = await list(many, 'filter: { text: "lieu 00 lyon", statuses: [PUBLISHED] }, sort: NAME_DESC');
  expect(page.items.map(({ name }) => name)).toEqual(['Lieu 009', 'Lieu 007', 'Lieu 003', 'Lieu 001']);
  expect(page.totalCount).toBe(4);
  expect(page.statuses.map(({ count }) => count).reduce((sum, count) => sum + count)).toBe(14);
  expect((await list(many, 'filter: { text: "100%" }')).totalCount).toBe(0);
});

test('says of each venue how it stands, what is to do, and what may be done', async () => {
  const id = await completeVenue(app.database, owner.id, { name: 'Changé' });
  await update(owner, id, (await read(owner, id))!.version, { name: 'Autrement' });
  await completeVenue(app.database, owner.id, {
    name: 'Brouillon',
    reviewStatus: ReviewStatus.DRAFT,
    isPublished: false,
  });
  const deleted = await completeVenue(app.database, owner.id, { reviewStatus: ReviewStatus.DRAFT, isPublished: false });
  await remove(owner, deleted);
  const { items } = await list(owner, 'sort: NAME');
  expect(items).toMatchObject([
    { name: 'Brouillon', status: 'DRAFT', isPublic: false, availableActions: ['EDIT', 'SUBMIT', 'DELETE'] },
    {
      name: 'Changé',
      status: 'PUBLISHED',
      isPublic: true,
      pendingChange: { type: 'UPDATE' },
      photo: { id: expect.any(String) as string },
    },
  ]);
  expect(items[0]!.completeness).toEqual({
    percent: (await read(owner, items[0]!.id))!.completeness.percent,
    next: 'MORE_PHOTOS',
  });
  expect((await list(owner, 'filter: { pendingChange: true }')).items.map((item) => item.id)).toEqual([id]);
  const gone = await list(owner, 'filter: { statuses: [DELETED] }');
  expect(gone.items).toMatchObject([{ id: deleted, status: 'DELETED', availableActions: [] }]);
});

test('of all venues is for moderators', async () => {
  expect((await list(admin, `filter: { ownerId: "${many.id}" }, pageSize: 1`, 'managedVenues')).totalCount).toBe(500);
  await expect(list(owner, '', 'managedVenues')).rejects.toThrow('FORBIDDEN');
});

test('is kept to what the public sees, and to what came from a day on', async () => {
  const { id: suspended } = await createAccount(app.database, { status: 'SUSPENDED' });
  await createVenues(app.database, [
    { ownerId: suspended, name: 'Éclipse cachée' },
    { name: 'Éclipse vue', createdAt: '2026-03-31T22:00:00Z' },
  ]);
  const names = async (filter: string) =>
    (await list(admin, `filter: { text: "eclipse", ${filter} }, sort: NAME`, 'managedVenues')).items.map(
      ({ name }) => name,
    );
  expect(await names('isPublic: true')).toEqual(['Éclipse vue']);
  expect(await names('isPublic: false')).toEqual(['Éclipse cachée']);
  expect(await names('createdFrom: "2026-04-01"')).toContain('Éclipse vue');
  expect(await names('createdFrom: "2026-04-02"')).not.toContain('Éclipse vue');
});

test('many venues are published at once, each by itself', async () => {
  const approved = await completeVenue(app.database, owner.id, { isPublished: false });
  const draft = await completeVenue(app.database, owner.id, { reviewStatus: ReviewStatus.DRAFT, isPublished: false });
  const { data } = await owner.graphql<{
    actOnVenues: { outcomes: { id: string; done: boolean; code: string | null; changeRequestId: string | null }[] };
  }>(
    `mutation ($ids: [ID!]!) { actOnVenues(input: { action: PUBLISH, ids: $ids }) { outcomes { id done code changeRequestId } } }`,
    {
      ids: [approved, draft, many.id],
    },
  );
  expect(data.actOnVenues.outcomes).toEqual([
    { id: approved, done: true, code: null, changeRequestId: null },
    { id: draft, done: false, code: 'FORBIDDEN', changeRequestId: null },
    { id: many.id, done: false, code: 'NOT_FOUND', changeRequestId: null },
  ]);
  const deleted = await owner.graphql<{
    actOnVenues: { outcomes: { done: boolean; changeRequestId: string | null }[] };
  }>(
    `mutation ($ids: [ID!]!) { actOnVenues(input: { action: DELETE, ids: $ids }) { outcomes { done changeRequestId } } }`,
    {
      ids: [approved, draft],
    },
  );
  expect(deleted.data.actOnVenues.outcomes).toEqual([
    { done: true, changeRequestId: expect.any(String) as string },
    { done: true, changeRequestId: null },
  ]);
  const tooMany = await owner.graphql(
    `mutation ($ids: [ID!]!) { actOnVenues(input: { action: DELETE, ids: $ids }) { outcomes { done } } }`,
    {
      ids: Array.from({ length: 101 }, () => crypto.randomUUID()),
    },
  );
  expect(tooMany.errors?.[0]?.extensions['code']).toBe('VALIDATION_FAILED');
});

test('a slug is said to be free or taken, with one that is free', async () => {
  const propose = async (wish: string, venueId: string | null = null) => {
    const { data } = await owner.graphql<{ slugProposal: object }>(
      'query ($wish: String!, $venueId: ID) { slugProposal(wish: $wish, venueId: $venueId) { slug available suggestion } }',
      { wish, venueId },
    );
    return data.slugProposal;
  };
  const { venue } = await mutate(owner, 'createVenue', 'CreateVenueInput', {
    name: 'Pris',
    city: 'Lyon',
    slug: 'deja-pris',
  });
  expect(await propose('Déjà  pris !')).toEqual({ slug: 'deja-pris', available: false, suggestion: 'deja-pris-2' });
  expect(await propose('deja-pris', venue.id)).toMatchObject({ available: true });
  expect(await propose('Encore libre')).toEqual({ slug: 'encore-libre', available: true, suggestion: 'encore-libre' });
  expect(await propose('???')).toMatchObject({ slug: '', available: false, suggestion: 'lieu-2' });
  expect(await propose(crypto.randomUUID())).toMatchObject({ available: false });
});
