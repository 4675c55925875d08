import { createUnionType, Field, ObjectType } from 'type-graphql';
import { CaptchaFailed, Conflict, RateLimited, ValidationFailed } from '../../platform/graphql/failures.ts';

@ObjectType({ simpleResolvers: true, description: 'The message was sent, and a receipt is on its way by mail.' })
export class MessageSent {
  @Field(() => String, { description: 'Its number, such as MSG-2026-000042.' })
  reference!: string;
}

export const SendMessageResult = createUnionType({
  name: 'SendMessageResult',
  description: 'What came of sending a message.',
  types: () => [MessageSent, ValidationFailed, CaptchaFailed, RateLimited, Conflict] as const,
});
