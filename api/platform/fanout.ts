import { setMaxListeners } from 'node:events';
import { createRedisEventTarget } from '@graphql-yoga/redis-event-target';
import { Redis } from 'ioredis';
import type { Logger } from './logger.ts';

const REDIS_TIMEOUT_MS = 2_000;

/** Publish and subscribe by topics. Messages are ids and numbers, never whole objects, which each process reads for itself. */
export interface Fanout {
  publish(topic: string, message: unknown): void;
  /** Calls back with all messages on a topic from now on; returns the function that unsubscribes. */
  listen(topic: string, onMessage: (message: unknown) => void): () => void;
  /** @throws if Redis is used and does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Delivers to the subscribers of this process, or through Redis to those of every process. Messages are lost while Redis is
 * unavailable; clients then get the changes with their next read.
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
    publish: (topic, message) => void target.dispatchEvent(new CustomEvent(topic, { detail: message })),
    listen: (topic, onMessage) => {
      const onEvent = (event: Event): void => onMessage((event as CustomEvent).detail);
      target.addEventListener(topic, onEvent);
      return () => target.removeEventListener(topic, onEvent);
    },
  };
}

/** These commands are not awaited, so a rejection of theirs would end the process. */
function withoutRejections(client: Redis, commands: readonly ('publish' | 'subscribe' | 'unsubscribe')[]): Redis {
  for (const name of commands) {
    const run = client[name].bind(client) as (...given: unknown[]) => Promise<unknown>;
    Object.assign(client, { [name]: (...given: unknown[]) => run(...given).catch(() => null) });
  }
  return client;
}

function logOutages(client: Redis, logger: Logger): void {
  let isDown = false;
  client.on('error', (error) => {
    if (!isDown) logger.warn({ err: error }, 'Redis is unavailable: events reach this process only');
    isDown = true;
  });
  client.on('ready', () => {
    if (isDown) logger.info('Redis is back');
    isDown = false;
  });
}
