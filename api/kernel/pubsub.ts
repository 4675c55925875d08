import { createPubSub, type PubSub } from '@graphql-yoga/subscription';
import { createRedisEventTarget } from '@graphql-yoga/redis-event-target';
import { Redis } from 'ioredis';
import type { Logger } from './logger.ts';

/** A Redis that keeps silent for so long is away. */
const LIMIT_MS = 2_000;

/** Topics and what is published on them: ids and numbers, never whole objects, which each process reads for itself. */
export type Topics = Record<string, [payload: unknown]>;

export interface Fanout {
  pubSub: PubSub<Topics>;
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
  if (!redisUrl || !logger) return { pubSub: createPubSub<Topics>(), check: async () => {}, close: async () => {} };
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
    pubSub: createPubSub<Topics>({ eventTarget }),
    check: async () => void (await publishClient.ping()),
    close: async () => {
      publishClient.disconnect();
      subscribeClient.disconnect();
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
