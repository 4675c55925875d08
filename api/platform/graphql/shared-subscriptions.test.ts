import { GraphQLObjectType, GraphQLSchema, GraphQLString, parse } from 'graphql';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createLogger } from '../logger.ts';
import { Broadcast } from './broadcast.ts';
import { SharedSubscriptions } from './shared-subscriptions.ts';

/** Delivers the latest event first. */
let latest: string;
let say: (news: string) => void;
let follows: number;
/** How often the field was resolved. */
let resolved: number;
let ownEnded: number;
let shared: SharedSubscriptions;
let schema: GraphQLSchema;

beforeEach(() => {
  latest = 'opening';
  follows = resolved = ownEnded = 0;
  const broadcast = new Broadcast<string>({
    opening: () => latest,
    follow: (send) => {
      follows++;
      say = (news) => send((latest = news));
      return () => follows--;
    },
  });
  const ofOne = async function* () {
    try {
      yield 'one';
      yield 'two';
    } finally {
      ownEnded++;
    }
  };
  const resolve = (news: string): string => {
    resolved++;
    return news;
  };
  const text = { type: GraphQLString };
  schema = new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: { a: text } }),
    subscription: new GraphQLObjectType({
      name: 'Subscription',
      fields: { news: { ...text, subscribe: () => broadcast, resolve }, own: { ...text, subscribe: ofOne, resolve } },
    }),
  });
  shared = new SharedSubscriptions({
    sharedContext: (context) => ({ kind: (context as { kind: string }).kind, context }),
    print: (result) => JSON.stringify(result.data),
    logger: createLogger('silent'),
  });
});

/** Subscribes; returns the received events, and a function that unsubscribes. */
async function join(query = 'subscription { news }', kind = 'all') {
  const told: string[] = [];
  const send = (json: string): void => void told.push(json);
  const results = await shared.subscribe({ schema, document: parse(query), query, contextValue: { kind }, send });
  if (!(Symbol.asyncIterator in results)) throw new Error('refused');
  const iterator = results[Symbol.asyncIterator]();
  return { told, next: () => iterator.next(), leave: () => iterator.return!() };
}
const news = (text: string): string => JSON.stringify({ news: text });

describe('news for many', () => {
  test('are executed once for all who ask the same, each of whom is told how things stand first', async () => {
    const members = await Promise.all(Array.from({ length: 50 }, () => join()));
    await vi.waitFor(() => expect(members.at(-1)!.told).toEqual([news('opening')]));
    const openings = resolved;
    say('a');
    say('b');
    await vi.waitFor(() => expect(members.at(-1)!.told).toHaveLength(3));
    expect(resolved - openings).toBe(2);
    for (const { told } of members) expect(told).toEqual([news('opening'), news('a'), news('b')]);
  });

  test('are executed apart for other operations and for others who may ask', async () => {
    const [one, named, team] = [await join(), await join('subscription { a: news }'), await join(undefined, 'team')];
    await vi.waitFor(() => expect(team.told).toHaveLength(1));
    resolved = 0;
    say('x');
    await vi.waitFor(() => expect(team.told).toHaveLength(2));
    expect(resolved).toBe(3);
    expect([one.told[1], named.told[1], team.told[1]]).toEqual([news('x'), '{"a":"x"}', news('x')]);
  });

  test('who joins between two news is told nothing older after something newer', async () => {
    await join();
    say('a');
    const late = await join();
    say('b');
    await vi.waitFor(() => expect(late.told.at(-1)).toBe(news('b')));
    expect(late.told.indexOf(news('a'))).toBeLessThan(late.told.indexOf(news('b')));
  });

  test('their source is followed while somebody listens; who leaves hears no more', async () => {
    const [one, other] = [await join(), await join()];
    await vi.waitFor(() => expect(other.told).toHaveLength(1));
    expect(follows).toBe(1);
    await one.leave();
    await one.leave();
    say('a');
    await vi.waitFor(() => expect(other.told).toHaveLength(2));
    expect(one.told).toEqual([news('opening')]);
    await other.leave();
    expect(follows).toBe(0);
    const again = await join();
    await vi.waitFor(() => expect(again.told).toEqual([news('a')]));
    expect(follows).toBe(1);
  });

  test('who leaves before they were told how things stand is told nothing', async () => {
    const member = await join();
    await member.leave();
    const other = await join();
    await vi.waitFor(() => expect(other.told).toHaveLength(1));
    expect(member.told).toEqual([]);
  });

  test('come to who listens alone as well', async () => {
    const broadcast = new Broadcast<string>({
      opening: () => 'first',
      follow: (send) => ((say = send), () => follows--),
    });
    const alone = broadcast[Symbol.asyncIterator]();
    expect(await alone.next()).toEqual({ done: false, value: 'first' });
    say('second');
    expect(await alone.next()).toEqual({ done: false, value: 'second' });
    await alone.return!();
    expect(follows).toBe(-1);
  });
});

describe('news for one', () => {
  test('are executed for them', async () => {
    const { next, leave } = await join('subscription { own }');
    expect(await next()).toMatchObject({ done: false, value: { data: { own: 'one' } } });
    expect(await next()).toMatchObject({ done: false, value: { data: { own: 'two' } } });
    await leave();
    expect(ownEnded).toBe(1);
    expect(await next()).toEqual({ done: true, value: undefined });
  });
});
