import { Arg, Ctx, Field, FieldResolver, InputType, Query, Resolver, Root } from 'type-graphql';
import { Allow, NotAudited, Refreshes } from '../../platform/graphql/operation.ts';
import { Input } from '../../platform/graphql/input.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import type { DataProtectionContext } from './services.ts';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import { NotFound, ValidationFailed } from '../../platform/graphql/user-errors.ts';
import { ADMINISTRATORS } from '../accounts/account.policy.ts';
import { VenueDetails } from '../venues/managed-venue.types.ts';
import type { VenueServices } from '../venues/services.ts';
import { PersonData } from './person-data.types.ts';
import { RetentionReport } from './retention.types.ts';

const EMAIL = { description: 'The e-mail address, with capitals or without.' };

@InputType({ description: 'A person, by their e-mail address.' })
class PersonInput {
  @Field(() => String, EMAIL)
  email!: string;
}

/** Requests under data protection law, also of people without an account. */
@Resolver(() => PersonData)
export class PersonDataResolver {
  @Allow(ADMINISTRATORS)
  @Query(() => PersonData, { description: 'The data that are kept under an e-mail address.' })
  personData(
    @Arg('email', () => String, EMAIL) email: string,
    @Ctx() { people }: DataProtectionContext,
  ): Promise<PersonData> {
    return people.find(email);
  }

  @FieldResolver(() => [VenueDetails], {
    description: 'The venues that name the address as their contact, by name; their owners decide on that.',
  })
  venues(
    @Root() { contactOf }: PersonData,
    @Ctx() { managedVenues, caller }: DataProtectionContext & Pick<VenueServices, 'managedVenues'>,
  ): Promise<VenueDetails[]> {
    return managedVenues.referred(
      caller.viewer,
      contactOf.map(({ id }) => id),
    );
  }

  @Allow(ADMINISTRATORS)
  @NotAudited('Nothing may name those who asked for their data.')
  @PayloadMutation('Gives everything that is kept under an e-mail address, as a file.', {
    filename: [() => String, 'The name for the file.'],
    json: [() => String, 'The data as the text of a JSON file.'],
  })
  async exportPersonData(
    @Input('The e-mail address of the person.') { email }: PersonInput,
    @Ctx() { people }: DataProtectionContext,
  ) {
    return people.export(email);
  }

  @Allow(ADMINISTRATORS)
  @NotAudited('Its report says who erased, and when; whom, nothing may say.')
  @Refreshes(LiveTopic.QUOTES, LiveTopic.MESSAGES, LiveTopic.USERS, LiveTopic.DATA_PROTECTION)
  @PayloadMutation(
    'Erases what is kept under an e-mail address, for good. An account in use stays. NotFound: nothing is kept that could be erased here.',
    { run: [() => RetentionReport, 'The report, which does not tell who it was.'] },
    [ValidationFailed, NotFound],
  )
  async erasePersonData(
    @Input('The e-mail address of the person.') { email }: PersonInput,
    @Ctx() { people, caller }: DataProtectionContext,
  ) {
    return { run: await people.erase(caller.viewer, email) };
  }
}
