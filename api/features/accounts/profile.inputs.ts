import { ArgsType, Field, InputType } from 'type-graphql';

@ArgsType()
export class DeleteMyAccountArgs {
  @Field(() => String, { description: 'One’s password.' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A code of the second step, or a recovery code; needed where the account has a second step.',
  })
  code?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'That one knows of the events to come for which planners rely on one’s venues (`promisedEvents`).',
  })
  knowingly!: boolean;
}

@InputType({ description: 'The page that somebody looks at.' })
export class RecordPageViewInput {
  @Field(() => String, { description: 'The path of the page; its query is not kept.' })
  pagePath!: string;
}
