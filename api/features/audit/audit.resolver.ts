import { Arg, Args, Authorized, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { AuditArgs } from './audit.args.ts';
import { AUDITORS } from './audit.policy.ts';
import { AuditActor, AuditEntry, AuditPage } from './audit.types.ts';

@Resolver()
export class AuditResolver {
  @Authorized(...AUDITORS)
  @Query(() => AuditPage, { description: 'Who did what to which object, and when; latest first.' })
  auditEntries(
    @Args(() => AuditArgs) { filter, ...paging }: AuditArgs,
    @Ctx() { auditLog }: Context,
  ): Promise<AuditPage> {
    return auditLog.list(filter, paging);
  }

  @Authorized(...AUDITORS)
  @Query(() => AuditEntry, {
    nullable: true,
    description: 'An entry of the audit log; null = there is none of this id.',
  })
  auditEntry(
    @Arg('id', () => ID, { description: 'Id of the entry.' }) id: string,
    @Ctx() { auditLog }: Context,
  ): Promise<AuditEntry | null> {
    return auditLog.byId(id);
  }

  @Authorized(...AUDITORS)
  @Query(() => [AuditActor], { description: 'Who works for the house, by name: whose doings one may look for.' })
  auditActors(@Ctx() { auditLog }: Context): Promise<AuditActor[]> {
    return auditLog.actors();
  }
}
