import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Language } from '../../../schema/constants.ts';
import { MessageState } from './message.enums.ts';

/** What somebody wrote to the platform by the contact form. It is kept as typed. */
@Entity()
@Index({ properties: ['state', 'createdAt'] })
@Index({
  name: 'contact_message_words_index',
  expression: `create index "contact_message_words_index" on "contact_message" using gin ((reference || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || subject || ' ' || message) gin_trgm_ops) with (fastupdate = off)`,
})
@Check({ name: 'contact_message_language_check', expression: `language = 'fr' OR language = 'en'` })
export class ContactMessage {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  /** `MSG-2026-000042` */
  @Property({ type: 'text' })
  @Unique()
  reference!: string;

  @Enum({ items: () => MessageState, type: 'text', default: MessageState.NEW })
  state: MessageState & Opt = MessageState.NEW;

  @Property({ type: 'text' })
  firstName!: string;

  @Property({ type: 'text' })
  lastName!: string;

  @Property({ type: 'text' })
  @Index()
  email!: string;

  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Property({ type: 'text' })
  subject!: string;

  @Property({ type: 'text' })
  message!: string;

  /** In which the sender is written to. */
  @Property({ type: 'text' })
  language!: Language;

  /** When the sender agreed to what becomes of his data. */
  @Property({ type: 'timestamptz' })
  consentAt!: Date;

  @Property({ type: 'integer', version: true })
  version!: number & Opt;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  @Index()
  createdAt!: Date & Opt;

  @Property({ type: 'timestamptz', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt!: Date & Opt;
}
