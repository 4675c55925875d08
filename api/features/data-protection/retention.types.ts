import { GraphQLDateTime as DateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageOf } from '../../platform/graphql/paging.ts';
import { type KindResult, PeriodUnit, RetentionEffect, RetentionKind, RunTrigger } from './retention.enums.ts';

registerEnumType(RetentionKind, {
  name: 'RetentionKind',
  description: 'A kind of thing that is deleted or anonymised after a period.',
  valuesConfig: {
    QUOTES: { description: 'Quote requests are forgotten after some months.' },
    MESSAGES: { description: 'Messages of visitors are forgotten after some months.' },
    REGISTRATIONS: { description: 'Refused registrations are forgotten after some months.' },
    ACTIVITY: { description: 'Page views of signed-in users are forgotten after some months.' },
    NOTIFICATIONS: { description: 'Notifications that were read are forgotten after some months.' },
    AUDIT: { description: 'Entries of the audit log are forgotten after some months.' },
    VENUES: { description: 'Deleted venues are removed for good.' },
    SESSIONS: { description: 'Sessions that have ended are removed.' },
    LINKS: { description: 'Links that have expired are removed.' },
    SAVED_SEARCHES: {
      description: 'Saved searches that nobody confirmed, or confirmed again after their time, are deleted.',
    },
    CALENDARS: { description: 'Entries of calendars are deleted some time after their last day.' },
  },
});
registerEnumType(RetentionEffect, {
  name: 'RetentionEffect',
  description: 'The treatment of a thing whose period is over.',
  valuesConfig: {
    ANONYMISE: { description: 'The personal data are removed; the rest is kept for the statistics.' },
    DELETE: { description: 'The thing is deleted.' },
  },
});
registerEnumType(PeriodUnit, {
  name: 'PeriodUnit',
  description: 'The unit of a period.',
  valuesConfig: {
    MONTH: { description: 'The period is counted in months.' },
    DAY: { description: 'The period is counted in days.' },
    HOUR: { description: 'The period is counted in hours.' },
  },
});
registerEnumType(RunTrigger, {
  name: 'RunTrigger',
  description: 'The cause of a run.',
  valuesConfig: {
    SCHEDULE: { description: 'The run began by the schedule.' },
    ADMINISTRATOR: { description: 'An administrator began the run.' },
    REQUEST: { description: 'The data of a person were erased at their request.' },
  },
});

@ObjectType('RetentionRule', {
  simpleResolvers: true,
  description: 'The period for which one kind of thing is kept, and the number of things that are due.',
})
export class RetentionPeriod {
  @Field(() => RetentionKind, { description: 'The kind of thing.' })
  kind!: RetentionKind;

  @Field(() => RetentionEffect, { description: 'The treatment of a thing of this kind whose period is over.' })
  effect!: RetentionEffect;

  @Field(() => Int, { description: 'The length of the period, in the unit.' })
  amount!: number;

  @Field(() => PeriodUnit, { description: 'The unit of the period.' })
  unit!: PeriodUnit;

  @Field(() => Boolean, { description: 'Whether the platform sets the period.' })
  isSetting!: boolean;

  @Field(() => Int, { description: 'The number of things that a run would forget now.' })
  count!: number;

  @Field(() => DateTime, { nullable: true, description: 'The time of the oldest of them; null if there is none.' })
  oldest!: Date | null;

  @Field(() => [String], {
    description: 'The references of the oldest of them, which do not identify the person that they are about.',
  })
  references!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'The periods for which things are kept.' })
export class Retention {
  @Field(() => [RetentionPeriod], { description: 'Every kind of thing, in the order of a run.' })
  rules!: RetentionPeriod[];

  @Field(() => DateTime, { description: 'The time at which the next run begins by itself.' })
  nextRunAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'The result of a run for one kind of thing.' })
class RetentionResult implements KindResult {
  @Field(() => RetentionKind, { description: 'The kind of thing.' })
  kind!: RetentionKind;

  @Field(() => Int, { description: 'The number of things that were forgotten.' })
  count!: number;

  @Field(() => Boolean, { description: 'It could not be done; the others were.' })
  failed!: boolean;
}

@ObjectType('RetentionRun', { simpleResolvers: true, description: 'The report of a run.' })
export class RetentionReport {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => RunTrigger, { description: 'The cause of the run.' })
  trigger!: RunTrigger;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the administrator; null if the schedule began it, or if their account was deleted.',
  })
  ranBy!: string | null;

  @Field(() => DateTime, { description: 'The time at which it began.' })
  startedAt!: Date;

  @Field(() => Int, { description: 'The duration in milliseconds.' })
  durationMs!: number;

  @Field(() => [RetentionResult], { description: 'The result for each kind of thing that was checked.' })
  results!: RetentionResult[];
}

@ObjectType({ simpleResolvers: true, description: 'A page of reports, the latest first.' })
export class RetentionRunPage extends PageOf(RetentionReport) {}
