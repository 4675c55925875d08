import { IsBoolean, IsOptional, ValidateNested } from 'class-validator';
import { ArgsType, Field, InputType } from 'type-graphql';
import { ConnectionArgs } from '../../platform/graphql/connection.ts';

@InputType({ description: 'The conditions on notifications.' })
export class NotificationFilter {
  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only those that were not read; false: only those that were; null: both.',
  })
  @IsOptional()
  @IsBoolean()
  unread?: boolean | null;
}

@ArgsType()
export class NotificationArgs extends ConnectionArgs {
  @Field(() => NotificationFilter, {
    defaultValue: {},
    description: 'The conditions; without any, all notifications are given.',
  })
  @ValidateNested()
  filter!: NotificationFilter;
}

@InputType({ description: 'The object that was opened.' })
export class MarkNotificationsReadAboutInput {
  @Field(() => String, { description: 'The number of a quote request or a message, such as DEV-2026-000042.' })
  reference!: string;
}
