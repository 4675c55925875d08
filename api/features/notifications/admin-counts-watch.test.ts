import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLogger } from '../../platform/logger.ts';
import { createFanout } from '../../platform/fanout.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { ADMIN_COUNTS_TOPIC, AdminCountsWatch } from './admin-counts-watch.ts';

const logger = createLogger('silent');
const watches: AdminCountsWatch[] = [];
/** The counts in the database. */
let venues: number;
let commits: (() => Promise<void>)[];
let told: string[];
let liveLists: LiveTopic[][];
let fanout: ReturnType<typeof createFanout>;

beforeEach(() => {
  venues = 0;
  commits = [];
  told = [];
  liveLists = [];
  fanout = createFanout(null);
  fanout.listen(ADMIN_COUNTS_TOPIC, (counts) =>
    told.push((JSON.parse(String(counts)) as { venues: number }).venues.toString()),
  );
});
afterEach(async () => {
  for (const watch of watches.splice(0)) await watch.stop();
});

/** One process. @returns a function to call after each of its commits. */
function startProcess(): () => Promise<void> {
  const database = {
    onCommit: (follow: () => Promise<void>) => {
      commits.push(follow);
      return () => {};
    },
  };
  const count = async () => ({ registrations: 0, venues, changeRequests: 0, messages: 0 });
  const parts = {
    database: database as never,
    count,
    liveLists: { tell: (topics: readonly LiveTopic[]) => void liveLists.push([...topics]) },
    logger,
  };
  watches.push(new AdminCountsWatch(parts, fanout));
  return commits.at(-1)!;
}

const quiet = () => new Promise((resolve) => setTimeout(resolve, 250));

describe('what waits for the platform', () => {
  test('is told when it changes, and not for every commit', async () => {
    const commit = startProcess();
    venues = 1;
    await commit();
    await commit();
    await vi.waitFor(() => expect(told).toEqual(['1']));
    await commit();
    await quiet();
    expect(told).toEqual(['1']);
    venues = 2;
    await commit();
    await vi.waitFor(() => expect(told).toEqual(['1', '2']));
    expect(liveLists.at(-1)).toEqual([LiveTopic.VENUES]);
  });

  test('is told again where another process had told something else in between', async () => {
    const [here, there] = [startProcess(), startProcess()];
    venues = 1;
    await here();
    await vi.waitFor(() => expect(told.at(-1)).toBe('1'));
    venues = 2;
    await there();
    await vi.waitFor(() => expect(told.at(-1)).toBe('2'));
    // Back to the counts that this process published last.
    venues = 1;
    await here();
    await vi.waitFor(() => expect(told.at(-1)).toBe('1'));
    await quiet();
    expect(told).toEqual(['1', '2', '1']);
  });

  test('is told by the end as it is, in whichever order processes hear of each other', async () => {
    const here = startProcess();
    venues = 1;
    await here();
    await vi.waitFor(() => expect(told.at(-1)).toBe('1'));
    // The counts of another process, which were read before and published after.
    fanout.publish(ADMIN_COUNTS_TOPIC, JSON.stringify({ registrations: 0, venues: 7, changeRequests: 0, messages: 0 }));
    await vi.waitFor(() => expect(told).toEqual(['1', '7', '1']));
  });
});
