import { ArrayMaxSize, IsEnum, IsIn, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { ArgsType, Field, InputType, registerEnumType } from 'type-graphql';
import { USER_ADMINISTRATION } from '../../../schema/admin-limits.ts';
import { DEFAULT_LANGUAGE, FORM_LIMITS, LANGUAGES, type Language } from '../../../schema/constants.ts';
import { PhoneNumber, RequiredEmail, RequiredText } from '../../platform/form-rules.ts';
import { LanguageType } from '../../platform/graphql/language.ts';
import { PagingArgs } from '../../platform/graphql/paging.ts';
import { oneLine } from '../../platform/mail/mail-address.ts';
import { normalisedEmail } from './account.inputs.ts';
import { AccountStatus, Role } from './account.enums.ts';

export enum UserSort {
  NAME = 'NAME',
  NAME_DESC = 'NAME_DESC',
  EMAIL = 'EMAIL',
  EMAIL_DESC = 'EMAIL_DESC',
  COMPANY = 'COMPANY',
  COMPANY_DESC = 'COMPANY_DESC',
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  LAST_LOGIN = 'LAST_LOGIN',
  LAST_LOGIN_ASC = 'LAST_LOGIN_ASC',
}

registerEnumType(UserSort, {
  name: 'UserSort',
  description:
    'Order of users. LAST_LOGIN: who signed in last comes first; who never did comes last in both directions.',
});

@InputType({ description: 'Conditions on users.' })
export class UserFilter {
  @Field(() => String, {
    nullable: true,
    description: `Parts of a name, an e-mail address, a company or a registration number, at most ${USER_ADMINISTRATION.text} characters.`,
  })
  @IsOptional()
  @MaxLength(USER_ADMINISTRATION.text)
  text?: string | null;

  @Field(() => [Role], { nullable: true, description: 'What they may do; null or none = anything.' })
  @IsOptional()
  @ArrayMaxSize(3)
  @IsEnum(Role, { each: true })
  roles?: Role[] | null;

  @Field(() => [AccountStatus], { nullable: true, description: 'How they stand; null or none = anyhow.' })
  @IsOptional()
  @ArrayMaxSize(5)
  @IsEnum(AccountStatus, { each: true })
  statuses?: AccountStatus[] | null;
}

@ArgsType()
export class UsersArgs extends PagingArgs {
  @Field(() => UserFilter, { defaultValue: {}, description: 'Conditions; none = everybody.' })
  @ValidateNested()
  filter!: UserFilter;

  @Field(() => UserSort, { defaultValue: UserSort.NAME, description: 'Order of the users.' })
  sort!: UserSort;
}

@InputType({ description: 'Somebody for whom an administrator makes an account. He chooses his password himself.' })
export class NewUserInput {
  @Field(() => String, { description: `E-mail address, at most ${FORM_LIMITS.email} characters.` })
  @RequiredEmail()
  email!: string;

  @Field(() => String, { description: `First name, at most ${FORM_LIMITS.name} characters.` })
  @RequiredText(FORM_LIMITS.name)
  firstName!: string;

  @Field(() => String, { description: `Last name, at most ${FORM_LIMITS.name} characters.` })
  @RequiredText(FORM_LIMITS.name)
  lastName!: string;

  @Field(() => Role, { description: 'What he may do.' })
  @IsIn(Object.values(Role))
  role!: Role;

  @Field(() => String, { nullable: true, description: 'Telephone number; null = not given.' })
  @IsOptional()
  @PhoneNumber()
  phone?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Company, at most ${FORM_LIMITS.company} characters; null = not given.`,
  })
  @IsOptional()
  @MaxLength(FORM_LIMITS.company)
  companyName?: string | null;

  @Field(() => LanguageType, { defaultValue: DEFAULT_LANGUAGE, description: 'In which he is written to.' })
  @IsIn(LANGUAGES)
  language!: Language;
}

const line = (text: string | null | undefined): string => oneLine(text ?? '', Number.POSITIVE_INFINITY);

/** The input as it is kept; nothing else that was sent with it comes along. */
export function normalisedNewUser(input: NewUserInput): NewUserInput {
  return Object.assign(new NewUserInput(), {
    email: normalisedEmail(input.email),
    firstName: line(input.firstName),
    lastName: line(input.lastName),
    role: input.role,
    phone: line(input.phone) || null,
    companyName: line(input.companyName) || null,
    language: input.language,
  });
}
