import { GraphQLDateTime as DateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageOf } from '../../platform/graphql/paging.ts';
import { type KindResult, PeriodUnit, RetentionEffect, RetentionKind, RunTrigger } from './retention.enums.ts';

registerEnumType(RetentionKind, { name: 'RetentionKind', description: 'What is forgotten after a time.' });
registerEnumType(RetentionEffect, {
  name: 'RetentionEffect',
  description: 'What becomes of it. ANONYMISE: who it is about is taken out, the rest stays for the counts.',
});
registerEnumType(PeriodUnit, { name: 'PeriodUnit', description: 'In which a period is counted.' });
registerEnumType(RunTrigger, {
  name: 'RunTrigger',
  description: 'Who or what began a run. REQUEST: somebody asked to be forgotten.',
});

@ObjectType('RetentionRule', {
  simpleResolvers: true,
  description: 'For how long one kind of thing is kept, and what of it is due.',
})
export class RetentionRuleView {
  @Field(() => RetentionKind, { description: 'What.' })
  kind!: RetentionKind;

  @Field(() => RetentionEffect, { description: 'What becomes of it.' })
  effect!: RetentionEffect;

  @Field(() => Int, { description: 'How many of the unit it is kept.' })
  amount!: number;

  @Field(() => PeriodUnit, { description: 'In which that is counted.' })
  unit!: PeriodUnit;

  @Field(() => Boolean, { description: 'Whether the platform sets the period.' })
  isSetting!: boolean;

  @Field(() => Int, { description: 'How many a run would forget now.' })
  count!: number;

  @Field(() => DateTime, { nullable: true, description: 'From when the oldest of them is; null = there is none.' })
  oldest!: Date | null;

  @Field(() => [String], { description: 'References of the oldest of them, which tell nobody whom they are about.' })
  references!: string[];
}

@ObjectType('Retention', { simpleResolvers: true, description: 'What is kept for how long.' })
export class RetentionView {
  @Field(() => [RetentionRuleView], { description: 'Every kind of thing, in the order of a run.' })
  rules!: RetentionRuleView[];

  @Field(() => DateTime, { description: 'When the next run begins by itself.' })
  nextRunAt!: Date;
}

@ObjectType('RetentionResult', { simpleResolvers: true, description: 'What a run did about one kind of thing.' })
class RetentionResultView implements KindResult {
  @Field(() => RetentionKind, { description: 'Which.' })
  kind!: RetentionKind;

  @Field(() => Int, { description: 'How many were forgotten.' })
  count!: number;

  @Field(() => Boolean, { description: 'It could not be done; the others were.' })
  failed!: boolean;
}

@ObjectType('RetentionRun', { simpleResolvers: true, description: 'Report of a run.' })
export class RetentionRunView {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => RunTrigger, { description: 'Who or what began it.' })
  trigger!: RunTrigger;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the administrator; null = the schedule, or one who has left.',
  })
  ranBy!: string | null;

  @Field(() => DateTime, { description: 'When it began.' })
  startedAt!: Date;

  @Field(() => Int, { description: 'How long it took, in milliseconds.' })
  durationMs!: number;

  @Field(() => [RetentionResultView], { description: 'What was done about each kind that was looked at.' })
  results!: RetentionResultView[];
}

@ObjectType({ simpleResolvers: true, description: 'A page of reports, the latest first.' })
export class RetentionRunPage extends PageOf(RetentionRunView) {}
