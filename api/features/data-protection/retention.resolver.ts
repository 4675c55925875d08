import { Args, ArgsType, Ctx, Query, Resolver } from 'type-graphql';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import { Allow, NotAudited, Refreshes } from '../../platform/graphql/operation.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import type { DataProtectionContext } from './services.ts';
import { PagingArgs } from '../../platform/graphql/paging.ts';
import { ADMINISTRATORS } from '../accounts/account.policy.ts';
import { RetentionRunPage, RetentionReport, Retention } from './retention.types.ts';

@ArgsType()
class RetentionRunsArgs extends PagingArgs {}

@Resolver()
export class RetentionResolver {
  @Allow(ADMINISTRATORS)
  @Query(() => Retention, {
    description:
      'The periods for which things are kept, and the number of things that a run would forget now. It changes nothing.',
  })
  retention(@Ctx() { retention }: DataProtectionContext): Promise<Retention> {
    return retention.read();
  }

  @Allow(ADMINISTRATORS)
  @Query(() => RetentionRunPage, { description: 'The reports of runs.' })
  retentionRuns(
    @Args(() => RetentionRunsArgs) args: RetentionRunsArgs,
    @Ctx() { retention }: DataProtectionContext,
  ): Promise<RetentionRunPage> {
    return retention.runs(args);
  }

  @Allow(ADMINISTRATORS)
  @NotAudited('A run keeps a report of its own, which names who ran it.')
  @Refreshes(LiveTopic.QUOTES, LiveTopic.MESSAGES, LiveTopic.USERS, LiveTopic.VENUES, LiveTopic.DATA_PROTECTION)
  @PayloadMutation('Forgets at once what is due. Cannot be taken back.', {
    run: [() => RetentionReport, 'The report of the run.'],
  })
  async runRetention(@Ctx() { retention, caller }: DataProtectionContext) {
    return { run: await retention.run(caller.viewer) };
  }
}
