import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../platform/graphql/operation.ts';
import type { AuditContext } from './services.ts';
import { AuditArgs } from './audit.inputs.ts';
import { AUDITORS } from './audit.policy.ts';
import { AuditActor, AuditChange, AuditEntry, AuditEntryConnection } from './audit.types.ts';

@Resolver(() => AuditEntry)
export class AuditResolver {
  @Allow(AUDITORS)
  @Query(() => AuditEntryConnection, {
    description: 'The entries of the audit log, the latest first.',
  })
  auditEntries(
    @Args(() => AuditArgs) { filter, ...part }: AuditArgs,
    @Ctx() { auditLog }: AuditContext,
  ): Promise<AuditEntryConnection> {
    return auditLog.list(filter, part);
  }

  @Allow(AUDITORS)
  @Query(() => AuditEntry, {
    nullable: true,
    description: 'An entry of the audit log; null if there is none of this id.',
  })
  auditEntry(
    @Arg('id', () => ID, { description: 'The id of the entry.' }) id: string,
    @Ctx() { auditLog }: AuditContext,
  ): Promise<AuditEntry | null> {
    return auditLog.byId(id);
  }

  @Allow(AUDITORS)
  @Query(() => [AuditActor], {
    description: 'The administrators and the team by name, whose entries can be looked for; at most 200.',
  })
  auditActors(@Ctx() { auditLog }: AuditContext): Promise<AuditActor[]> {
    return auditLog.actors();
  }

  @FieldResolver(() => [AuditChange], { description: 'The changed fields, with their values before and after.' })
  changes(@Root() entry: AuditEntry, @Ctx() { auditLog }: AuditContext): Promise<AuditChange[]> {
    return auditLog.changesOf(entry);
  }
}
