import { setMaxListeners } from 'node:events';
import { createRedisEventTarget } from '@graphql-yoga/redis-event-target';
import { Redis } from 'ioredis';
import type { Logger } from './logger.ts';

/** A Redis that keeps silent for so long is away. */
const LIMIT_MS = 2_000;

/** Carries news by topics: ids and numbers, never whole objects, which each process reads for itself. */
export interface Fanout {
  publish(topic: string, told: unknown): void;
  /** Calls with all that is published on a topic from now on; gives what ends that. */
  listen(topic: string, hear: (told: unknown) => void): () => void;
  /** @throws when Redis, where it is used, does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Delivery to the subscribers of this process, or through Redis to those of every process. What is published while Redis is
 * away is lost: nothing but the moment of news depends on it.
 */
export function createFanout(redisUrl: null): Fanout;
export function createFanout(redisUrl: string | null, logger: Logger): Fanout;
export function createFanout(redisUrl: string | null, logger?: Logger): Fanout {
  if (!redisUrl || !logger) {
    const target = new EventTarget();
    // Each tab that is open listens, however many there are.
    setMaxListeners(0, target);
    return { ...across(target), check: async () => {}, close: async () => {} };
  }
  const publishClient = new Redis(redisUrl, { maxRetriesPerRequest: 1, commandTimeout: LIMIT_MS });
  // Subscriptions wait for its return.
  const subscribeClient = new Redis(redisUrl, { maxRetriesPerRequest: null });
  tellOutages(publishClient, logger);
  subscribeClient.on('error', () => {});
  const eventTarget = createRedisEventTarget({
    publishClient: unheard(publishClient, ['publish']),
    subscribeClient: unheard(subscribeClient, ['subscribe', 'unsubscribe']),
  });
  return {
    ...across(eventTarget),
    check: async () => void (await publishClient.ping()),
    close: async () => {
      publishClient.disconnect();
      subscribeClient.disconnect();
    },
  };
}

function across(
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>,
): Pick<Fanout, 'publish' | 'listen'> {
  return {
    publish: (topic, told) => void target.dispatchEvent(new CustomEvent(topic, { detail: told })),
    listen: (topic, hear) => {
      const onEvent = (event: Event): void => hear((event as CustomEvent).detail);
      target.addEventListener(topic, onEvent);
      return () => target.removeEventListener(topic, onEvent);
    },
  };
}

/** Nobody waits for what these commands answer, so nobody would catch their failure, which would end the process. */
function unheard(client: Redis, commands: readonly ('publish' | 'subscribe' | 'unsubscribe')[]): Redis {
  for (const name of commands) {
    const run = client[name].bind(client) as (...given: unknown[]) => Promise<unknown>;
    Object.assign(client, { [name]: (...given: unknown[]) => run(...given).catch(() => null) });
  }
  return client;
}

function tellOutages(client: Redis, logger: Logger): void {
  let isAway = false;
  client.on('error', (error) => {
    if (!isAway) logger.warn({ err: error }, 'Redis is away: news reaches this process alone');
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) logger.info('Redis is back');
    isAway = false;
  });
}
