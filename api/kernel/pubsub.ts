import { createPubSub, type PubSub } from '@graphql-yoga/subscription';
import { createRedisEventTarget } from '@graphql-yoga/redis-event-target';
import { Redis } from 'ioredis';

/** Topics and what is published on them: ids and numbers, never whole objects, which each process reads for itself. */
export type Topics = Record<string, [payload: unknown]>;

export interface Fanout {
  pubSub: PubSub<Topics>;
  /** @throws when Redis, where it is used, does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Delivery to the subscribers of this process, or through Redis to those of every process. */
export function createFanout(redisUrl: string | null): Fanout {
  if (!redisUrl) return { pubSub: createPubSub<Topics>(), check: async () => {}, close: async () => {} };
  const publishClient = new Redis(redisUrl);
  const subscribeClient = new Redis(redisUrl);
  return {
    pubSub: createPubSub<Topics>({ eventTarget: createRedisEventTarget({ publishClient, subscribeClient }) }),
    check: async () => void (await publishClient.ping()),
    close: async () => {
      publishClient.disconnect();
      subscribeClient.disconnect();
    },
  };
}
