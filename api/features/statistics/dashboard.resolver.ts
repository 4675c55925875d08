import { Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../platform/graphql/operation.ts';
import type { StatisticsContext } from './services.ts';
import { MODERATORS } from '../venues/venue.policy.ts';
import { Dashboard } from './dashboard.types.ts';

@Resolver()
export class DashboardResolver {
  @Allow(MODERATORS)
  @Query(() => Dashboard, { description: 'The figures of the site, and the items that wait for the platform.' })
  dashboard(@Ctx() { dashboard, caller }: StatisticsContext): Promise<Dashboard> {
    return dashboard.read(caller.viewer);
  }
}
