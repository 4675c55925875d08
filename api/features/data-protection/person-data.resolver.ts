import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, NotAudited, Refreshes } from '../../platform/graphql/operation.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import type { DataProtectionContext } from './services.ts';
import { toResultUnion } from '../../platform/graphql/failures.ts';
import { ADMINISTRATORS } from '../accounts/account.policy.ts';
import { ErasePersonResult, PersonData, PersonErased, PersonExport } from './person-data.types.ts';

const EMAIL = { description: 'E-mail address, in any spelling of capitals.' };

/** What the law lets everybody ask of the platform, be it without an account. */
@Resolver()
export class PersonDataResolver {
  @Allow(ADMINISTRATORS)
  @Query(() => PersonData, { description: 'What is kept under an e-mail address.' })
  personData(
    @Arg('email', () => String, EMAIL) email: string,
    @Ctx() { people }: DataProtectionContext,
  ): Promise<PersonData> {
    return people.find(email);
  }

  @Allow(ADMINISTRATORS)
  @NotAudited('Nothing may name those who asked for their data.')
  @Mutation(() => PersonExport, { description: 'Everything that is kept under an e-mail address, as a file.' })
  exportPersonData(
    @Arg('email', () => String, EMAIL) email: string,
    @Ctx() { people }: DataProtectionContext,
  ): Promise<PersonExport> {
    return people.export(email);
  }

  @Allow(ADMINISTRATORS)
  @NotAudited('Its report says who erased, and when; whom, nothing may say.')
  @Refreshes(LiveTopic.QUOTES, LiveTopic.MESSAGES, LiveTopic.USERS, LiveTopic.DATA_PROTECTION)
  @Mutation(() => ErasePersonResult, {
    description: 'Forgets whoever has an e-mail address. Cannot be taken back. An account in use stays.',
  })
  erasePersonData(
    @Arg('email', () => String, EMAIL) email: string,
    @Ctx() { people, caller }: DataProtectionContext,
  ): Promise<typeof ErasePersonResult> {
    return toResultUnion(
      ['VALIDATION_FAILED', 'NOT_FOUND'],
      people.erase(caller.viewer, email).then((run) => Object.assign(new PersonErased(), { run })),
    );
  }
}
