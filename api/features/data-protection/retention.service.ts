import type { Database } from '../../platform/database/database.ts';
import { dueOf, forgetDue } from '../../platform/database/retention.ts';
import { asSystem } from '../../platform/audit-context.ts';
import type { Viewer } from '../../platform/authz.ts';
import { nextInParis, now } from '../../platform/clock.ts';
import { offsetOf, type Paging, pagePlace } from '../../platform/graphql/paging.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { defineQueue } from '../../platform/jobs/queue.ts';
import type { Logger } from '../../platform/logger.ts';
import type { LiveLists } from '../notifications/live-lists.service.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import type { LiveSettings } from '../settings/live-settings.service.ts';
import { retainedKinds, type RetainedKind, periodOf, startOf } from './retention-rules.ts';
import { RetentionRun } from './retention-run.entity.ts';
import { type KindResult, RunTrigger } from './retention.enums.ts';
import type { RetentionPeriod, RetentionRunPage, RetentionReport, Retention } from './retention.types.ts';

const HOUR = { hour: 3, minute: 45 };
/** Erases old data by the rules in `retention-rules.ts`, once a day. */
export const RETENTION_RUN = defineQueue('retention.run', {
  schedule: `${HOUR.minute} ${HOUR.hour} * * *`,
  retries: 2,
  limitSeconds: 1_800,
});

/** The live lists that a run changes. */
const TOUCHED = [
  LiveTopic.QUOTES,
  LiveTopic.MESSAGES,
  LiveTopic.USERS,
  LiveTopic.VENUES,
  LiveTopic.DATA_PROTECTION,
] as const;

export interface RetentionDependencies {
  database: Database;
  settings: Pick<LiveSettings, 'current'>;
  jobs: Pick<Jobs, 'enqueue'>;
  liveLists: Pick<LiveLists, 'tell'>;
  logger: Logger;
}

/** Retention rules, dry runs, and runs with their reports. */
export class RetentionService {
  readonly #dependencies: RetentionDependencies;
  readonly #kinds: readonly RetainedKind[];

  constructor(dependencies: RetentionDependencies) {
    this.#dependencies = dependencies;
    this.#kinds = retainedKinds(dependencies.jobs);
  }

  /** The rules, with the number of due items of each. Changes nothing. */
  async read(): Promise<Retention> {
    const at = now();
    const rules: RetentionPeriod[] = [];
    for (const kept of this.#kinds) {
      const period = periodOf(kept, this.#dependencies.settings.current.retention);
      const due = await dueOf(this.#dependencies.database, kept.rule, startOf(period, at));
      const { kind, effect } = kept;
      rules.push({ kind, effect, ...period, isSetting: typeof kept.period === 'string', ...due });
    }
    return { rules, nextRunAt: nextInParis(HOUR.hour, HOUR.minute) };
  }

  /** A rule that fails is reported; the others are still applied. */
  async run(viewer: Viewer | null): Promise<RetentionReport> {
    const { database, settings, liveLists, logger } = this.#dependencies;
    const startedAt = now();
    const begun = performance.now();
    const results: KindResult[] = [];
    for (const kept of this.#kinds) {
      const { kind, rule } = kept;
      try {
        const before = startOf(periodOf(kept, settings.current.retention), startedAt);
        const forget = (): Promise<number> => forgetDue(database, rule, before);
        results.push({
          kind,
          count: await (kept.action ? asSystem(kept.action, forget) : forget()),
          failed: false,
        });
      } catch (error) {
        logger.error({ err: error, kind }, 'what is old could not be forgotten');
        results.push({ kind, count: 0, failed: true });
      }
    }
    const trigger = viewer ? RunTrigger.ADMINISTRATOR : RunTrigger.SCHEDULE;
    const durationMs = Math.round(performance.now() - begun);
    const run = { trigger, ranBy: viewer?.id ?? null, startedAt, durationMs, results };
    const id = await database.transaction(({ em }) => em.insert(RetentionRun, run));
    liveLists.tell(TOUCHED);
    return this.report(id);
  }

  async report(id: string): Promise<RetentionReport> {
    return (await this.#find({ id })).items[0]!;
  }

  /** Handler of RETENTION_RUN. @throws Error if a rule failed, so that the job is retried. */
  async runBySchedule(): Promise<void> {
    const { results } = await this.run(null);
    const failed = results.filter((result) => result.failed).map(({ kind }) => kind);
    if (failed.length) throw new Error(`Not everything that is old could be forgotten: ${failed.join(', ')}.`);
  }

  /** Reports of all runs, the latest first. */
  runs(paging: Paging): Promise<RetentionRunPage> {
    return this.#find({ paging });
  }

  async #find({ id = null, paging = { page: 1, pageSize: 1 } }: { id?: string | null; paging?: Paging }) {
    const [runs, count] = await this.#dependencies.database.em.findAndCount(RetentionRun, id ? { id } : {}, {
      populate: ['ranBy'],
      orderBy: { startedAt: 'desc', id: 'asc' },
      limit: paging.pageSize,
      offset: offsetOf(paging),
    });
    return { items: runs.map(toReport), ...pagePlace(count, paging) };
  }
}

function toReport({ id, trigger, startedAt, durationMs, results, ranBy }: RetentionRun): RetentionReport {
  const user = ranBy?.unwrap();
  const name = user && !user.deletedAt ? `${user.firstName} ${user.lastName}` : null;
  return { id, trigger, startedAt, durationMs, results, ranBy: name };
}
