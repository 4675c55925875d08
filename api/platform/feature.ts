import type { EntityClass } from '@mikro-orm/core';
import type { Handler } from 'express';
import type { AuditedTables } from './audited-tables.ts';
import type { Config } from './config.ts';
import type { Database, Transaction } from './database/database.ts';
import type { Events } from './events.ts';
import type { Metrics } from './http/metrics.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Queue } from './jobs/queue.ts';
import type { Logger } from './logger.ts';
import type { MailKind } from './mail/mail.types.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Route } from './rest/route.ts';

/** What seeds are given. */
export interface SeedContext {
  config: Partial<Config>;
  logger: Logger;
  /** Opens the queues, for jobs that a seed enqueues. */
  openJobs: () => Promise<Jobs>;
}

/**
 * A feature of the product. `Needs` are the platform and the services of earlier features that it is built on; `Own` are the services that it
 * provides to later features and to its operations.
 */
export interface Feature<Needs extends object, Own extends object = object> {
  /** The name of its folder. */
  readonly name: string;
  readonly entities?: readonly EntityClass<object>[];
  /** Tables without entities. */
  readonly tables?: readonly string[];
  /** What the audit log records of its tables. */
  readonly audited?: AuditedTables;
  /** Writes the initial data of an installation, once. Returns whether it wrote anything. */
  readonly seed?: (database: Database, given: SeedContext) => Promise<boolean>;
  readonly resolvers?: readonly Function[];
  readonly queues?: readonly Queue[];
  readonly mails?: readonly MailKind[];
  readonly services?: (needs: Needs) => Own;
  /** Registers the handlers of its jobs. */
  readonly handleJobs?: (jobs: Jobs, services: Needs & Own) => void;
  /** Registers how the views of its mails are read when they are sent. */
  readonly handleMails?: (mailer: Mailer, services: Needs & Own) => void;
  /** Subscribes to events of other features. */
  readonly subscribe?: (events: Events<Transaction>, services: Needs & Own) => void;
  /** Its routes of REST. */
  readonly rest?: readonly Route[];
  /** Its HTTP handler beside /api and /graphql. */
  readonly router?: (services: Needs & Own) => Handler;
  /** Registers its metrics. */
  readonly metrics?: (metrics: Metrics, services: Needs & Own) => void;
  /** Runs before the first request. */
  readonly start?: (services: Needs & Own) => Promise<void> | void;
  /** Runs after the last one. */
  readonly stop?: (services: Needs & Own) => Promise<void> | void;
}

/** Defines a feature; the list of all is `api/features.ts`. */
export function defineFeature<Needs extends object, Own extends object = object>(
  feature: Feature<Needs, Own>,
): Feature<Needs, Own> {
  return feature;
}

/** Features in their order, each built on those before it: needs that no earlier feature meets do not compile. */
export class Composition<Built extends object> {
  readonly features: readonly Feature<Built>[];

  private constructor(features: readonly Feature<Built>[]) {
    this.features = features;
  }

  /** An empty composition over the platform. */
  static over<Platform extends object>(): Composition<Platform> {
    return new Composition<Platform>([]);
  }

  with<Own extends object>(feature: Feature<Built, Own>): Composition<Built & Own> {
    // A feature that needs less accepts more.
    const features: readonly unknown[] = [...this.features, feature];
    return new Composition(features as readonly Feature<Built & Own>[]);
  }

  /** What all features declare under this name, in their order. */
  all<Name extends keyof ListsOf>(name: Name): NonNullable<Feature<Built>[Name]>[number][] {
    return this.features.flatMap((feature) => [...(feature[name] ?? [])]);
  }

  /** What the audit log records of all tables. */
  get auditedTables(): AuditedTables {
    return Object.assign({}, ...this.features.map(({ audited }) => audited)) as AuditedTables;
  }

  /** The services of all features. */
  build(platform: object): Built {
    const built = this.features.reduce<object>(
      (before, feature) => ({ ...before, ...feature.services?.(before as Built) }),
      platform,
    );
    return built as Built;
  }
}

type ListsOf = Pick<Feature<object>, 'entities' | 'tables' | 'resolvers' | 'queues' | 'mails' | 'rest'>;

/** All services of a composition. */
export type ServicesOf<Of> = Of extends Composition<infer All> ? All : never;
