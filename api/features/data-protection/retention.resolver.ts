import { Args, ArgsType, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { PagingArgs } from '../../kernel/graphql/paging.ts';
import { ADMINISTRATORS } from '../accounts/account.policy.ts';
import { RetentionRunPage, RetentionRunView, RetentionView } from './retention.types.ts';

@ArgsType()
class RetentionRunsArgs extends PagingArgs {}

@Authorized(ADMINISTRATORS)
@Resolver()
export class RetentionResolver {
  @Query(() => RetentionView, {
    description: 'What is kept for how long, and what a run would forget now. Changes nothing.',
  })
  retention(@Ctx() { retention }: Context): Promise<RetentionView> {
    return retention.read();
  }

  @Query(() => RetentionRunPage, { description: 'Reports of what was forgotten.' })
  retentionRuns(
    @Args(() => RetentionRunsArgs) args: RetentionRunsArgs,
    @Ctx() { retention }: Context,
  ): Promise<RetentionRunPage> {
    return retention.runs(args);
  }

  @Mutation(() => RetentionRunView, { description: 'Forgets at once what is due. Cannot be taken back.' })
  runRetention(@Ctx() { retention, caller }: Context): Promise<RetentionRunView> {
    return retention.run(caller.viewer);
  }
}
