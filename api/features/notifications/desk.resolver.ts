import { Authorized, registerEnumType, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../../context.ts';
import { ADMINISTRATORS } from '../accounts/account.policy.ts';
import { Role } from '../accounts/account.terms.ts';
import { DeskTopic } from './desk.terms.ts';

registerEnumType(DeskTopic, {
  name: 'DeskTopic',
  description: 'What a list of the house is about.',
});

@Resolver()
export class DeskResolver {
  @Authorized([...ADMINISTRATORS, Role.TEAM])
  @Subscription(() => [DeskTopic], {
    description:
      'Tells which lists of the house are no longer what they were, at most twice a second. Begins with an empty list: after a break, ' +
      'what was shown before may be old.',
    subscribe: ({ context: { desk } }: { context: Context }) => desk.changes,
  })
  deskChanged(@Root() topics: DeskTopic[]): DeskTopic[] {
    return topics;
  }
}
