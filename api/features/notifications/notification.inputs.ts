import { IsBoolean, IsOptional, ValidateNested } from 'class-validator';
import { ArgsType, Field, InputType } from 'type-graphql';
import { PagingArgs } from '../../platform/graphql/paging.ts';

@InputType({ description: 'Conditions on notifications.' })
export class NotificationFilter {
  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only what has not been read; false: only what has; null = both.',
  })
  @IsOptional()
  @IsBoolean()
  unread?: boolean | null;
}

@ArgsType()
export class NotificationArgs extends PagingArgs {
  @Field(() => NotificationFilter, { defaultValue: {}, description: 'Conditions; none = all of one’s own.' })
  @ValidateNested()
  filter!: NotificationFilter;
}
