import { registerEnumType, Resolver, Root, Subscription } from 'type-graphql';
import { Allow } from '../../platform/graphql/operation.ts';
import type { NotificationsContext } from './services.ts';
import { ADMINISTRATORS } from '../accounts/account.policy.ts';
import { Role } from '../accounts/account.enums.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';

registerEnumType(LiveTopic, {
  name: 'LiveTopic',
  description: 'What a list of the platform is about.',
});

@Resolver()
export class LiveListsResolver {
  @Allow([...ADMINISTRATORS, Role.TEAM])
  @Subscription(() => [LiveTopic], {
    description:
      'Tells which lists of the platform are no longer what they were, at most twice a second. Begins with an empty list: after a break, ' +
      'what was shown before may be old.',
    subscribe: ({ context: { liveLists } }: { context: NotificationsContext }) => liveLists.changes,
  })
  listsChanged(@Root() topics: LiveTopic[]): LiveTopic[] {
    return topics;
  }
}
