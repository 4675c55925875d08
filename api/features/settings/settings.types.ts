import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Operator, RetentionMonths } from '../../../schema/render-contract.ts';
import { SettingsGroup } from './settings.enums.ts';

registerEnumType(SettingsGroup, {
  name: 'SettingsGroup',
  description: 'A group of settings that the environment may fix.',
  valuesConfig: {
    PUBLISHER: { description: 'The group is the publisher of the site.' },
    MAIL_FROM: { description: 'The group is the sender of mails.' },
    WARNING_DAYS: { description: 'The group is the days on which owners are warned of the end of a subscription.' },
    QUOTE_RETENTION: { description: 'The group is the period for which quote requests are kept.' },
    AUDIT_RETENTION: { description: 'The group is the period for which the audit log is kept.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'The publisher of the site.' })
export class Publisher implements Operator {
  @Field(() => String, { description: 'The name of the company.' })
  name!: string;

  @Field(() => String, { description: 'Its legal form.' })
  legalForm!: string;

  @Field(() => String, { nullable: true, description: 'Its share capital; null if it is not told.' })
  capital!: string | null;

  @Field(() => String, { description: 'The register and the number.' })
  registration!: string;

  @Field(() => String, { nullable: true, description: 'The VAT number; null if there is none.' })
  vatNumber!: string | null;

  @Field(() => String, { description: 'The address on one line.' })
  address!: string;

  @Field(() => String, { description: 'The telephone number.' })
  phone!: string;

  @Field(() => String, { description: 'The e-mail address.' })
  email!: string;

  @Field(() => String, { description: 'The e-mail address for questions about personal data.' })
  privacyEmail!: string;

  @Field(() => String, { description: 'The hours from Monday to Friday, Paris time: `09:00-18:00`.' })
  hours!: string;

  @Field(() => String, { description: 'The director of publication.' })
  director!: string;

  @Field(() => String, { description: 'The company that hosts the site.' })
  hostName!: string;

  @Field(() => String, { description: 'Its address.' })
  hostAddress!: string;

  @Field(() => String, { description: 'Its telephone number.' })
  hostPhone!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The sender of mails.' })
export class Sender {
  @Field(() => String, { description: 'The name; empty if there is none.' })
  name!: string;

  @Field(() => String, { description: 'The e-mail address.' })
  address!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The numbers of months after which things are forgotten.' })
export class RetentionPeriods implements RetentionMonths {
  @Field(() => Int, { description: 'The period for quote requests.' })
  quotes!: number;

  @Field(() => Int, { description: 'The period for messages.' })
  messages!: number;

  @Field(() => Int, { description: 'The period for refused registrations.' })
  registrations!: number;

  @Field(() => Int, { description: 'The period for page views of signed-in users.' })
  activity!: number;

  @Field(() => Int, { description: 'The period for notifications that were read.' })
  notifications!: number;

  @Field(() => Int, { description: 'The period for entries of the audit log.' })
  audit!: number;
}
