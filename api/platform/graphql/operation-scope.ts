import { AsyncLocalStorage } from 'node:async_hooks';
import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import type { LiveTopic } from '../../../schema/live-topics.ts';
import { auditScope } from '../audit-context.ts';
import type { Caller } from '../authz.ts';
import type { Database } from '../database/database.ts';
import { type Audit, metaOf, type OperationMeta } from './operation.ts';
import type { OperationContext } from './operation-context.ts';

/** The state of a write while it is carried out. */
interface Write {
  committed: boolean;
}

/**
 * Carries out writes as declared: the changes of their transactions are recorded in the audit log under their name, and live lists are
 * refreshed afterwards, if a transaction was committed (even if the answer fails).
 */
export class OperationScope {
  readonly #refresh: (topics: readonly LiveTopic[]) => void;
  readonly #writes = new AsyncLocalStorage<Write>();

  constructor(database: Pick<Database, 'onCommit'>, refresh: (topics: readonly LiveTopic[]) => void) {
    this.#refresh = refresh;
    database.onCommit(async () => {
      const write = this.#writes.getStore();
      if (write) write.committed = true;
    });
  }

  /** Wraps every mutation of a schema. */
  wrapMutations(schema: GraphQLSchema): GraphQLSchema {
    for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
      const { resolve = defaultFieldResolver } = field;
      const meta = metaOf(field);
      field.resolve = (source, args: Record<string, unknown>, context: OperationContext, info) =>
        this.run(meta, args, context.caller, () => resolve(source, args, context, info));
    }
    return schema;
  }

  /** Carries out one write. @param args of the operation; the name in the audit log may depend on one of them. */
  async run<Result>(
    { audit, refreshes = [] }: Partial<OperationMeta>,
    args: Readonly<Record<string, unknown>>,
    caller: Caller,
    work: () => Result,
  ): Promise<Awaited<Result>> {
    const action = actionOf(audit, args);
    const write: Write = { committed: false };
    try {
      return await this.#writes.run(write, () => auditScope.run(action === null ? null : { action, caller }, work));
    } finally {
      if (write.committed) this.#refresh(refreshes);
    }
  }
}

function actionOf(audit: Audit | undefined, args: Readonly<Record<string, unknown>>): string | null {
  if (audit === undefined) return null;
  if (typeof audit === 'string') return audit;
  return 'exempt' in audit
    ? null
    : (audit.actions[String((args['input'] as Record<string, unknown>)[audit.by])] ?? null);
}
