import { IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { ArgsType, Field, InputType, registerEnumType } from 'type-graphql';
import { USER_ADMINISTRATION } from '../../../schema/admin-limits.ts';
import { PagingArgs } from '../../platform/graphql/paging.ts';

export enum RegistrationSort {
  OLDEST = 'OLDEST',
  NEWEST = 'NEWEST',
  NAME = 'NAME',
  NAME_DESC = 'NAME_DESC',
  COMPANY = 'COMPANY',
  COMPANY_DESC = 'COMPANY_DESC',
}

registerEnumType(RegistrationSort, {
  name: 'RegistrationSort',
  description: 'Order of registrations; OLDEST: who waited longest comes first.',
});

@InputType({ description: 'Conditions on registrations.' })
export class RegistrationFilter {
  @Field(() => String, {
    nullable: true,
    description: `Parts of a name, an e-mail address, a company or a registration number, at most ${USER_ADMINISTRATION.text} characters.`,
  })
  @IsOptional()
  @MaxLength(USER_ADMINISTRATION.text)
  text?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the address was proved; null = either.' })
  @IsOptional()
  emailVerified?: boolean | null;
}

@ArgsType()
export class RegistrationArgs extends PagingArgs {
  @Field(() => RegistrationFilter, { defaultValue: {}, description: 'Conditions; none = all that wait.' })
  @ValidateNested()
  filter!: RegistrationFilter;

  @Field(() => RegistrationSort, { defaultValue: RegistrationSort.OLDEST, description: 'Order of the registrations.' })
  sort!: RegistrationSort;
}
