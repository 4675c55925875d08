import { setTimeout as pause } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { LiveTopic } from '../schema/live-topics.ts';
import { notificationTopic } from '../api/features/notifications/notification.service.ts';
import { createFanout } from '../api/platform/fanout.ts';
import { createLogger } from '../api/platform/logger.ts';
import { openTestRedis } from '../api/testing/redis.ts';
import { middle, percentiles } from './measure.ts';
import { type Measured, startBenchServer, startProduct } from './processes.ts';
import type { BenchOptions } from './options.ts';
import type { Finding } from './report.ts';
import { closeSockets, openSocket, openSockets } from './socket-clients.ts';
import { SECRET, prepareListeners, type Listeners } from './socket-people.ts';
import { webOperation } from './web-operation.ts';

const SOCKETS = 5_000;
const BROADCASTS = 20;
const NOTIFICATIONS = 1_000;
/** Lists of the platform are notified of changes at most twice a second. */
const BETWEEN_BROADCASTS_MS = 600;
const BETWEEN_NOTIFICATIONS_MS = 10;
const IDLE_MS = 5_000;
const PATIENCE_MS = 10_000;
/** What a broadcast looks like on the wire, for the bare server to say as well. */
const SAME = JSON.stringify({ id: '1', type: 'next', payload: { data: { listsChanged: [LiveTopic.VENUES] } } });

/** What five thousand sockets cost a server, and a broadcast to all of them. */
interface Told {
  kbPerSocket: number;
  usPerMessage: number;
  p50: number;
  p99: number;
  lost: number;
}

/** Five thousand sockets of one process of the product against a bare server with as many, in one run. Needs Redis and PostgreSQL. */
export async function runSockets(_options: BenchOptions): Promise<Finding[]> {
  const redis = await openTestRedis();
  const fanout = createFanout(redis.url, createLogger('warn'));
  try {
    const listeners = await prepareListeners(SOCKETS, NOTIFICATIONS);
    const product = () =>
      startProduct({
        DATABASE_URL: listeners.databaseUrl,
        REDIS_URL: redis.url,
        SESSION_SECRET: SECRET,
        DEMO: '0',
        LOG_LEVEL: 'warn',
      });
    const bare = await stopping(await startBenchServer('bare-socket-server.ts'), measureBare);
    const house = await stopping(await product(), async (server) => {
      const sayAll = () => fanout.publish('desk', [LiveTopic.VENUES]);
      const { sockets, ...told } = await measureBroadcasts(
        server,
        sayAll,
        (index) => ({ query: webOperation('ListsChanged'), token: listeners.house[index % listeners.house.length]! }),
        BETWEEN_BROADCASTS_MS,
      );
      const one = await measureNotifications(server, listeners, (id) =>
        fanout.publish(notificationTopic(listeners.admin.id), id),
      );
      await closeSockets(sockets);
      return { ...told, one };
    });
    const owners = await stopping(await product(), (server) => measureOwners(server, listeners));
    return [
      { what: 'bare ws: memory of a socket', value: bare.kbPerSocket, unit: 'kB', target: null },
      { what: 'bare ws: CPU of a message', value: bare.usPerMessage, unit: 'µs', target: null },
      { what: 'bare ws: slowest hundredth of a broadcast', value: bare.p99, unit: 'ms', target: null },
      { what: 'memory of a socket', value: house.kbPerSocket, unit: 'kB', target: 15 },
      { what: 'CPU of a message', value: house.usPerMessage, unit: 'µs', target: null },
      {
        what: 'CPU of a message against bare ws',
        value: house.usPerMessage / bare.usPerMessage,
        unit: '×',
        target: 1.3,
      },
      { what: 'a broadcast, half of all', value: house.p50, unit: 'ms', target: null },
      { what: 'a broadcast, slowest hundredth', value: house.p99, unit: 'ms', target: 100 },
      { what: 'a notification to one, half of all', value: house.one.p50, unit: 'ms', target: null },
      { what: 'a notification to one, slowest hundredth', value: house.one.p99, unit: 'ms', target: 5 },
      { what: 'messages lost', value: house.lost + house.one.lost, unit: '', target: 0 },
      { what: 'memory of a socket of an owner with a session of his own', value: owners, unit: 'kB', target: 15 },
    ];
  } finally {
    await fanout.close();
    await redis.stop();
  }
}

async function stopping<T>(server: Measured, measure: (server: Measured) => Promise<T>): Promise<T> {
  try {
    return await measure(server);
  } finally {
    await server.stop();
  }
}

async function measureBare(server: Measured): Promise<Told> {
  const speaker = await openSocket(server.url, { hear: () => {} });
  const { sockets, ...told } = await measureBroadcasts(
    server,
    () => speaker.send(SAME),
    () => ({}),
    0,
  );
  await closeSockets([...sockets, speaker]);
  return told;
}

/** @param sayAll has the server send something to all sockets. */
async function measureBroadcasts(
  server: Measured,
  sayAll: () => void,
  opening: (index: number) => { query?: string; token?: string },
  betweenMs: number,
): Promise<Told & { sockets: WebSocket[] }> {
  const before = await server.probeCollected();
  const heard = new Uint32Array(SOCKETS);
  let hear = (_index: number): void => {};
  const sockets = await openSockets(server.url, SOCKETS, (index) => ({ ...opening(index), hear: () => hear(index) }));
  await pause(1_000);
  const opened = await server.probeCollected();
  await pause(IDLE_MS);
  const idle = await server.probe();
  const rounds: { p50: number; p99: number }[] = [];
  const started = performance.now();
  for (let round = 1; round <= BROADCASTS; round++) {
    const times: number[] = [];
    const said = performance.now();
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, PATIENCE_MS);
      let missing = SOCKETS;
      hear = (index) => {
        times.push(performance.now() - said);
        heard[index]!++;
        if (--missing > 0) return;
        clearTimeout(timer);
        resolve();
      };
      sayAll();
    });
    rounds.push(percentiles(times));
    await pause(betweenMs);
  }
  const after = await server.probe();
  const idleMs = ((idle.cpuMs - opened.cpuMs) / IDLE_MS) * (performance.now() - started);
  return {
    sockets,
    kbPerSocket: ((opened.rssMb - before.rssMb) * 1_024) / SOCKETS,
    usPerMessage: ((after.cpuMs - idle.cpuMs - idleMs) * 1_000) / (SOCKETS * BROADCASTS),
    // Now and then this process, which has as many sockets, is at its own garbage when it should listen.
    p50: middle(rounds.map(({ p50 }) => p50)),
    p99: middle(rounds.map(({ p99 }) => p99)),
    lost: heard.reduce((sum, count) => sum + Math.abs(BROADCASTS - count), 0),
  };
}

/** One notification after the other to one administrator, while all others are connected. */
async function measureNotifications(
  { url }: Measured,
  { admin }: Listeners,
  publish: (id: string) => void,
): Promise<{ p50: number; p99: number; lost: number }> {
  let hear = (_text: string): void => {};
  // Its first answer is the first notification, so that one is published until it comes.
  const timer = setInterval(() => publish(admin.notifications[0]!), 200);
  const query = 'subscription { notificationReceived { id type params { name value } link isRead createdAt } }';
  const socket = await openSocket(url, { query, token: admin.token, hear: (text) => hear(text) });
  clearInterval(timer);
  await pause(1_000);
  const times: number[] = [];
  let lost = 0;
  for (const id of admin.notifications) {
    const said = performance.now();
    await new Promise<void>((resolve) => {
      const patience = setTimeout(() => resolve(void lost++), PATIENCE_MS);
      hear = (text) => {
        if (!text.includes(id)) return;
        times.push(performance.now() - said);
        clearTimeout(patience);
        resolve();
      };
      publish(id);
    });
    await pause(BETWEEN_NOTIFICATIONS_MS);
  }
  await closeSockets([socket]);
  return { ...percentiles(times), lost };
}

/** Every user with a session and badges of their own: nothing can be shared. */
async function measureOwners(server: Measured, { owners }: Listeners): Promise<number> {
  const query = webOperation('NotificationCountsChanged');
  const before = await server.probeCollected();
  const sockets = await openSockets(server.url, SOCKETS, (index) => ({ query, token: owners[index]!, hear: () => {} }));
  await pause(1_000);
  const opened = await server.probeCollected();
  await closeSockets(sockets);
  return ((opened.rssMb - before.rssMb) * 1_024) / SOCKETS;
}
