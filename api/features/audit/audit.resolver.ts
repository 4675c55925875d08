import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Allow } from '../../platform/graphql/operation.ts';
import type { AuditContext } from './services.ts';
import { AuditArgs } from './audit.inputs.ts';
import { AUDITORS } from './audit.policy.ts';
import { AuditActor, AuditEntry, AuditPage } from './audit.types.ts';

@Resolver()
export class AuditResolver {
  @Allow(AUDITORS)
  @Query(() => AuditPage, { description: 'Who did what to which object, and when; latest first.' })
  auditEntries(
    @Args(() => AuditArgs) { filter, ...paging }: AuditArgs,
    @Ctx() { auditLog }: AuditContext,
  ): Promise<AuditPage> {
    return auditLog.list(filter, paging);
  }

  @Allow(AUDITORS)
  @Query(() => AuditEntry, {
    nullable: true,
    description: 'An entry of the audit log; null = there is none of this id.',
  })
  auditEntry(
    @Arg('id', () => ID, { description: 'Id of the entry.' }) id: string,
    @Ctx() { auditLog }: AuditContext,
  ): Promise<AuditEntry | null> {
    return auditLog.byId(id);
  }

  @Allow(AUDITORS)
  @Query(() => [AuditActor], {
    description: 'Who works for the platform, by name: whose doings one may look for; at most 200.',
  })
  auditActors(@Ctx() { auditLog }: AuditContext): Promise<AuditActor[]> {
    return auditLog.actors();
  }
}
