import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Language } from '../../../schema/constants.ts';

/** A search whose new venues are mailed to the address that asked for it. It is deleted completely when it ends. */
@Entity()
@Check({ name: 'saved_search_language_check', expression: `language = 'fr' OR language = 'en'` })
export class SavedSearch {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  /** In lower case. */
  @Property({ type: 'text' })
  @Index()
  email!: string;

  @Property({ type: 'text' })
  language!: Language;

  /** As `storedFilter` writes it; read by `readFilter`. */
  @Property({ type: 'json' })
  filter!: object;

  /** When its confirmation was last asked for: the time in the link that confirms it. */
  @Property({ type: 'timestamptz' })
  askedAt!: Date;

  /** When the owner of the address last confirmed it; null = not yet, so nothing is mailed. */
  @Property({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null = null;

  /** When it is deleted unless it is confirmed by then. */
  @Property({ type: 'timestamptz' })
  @Index()
  endsAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  lastSentAt: Date | null = null;

  /** Catalogue position of the last new venue that it was compared with. */
  @Property({ type: 'integer' })
  @Index()
  seenPosition!: number;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date & Opt;
}
