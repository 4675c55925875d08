import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Enum,
  Formula,
  Index,
  ManyToOne,
  OneToMany,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { GraphQLDateTime as DateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Language } from '../../../schema/constants.ts';
import { LanguageType } from '../../platform/graphql/language.ts';
import { Node } from '../../platform/graphql/node.ts';
import { User } from '../accounts/user.entity.ts';
import { MessageAction, MessageActor, MessageState } from './message.enums.ts';
import { messageWorkflow } from './message.workflow.ts';

const EXCERPT = 160;

/** A message of the contact form, as typed. */
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'A message that somebody wrote to the platform by the contact form.',
})
@Entity({ tableName: 'contact_message' })
@Index({ properties: ['state', 'createdAt'] })
@Index({
  name: 'contact_message_words_index',
  expression: `create index "contact_message_words_index" on "contact_message" using gin ((reference || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || subject || ' ' || message) gin_trgm_ops) with (fastupdate = off)`,
})
@Check({ name: 'contact_message_language_check', expression: `language = 'fr' OR language = 'en'` })
export class Message {
  @Field(() => ID, { description: 'The id of the message.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @Field(() => String, { description: 'The number of the message, such as MSG-2026-000042.' })
  @Property({ type: 'text' })
  @Unique()
  reference!: string;

  @Field(() => MessageState, { description: 'The state of the message.' })
  @Enum({ items: () => MessageState, type: 'text', default: MessageState.NEW })
  state: MessageState & Opt = MessageState.NEW;

  @Field(() => String, { description: 'The first name of the sender.' })
  @Property({ type: 'text' })
  firstName!: string;

  @Field(() => String, { description: 'The last name of the sender.' })
  @Property({ type: 'text' })
  lastName!: string;

  @Field(() => String, { description: 'The e-mail address of the sender.' })
  @Property({ type: 'text' })
  @Index()
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The telephone number of the sender; null if they gave none.',
  })
  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Field(() => String, { description: 'The subject of the message.' })
  @Property({ type: 'text' })
  subject!: string;

  @Field(() => String, { description: 'The message as plain text.' })
  @Property({ type: 'text' })
  message!: string;

  @Field(() => LanguageType, { description: 'The language in which the sender is written to.' })
  @Property({ type: 'text' })
  language!: Language;

  /** When the sender consented to the processing of their data. */
  @Property({ type: 'timestamptz' })
  consentAt!: Date;

  @Field(() => Int, { description: 'The version of the message, which grows with each change.' })
  @Property({ type: 'integer', version: true })
  version!: number & Opt;

  @Field(() => DateTime, { description: 'The time at which the message was sent.' })
  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  @Index()
  createdAt!: Date & Opt;

  @Property({ type: 'timestamptz', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt!: Date & Opt;

  @OneToMany({
    entity: () => MessageAnswer,
    mappedBy: ({ message }) => message,
    orderBy: { createdAt: 'asc', id: 'asc' },
  })
  answers = new Collection<MessageAnswer>(this);

  /** The searched text, with an index on this expression. */
  @Formula(
    ({ reference, firstName, lastName, email, subject, message }) =>
      `(${[reference, firstName, lastName, email, subject, message].join(` || ' ' || `)})`,
    { type: 'text', lazy: true },
  )
  words?: string & Opt;

  /** The sort column of the list. */
  @Formula(({ lastName, firstName }) => `lower(${lastName} || ' ' || ${firstName})`, { type: 'text' })
  nameOrder?: string & Opt;

  @Formula(({ subject }) => `lower(${subject})`, { type: 'text' })
  subjectOrder?: string & Opt;

  @Field(() => String, { description: 'The beginning of the message, on one line.' })
  get excerpt(): string & Opt {
    return this.message.replaceAll(/\s+/g, ' ').slice(0, EXCERPT);
  }

  @Field(() => [MessageAction], { description: 'The actions that can be taken on the message now.' })
  get availableActions(): MessageAction[] & Opt {
    return messageWorkflow.actionsOf(this.state, MessageActor.MODERATOR);
  }
}

/** An answer of the platform to a message. It is sent by e-mail, and deleted with the message. */
@ObjectType({ simpleResolvers: true, description: 'An answer of the platform to the sender of a message.' })
@Entity()
export class MessageAnswer {
  @Field(() => ID, { description: 'The id of the answer.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @ManyToOne({ entity: () => Message, ref: true, deleteRule: 'cascade' })
  @Index()
  message!: Ref<Message>;

  /** The author; null = their account was deleted. */
  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null' })
  @Index()
  author: Ref<User> | null = null;

  @Field(() => String, { description: 'The answer as plain text.' })
  @Property({ type: 'text' })
  text!: string;

  @Field(() => DateTime, { description: 'The time at which the answer was sent.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date & Opt;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the member of the staff who answered; null if their account is gone.',
  })
  get authorName(): (string & Opt) | null {
    const author = this.author?.unwrap();
    return author && !author.deletedAt ? `${author.firstName} ${author.lastName}`.trim() : null;
  }
}
