import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { orFailure } from '../../kernel/graphql/failures.ts';
import { ADMINISTRATORS } from '../accounts/account.policy.ts';
import { ErasePersonResult, PersonData, PersonErased, PersonExport } from './person-data.types.ts';

const EMAIL = { description: 'E-mail address, in any spelling of capitals.' };

/** What the law lets everybody ask of the house, be it without an account. */
@Authorized(ADMINISTRATORS)
@Resolver()
export class PersonDataResolver {
  @Query(() => PersonData, { description: 'What is kept under an e-mail address.' })
  personData(@Arg('email', () => String, EMAIL) email: string, @Ctx() { people }: Context): Promise<PersonData> {
    return people.find(email);
  }

  @Mutation(() => PersonExport, { description: 'Everything that is kept under an e-mail address, as a file.' })
  exportPersonData(
    @Arg('email', () => String, EMAIL) email: string,
    @Ctx() { people }: Context,
  ): Promise<PersonExport> {
    return people.export(email);
  }

  @Mutation(() => ErasePersonResult, {
    description: 'Forgets whoever has an e-mail address. Cannot be taken back. An account in use stays.',
  })
  erasePersonData(
    @Arg('email', () => String, EMAIL) email: string,
    @Ctx() { people, caller }: Context,
  ): Promise<typeof ErasePersonResult> {
    return orFailure(
      ['VALIDATION_FAILED', 'NOT_FOUND'],
      people.erase(caller.viewer, email).then((run) => Object.assign(new PersonErased(), { run })),
    );
  }
}
