import { GraphQLDateTime as DateTime } from 'graphql-scalars';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Operator, RetentionMonths } from '../../../schema/render-contract.ts';
import { SettingsGroup } from './settings.enums.ts';

registerEnumType(SettingsGroup, { name: 'SettingsGroup', description: 'Settings that the environment may fix.' });

@ObjectType({ simpleResolvers: true, description: 'Who publishes the site.' })
export class Publisher implements Operator {
  @Field(() => String, { description: 'Name of the company.' })
  name!: string;

  @Field(() => String, { description: 'Its legal form.' })
  legalForm!: string;

  @Field(() => String, { nullable: true, description: 'Its share capital; null = not told.' })
  capital!: string | null;

  @Field(() => String, { description: 'Register and number.' })
  registration!: string;

  @Field(() => String, { nullable: true, description: 'VAT number; null = none.' })
  vatNumber!: string | null;

  @Field(() => String, { description: 'Address on one line.' })
  address!: string;

  @Field(() => String, { description: 'Telephone number.' })
  phone!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { description: 'For questions about personal data.' })
  privacyEmail!: string;

  @Field(() => String, { description: 'Monday to Friday, Paris time: `09:00-18:00`.' })
  hours!: string;

  @Field(() => String, { description: 'Director of publication.' })
  director!: string;

  @Field(() => String, { description: 'Company that hosts the site.' })
  hostName!: string;

  @Field(() => String, { description: 'Its address.' })
  hostAddress!: string;

  @Field(() => String, { description: 'Its telephone number.' })
  hostPhone!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Whom mails are from.' })
export class Sender {
  @Field(() => String, { description: 'Name; empty = none.' })
  name!: string;

  @Field(() => String, { description: 'E-mail address.' })
  address!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Months after which things are forgotten.' })
export class RetentionPeriods implements RetentionMonths {
  @Field(() => Int, { description: 'Quote requests.' })
  quotes!: number;

  @Field(() => Int, { description: 'Messages.' })
  messages!: number;

  @Field(() => Int, { description: 'Refused registrations.' })
  registrations!: number;

  @Field(() => Int, { description: 'Pages that signed-in users looked at.' })
  activity!: number;

  @Field(() => Int, { description: 'Notifications that were read.' })
  notifications!: number;

  @Field(() => Int, { description: 'Entries of the audit log.' })
  audit!: number;
}

@ObjectType('PlatformSettings', { simpleResolvers: true, description: 'What the platform sets, as it holds today.' })
export class PlatformSettingsView {
  @Field(() => Int, { description: 'Changes with each of them; whoever changes them names the one that he has seen.' })
  version!: number;

  @Field(() => DateTime, { nullable: true, description: 'When they were changed last; null = never.' })
  updatedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'By whom; null = never, or by somebody who has left.' })
  updatedBy!: string | null;

  @Field(() => [SettingsGroup], { description: 'What the environment has set: it cannot be changed here.' })
  fixed!: SettingsGroup[];

  @Field(() => Publisher, { description: 'Who publishes the site.' })
  publisher!: Publisher;

  @Field(() => Boolean, { description: 'Whether that is a company that there is not.' })
  isFictional!: boolean;

  @Field(() => Sender, { description: 'Whom mails are from.' })
  mailFrom!: Sender;

  @Field(() => Boolean, { description: 'Whether that follows the publisher, because nobody has set another one.' })
  mailFromFollows!: boolean;

  @Field(() => [Int], { description: 'Days before the end of a subscription on which its owner is warned.' })
  warningDays!: number[];

  @Field(() => RetentionPeriods, { description: 'For how long what is kept.' })
  retention!: RetentionPeriods;
}
