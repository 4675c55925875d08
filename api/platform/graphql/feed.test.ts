import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Feed } from './feed.ts';

const listeners = new Set<(told: string) => void>();
const say = (told: string): void => listeners.forEach((hear) => hear(told));
const read = vi.fn<(told: string) => Promise<string | null>>(async (told: string) =>
  told === 'gone' ? null : `${told}, read`,
);

function feed(first?: string[]): Feed<string, string> {
  return new Feed({
    ...(first ? { first } : {}),
    listen: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    read,
  });
}

beforeEach(() => {
  listeners.clear();
  read.mockClear();
});

describe('news for one subscriber', () => {
  test('begin with how things stand, and come in the order in which they were told', async () => {
    const news = feed(['now']);
    say('one');
    say('two');
    expect([await news.next(), await news.next(), await news.next()].map(({ value }) => value)).toEqual([
      'now, read',
      'one, read',
      'two, read',
    ]);
  });

  test('are waited for', async () => {
    const next = feed().next();
    await new Promise((resolve) => setTimeout(resolve, 10));
    say('late');
    expect(await next).toEqual({ done: false, value: 'late, read' });
  });

  test('that nobody took meanwhile are read once', async () => {
    const news = feed();
    for (let time = 0; time < 5; time++) say('again');
    await news.next();
    expect(read).toHaveBeenCalledTimes(1);
    say('again');
    await news.next();
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('of which there is nothing to say are passed over', async () => {
    const news = feed(['gone']);
    say('there');
    expect((await news.next()).value).toBe('there, read');
  });

  test('that cannot be read end in that failure', async () => {
    read.mockRejectedValueOnce(new Error('the database is away'));
    await expect(feed(['now']).next()).rejects.toThrow('the database is away');
  });

  test('end for who leaves, also while they wait or are being read for', async () => {
    const waiting = feed();
    const waited = waiting.next();
    const reading = feed(['now']);
    const readFor = reading.next();
    const left = [waiting.return(), reading.return()];
    const all = await Promise.all([waited, readFor, waiting.next(), ...left]);
    expect(all.map(({ done }) => done)).toEqual([true, true, true, true, true]);
    expect(listeners.size).toBe(0);
  });
});
