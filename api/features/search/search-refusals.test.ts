import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Failed, restClient } from '../../testing/rest-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const LIST = '/establishments';
const FIND = `query ($filter: VenueFilter!, $sort: VenueSort!, $page: Int!, $pageSize: Int!) {
  searchVenues(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) { totalCount items { id } } }`;

let app: TestApp;
const get = restClient(() => app.url);

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('what cannot be answered is refused with 400 and the name of the parameter', () => {
  /** An abbreviation of 90 kB, in titles. */
  const long = 'LONG';
  test.each<[query: string, path: string, code: string]>([
    ['page=0', 'page', 'tooSmall'],
    ['page=-1', 'page', 'tooSmall'],
    ['page=1000000000', 'page', 'tooGreat'],
    ['page=99999999999999999999999', 'page', 'tooGreat'],
    ['page=1.5', 'page', 'notWhole'],
    ['page=two', 'page', 'notWhole'],
    ['page=1&page=2', 'page', 'repeated'],
    ['limit=0', 'limit', 'tooSmall'],
    ['limit=101', 'limit', 'tooGreat'],
    ['limit=1e1', 'limit', 'notWhole'],
    ['sort=distance', 'sort', 'unknownValue'],
    ['sort=constructor', 'sort', 'unknownValue'],
    ['sort=name&sort=name', 'sort', 'repeated'],
    ['location[]=Lyon', 'location', 'notBracketed'],
    ['location%5B0%5D=Lyon', 'location', 'notBracketed'],
    ['q[__proto__]=x', 'q', 'notBracketed'],
    [`location=${Array.from({ length: 31 }, () => 'Lyon').join()}`, 'location', 'tooMany'],
    [`location=${long}`, 'location', 'tooLong'],
    [`q=${long}`, 'q', 'tooLong'],
    ['q=%FF', 'q', 'unreadable'],
    ['q=a%', 'q', 'unreadable'],
    ['q=%ED%A0%80', 'q', 'unreadable'],
    ['q=%00', 'q', 'unreadable'],
    ['location=Lyon%00', 'location', 'unreadable'],
    ['q=a&q=b', 'q', 'repeated'],
    ['km=30', 'near', 'required'],
    ['near=Lyon&km=0', 'km', 'tooSmall'],
    ['near=Lyon&km=501', 'km', 'tooGreat'],
    ['near=95.1,4.8', 'near', 'notLatitude'],
    ['near=45.1,-181', 'near', 'notLongitude'],
    [`near=${long}`, 'near', 'tooLong'],
    ['kind=palace', 'kind', 'unknownValue'],
    ['roomArea=0', 'roomArea', 'tooSmall'],
    ['roomArea=100001', 'roomArea', 'tooGreat'],
    ['bedrooms=0', 'bedrooms', 'tooSmall'],
    ['budget=0', 'budget', 'tooSmall'],
    ['budget=10001', 'budget', 'tooGreat'],
    ['bedrooms=many', 'bedrooms', 'notWhole'],
    ['station=0', 'station', 'tooSmall'],
    ['station=601', 'station', 'tooGreat'],
    ['eventType=party', 'eventType', 'unknownValue'],
    ['eventType=__proto__', 'eventType', 'unknownValue'],
    [`eventType=${long}`, 'eventType', 'unknownValue'],
    ['capacity=0', 'capacity', 'tooSmall'],
    ['capacity=-5', 'capacity', 'unknownValue'],
    ['capacity=1000000', 'capacity', 'tooGreat'],
    ['capacity=many', 'capacity', 'unknownValue'],
    ['capacity=10,20', 'capacity', 'unknownValue'],
    ['category=6', 'category', 'unknownValue'],
    ['category=hotel', 'category', 'unknownValue'],
    ['layout=circle', 'layout', 'unknownValue'],
    ['amenities=wifi,moat', 'amenities', 'unknownValue'],
    ['promotion=yes', 'promotion', 'unknownValue'],
    ['isHomepageSlider=1', 'isHomepageSlider', 'unknownValue'],
    ['isPublished=maybe', 'isPublished', 'unknownValue'],
  ])('%s', async (query, path, code) => {
    const { response, body, text } = await get<Failed>(
      `/establishments?${query.replace(long, 'x'.repeat(90_000))}`,
      LIST,
    );
    expect(response.status).toBe(400);
    expect(body.error).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(body.error.fields).toEqual(expect.arrayContaining([expect.objectContaining({ path, code })]));
    expect(body.message).toBe(body.error.message);
    expect(text.length).toBeLessThan(2_000);
  });

  test.each([
    ['page=0', { min: 1 }],
    ['limit=101', { max: 100 }],
    ['budget=10001', { max: 10_000 }],
    ['roomArea=-3', { min: 1 }],
    ['q=LONG', { max: 200 }],
  ])('the limit of %s is told', async (query, params) => {
    const { body } = await get<Failed>(`/establishments?${query.replace(long, 'x'.repeat(1_000))}`, LIST);
    expect(body.error.fields).toMatchObject([{ params }]);
  });

  test('several at once', async () => {
    const { body } = await get<Failed>('/establishments?page=x&sort=y&eventType=z');
    expect(body.error.fields!.map(({ path }) => path).toSorted()).toEqual(['eventType', 'page', 'sort']);
  });

  test('an address of any length, and what is no HTTP at all', async () => {
    expect(await rawStatus(`GET /api/establishments?q=${'x'.repeat(200_000)} HTTP/1.1\r\nhost: x\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 431 [^]*"HEADERS_TOO_LARGE"/,
    );
    expect(await rawStatus('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1.1 400 [^]*"BAD_REQUEST"/);
  });

  test('paths that are no UTF-8', async () => {
    for (const path of ['%FF', 'slug%', '%E0%A4%A']) {
      const { response, body } = await get<Failed>(`/establishments/${path}`, '/establishments/{id}');
      expect([response.status, body.error.code]).toEqual([400, 'BAD_REQUEST']);
    }
  });

  async function rawStatus(request: string): Promise<string> {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(request);
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    return answer;
  }
});

describe('GraphQL refuses the same', () => {
  test.each<[title: string, filter: object, path: string, code: string]>([
    ['a null character', { text: 'a\0b' }, 'filter.text', 'unreadable'],
    ['half of a surrogate pair', { text: '\ud800' }, 'filter.text', 'unreadable'],
    ['a null character in a list', { location: ['Lyon', '\0'] }, 'filter.location', 'unreadable'],
    ['90 kB', { text: 'x'.repeat(90_000) }, 'filter.text', 'tooLong'],
    ['90 kB in a list', { location: ['x'.repeat(90_000)] }, 'filter.location', 'tooLong'],
  ])('%s', async (_, filter, path, code) => {
    // The third time the operation is compiled, which must not change anything.
    for (const time of [1, 2, 3]) {
      const { status, errors } = await app.graphql(FIND, { filter, sort: 'NAME', page: 1, pageSize: 1 });
      expect(status, `time ${time}`).toBe(400);
      expect(errors![0]!.extensions).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path, code }] });
    }
  });

  test.each<[title: string, variables: object]>([
    ['page 0', { page: 0 }],
    ['page 1e9', { page: 1e9 }],
    ['page 1e12', { page: 1e12 }],
    ['page "1"', { page: '1' }],
    ['page 1.5', { page: 1.5 }],
    ['page null', { page: null }],
    ['page []', { page: [] }],
    ['an unknown order', { sort: 'DISTANCE' }],
    ['an order of another type', { sort: 3 }],
    ['an unknown field', { filter: { price: 3 } }],
    ['the name of a prototype', { filter: JSON.parse('{"__proto__": {"text": "x"}}') as object }],
    ['an unknown event type', { filter: { eventTypes: ['constructor'] } }],
    ['a filter of another type', { filter: 'x' }],
    ['a text of another type', { filter: { text: 5 } }],
    ['stars of another type', { filter: { categories: ['4'] } }],
    ['too many stars', { filter: { categories: [6] } }],
    ['bounds without an edge', { filter: { bounds: { north: 1, south: 2, east: 3 } } }],
    ['surroundings of no point', { filter: { near: { kilometres: 30 } } }],
    ['surroundings of half a point', { filter: { near: { latitude: 45, kilometres: 30 } } }],
    ['surroundings without limits', { filter: { near: { place: 'Lyon', kilometres: 20_000 } } }],
    ['a day that cannot be written as text', { filter: { dates: { startDate: { toString: 1 } } } }],
    ['bounds off the globe', { filter: { bounds: { north: 100, south: 2, east: 3, west: 4 } } }],
  ])('%s', async (_, variables) => {
    for (const time of [1, 2, 3]) {
      const { status, errors } = await app.graphql(FIND, {
        filter: {},
        sort: 'NAME',
        page: 1,
        pageSize: 1,
        ...variables,
      });
      expect(status, `time ${time}`).toBe(400);
      expect(['BAD_USER_INPUT', 'VALIDATION_FAILED']).toContain(errors![0]!.extensions['code']);
    }
  });

  test('suggestions and addresses with null characters', async () => {
    const { status, errors } = await app.graphql(`query ($t: String!) { suggestions(text: $t) { cities { label } } }`, {
      t: '\0',
    });
    expect([status, errors![0]!.extensions['code']]).toEqual([400, 'VALIDATION_FAILED']);
    for (const slug of ['\0', '\ud800', 'x'.repeat(90_000), '__proto__', '']) {
      const moved = await app.graphql(`query ($slug: String!) { venueMovedTo(slug: $slug) }`, { slug });
      expect(moved.data).toEqual({ venueMovedTo: null });
    }
  });
});
