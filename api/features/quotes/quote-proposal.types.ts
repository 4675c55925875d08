import { Field, ID, ObjectType } from 'type-graphql';
import { QuoteFitView } from './quote-owner.types.ts';

@ObjectType({ simpleResolvers: true, description: 'A venue that a request could be handed to.' })
export class ProposedVenue {
  @Field(() => ID, { description: 'Id of the venue.' })
  venueId!: string;

  @Field(() => String, { description: 'Its slug.' })
  slug!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'Its city.' })
  city!: string;

  @Field(() => Boolean, { description: 'Whether it has an owner in good standing, to whom the request can be handed.' })
  hasOwner!: boolean;

  @Field(() => [QuoteFitView], { description: 'How it stands to what is asked, as far as its listing tells.' })
  fit!: QuoteFitView[];
}
