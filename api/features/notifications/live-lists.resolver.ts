import { registerEnumType, Resolver, Root, Subscription } from 'type-graphql';
import { Allow } from '../../platform/graphql/operation.ts';
import type { NotificationsContext } from './services.ts';
import { ADMINISTRATORS } from '../accounts/account.policy.ts';
import { Role } from '../accounts/account.enums.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';

registerEnumType(LiveTopic, {
  name: 'LiveTopic',
  description: 'A kind of list in the administration.',
  valuesConfig: {
    CHANGE_REQUESTS: { description: 'The list is of change requests.' },
    CONTENT: { description: 'The list is of content that the platform chooses, such as the slider.' },
    DATA_PROTECTION: { description: 'The list is of data protection.' },
    IMPORTS: { description: 'The list is of imports.' },
    MESSAGES: { description: 'The list is of messages.' },
    QUOTES: { description: 'The list is of quote requests.' },
    REGISTRATIONS: { description: 'The list is of registrations.' },
    SUBSCRIPTIONS: { description: 'The list is of subscriptions.' },
    USERS: { description: 'The list is of users.' },
    VENUES: { description: 'The list is of venues.' },
  },
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
