import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLDateTime as DateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { User } from './user.entity.ts';

/** An active session; ended ones are deleted. */
@ObjectType({ simpleResolvers: true, description: 'A browser in which a user is signed in.' })
@Entity()
export class Session {
  @Field(() => ID, { description: 'The id of the session.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade' })
  @Index()
  user!: Ref<User>;

  /** `jti` of the token that can be refreshed. */
  @Property({ type: 'uuid' })
  tokenId!: string;

  /** The previous one: for some seconds it gets the same successor. */
  @Property({ type: 'uuid', nullable: true })
  previousTokenId: string | null = null;

  @Property({ type: 'timestamptz' })
  rotatedAt!: Date;

  /** SHA-256 of the secret in the cookie of the browser. */
  @Property({ type: 'text' })
  cookieHash!: string;

  @Field(() => String, { description: 'The name that the browser gives itself (`User-Agent`).' })
  @Property({ type: 'text' })
  userAgent!: string;

  @Field(() => DateTime, { description: 'The time of the last request, to the minute.' })
  @Property({ type: 'timestamptz' })
  lastSeenAt!: Date;

  @Field(() => DateTime, { description: 'The time of the login.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
