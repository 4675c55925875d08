import { setMaxListeners } from 'node:events';
import { createRedisEventTarget } from '@graphql-yoga/redis-event-target';
import { Redis } from 'ioredis';
import type { Logger } from './logger.ts';

const REDIS_TIMEOUT_MS = 2_000;

/** Publish and subscribe by topics. Messages are ids and numbers, never whole objects, which each process reads for itself. */
export interface Fanout {
  publish(topic: string, told: unknown): void;
  /** Calls back with all messages on a topic from now on; returns the function that unsubscribes. */
  listen(topic: string, hear: (told: unknown) => void): () => void;
  /** @throws when Redis, where it is used, does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Delivers to the subscribers of this process, or through Redis to those of every process. Messages are lost while Redis is
 * away; clients then get the news with their next read.
 */
export function createFanout(redisUrl: null): Fanout;
export function createFanout(redisUrl: string | null, logger: Logger): Fanout;
export function createFanout(redisUrl: string | null, logger?: Logger): Fanout {
  if (!redisUrl || !logger) {
    const target = new EventTarget();
    // One listener per open tab.
    setMaxListeners(0, target);
    return { ...across(target), check: async () => {}, close: async () => {} };
  }
  const publishClient = new Redis(redisUrl, { maxRetriesPerRequest: 1, commandTimeout: REDIS_TIMEOUT_MS });
  // Subscriptions are restored when Redis is back.
  const subscribeClient = new Redis(redisUrl, { maxRetriesPerRequest: null });
  logOutages(publishClient, logger);
  subscribeClient.on('error', () => {});
  const eventTarget = createRedisEventTarget({
    publishClient: withoutRejections(publishClient, ['publish']),
    subscribeClient: withoutRejections(subscribeClient, ['subscribe', 'unsubscribe']),
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

/** Nobody awaits these commands, so an unhandled rejection of theirs would end the process. */
function withoutRejections(client: Redis, commands: readonly ('publish' | 'subscribe' | 'unsubscribe')[]): Redis {
  for (const name of commands) {
    const run = client[name].bind(client) as (...given: unknown[]) => Promise<unknown>;
    Object.assign(client, { [name]: (...given: unknown[]) => run(...given).catch(() => null) });
  }
  return client;
}

function logOutages(client: Redis, logger: Logger): void {
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
