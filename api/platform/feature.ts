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

/** What is written at the beginning is written with. */
export interface SeedContext {
  config: Partial<Config>;
  logger: Logger;
  /** Opens the queues for what a seed leaves to do. */
  openJobs: () => Promise<Jobs>;
}

/**
 * What a feature brings to the product. `Needs` is what it is built upon: the platform and services of features before it; `Own` what it
 * adds for those after it, and for its operations.
 */
export interface Feature<Needs extends object, Own extends object = object> {
  /** The name of its folder. */
  readonly name: string;
  readonly entities?: readonly EntityClass<object>[];
  /** Tables that are written in SQL alone. */
  readonly tables?: readonly string[];
  /** What the audit log tells of its tables. */
  readonly audited?: AuditedTables;
  /** Writes what an installation begins with, once. Gives whether it wrote anything. */
  readonly seed?: (database: Database, given: SeedContext) => Promise<boolean>;
  readonly resolvers?: readonly Function[];
  readonly queues?: readonly Queue[];
  readonly mails?: readonly MailKind[];
  readonly services?: (needs: Needs) => Own;
  /** Says what its jobs do. */
  readonly handleJobs?: (jobs: Jobs, services: Needs & Own) => void;
  /** Says how the views of its mails are read when they are sent. */
  readonly handleMails?: (mailer: Mailer, services: Needs & Own) => void;
  /** Reacts to what other features publish. */
  readonly subscribe?: (events: Events<Transaction>, services: Needs & Own) => void;
  /** Its routes of REST. */
  readonly rest?: readonly Route[];
  /** What it answers with beside /api and /graphql. */
  readonly router?: (services: Needs & Own) => Handler;
  /** What it tells an operator's monitoring. */
  readonly metrics?: (metrics: Metrics, services: Needs & Own) => void;
  /** Before the first request. */
  readonly start?: (services: Needs & Own) => Promise<void> | void;
  /** After the last one. */
  readonly stop?: (services: Needs & Own) => Promise<void> | void;
}

/** Defines a feature; the list of all is `api/features.ts`. */
export function defineFeature<Needs extends object, Own extends object = object>(
  feature: Feature<Needs, Own>,
): Feature<Needs, Own> {
  return feature;
}

/** Features in their order, each built upon those before it: a need that none of them meets does not compile. */
export class Composition<Built extends object> {
  readonly features: readonly Feature<Built>[];

  private constructor(features: readonly Feature<Built>[]) {
    this.features = features;
  }

  /** Nothing yet, over what everything stands on. */
  static over<Ground extends object>(): Composition<Ground> {
    return new Composition<Ground>([]);
  }

  with<Own extends object>(feature: Feature<Built, Own>): Composition<Built & Own> {
    // Whoever is content with less is content with more.
    const features: readonly unknown[] = [...this.features, feature];
    return new Composition(features as readonly Feature<Built & Own>[]);
  }

  /** What all features declare under a name, in their order. */
  all<Name extends keyof ListsOf>(name: Name): NonNullable<Feature<Built>[Name]>[number][] {
    return this.features.flatMap((feature) => [...(feature[name] ?? [])]);
  }

  /** What the audit log tells of all tables. */
  get auditedTables(): AuditedTables {
    return Object.assign({}, ...this.features.map(({ audited }) => audited)) as AuditedTables;
  }

  /** The services of all features. */
  build(ground: object): Built {
    const built = this.features.reduce<object>(
      (before, feature) => ({ ...before, ...feature.services?.(before as Built) }),
      ground,
    );
    return built as Built;
  }
}

type ListsOf = Pick<Feature<object>, 'entities' | 'tables' | 'resolvers' | 'queues' | 'mails' | 'rest'>;

/** What the features of a composition are built to. */
export type ServicesOf<Of> = Of extends Composition<infer All> ? All : never;
