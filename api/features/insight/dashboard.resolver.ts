import { Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { MODERATORS } from '../venues/venue.policy.ts';
import { Dashboard } from './dashboard.types.ts';

@Resolver()
export class DashboardResolver {
  @Authorized(MODERATORS)
  @Query(() => Dashboard, { description: 'How the site does, and what waits for the house.' })
  dashboard(@Ctx() { dashboard, caller }: Context): Promise<Dashboard> {
    return dashboard.read(caller.viewer);
  }
}
