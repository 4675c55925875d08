import { type FileUpload, GraphQLUpload } from 'graphql-upload-ts';
import { IsBoolean, IsInt, IsOptional, MaxLength, ValidateBy } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { HOME_CONTENT } from '../../../schema/home-content.ts';
import { RequiredText } from '../../platform/form-rules.ts';

function isWebAddress(value: unknown): boolean {
  if (typeof value !== 'string' || value === '' || value.length > HOME_CONTENT.referenceWebsite) return true;
  return ['http:', 'https:'].includes(URL.parse(value)?.protocol ?? '');
}

@InputType({ description: 'A client company whose logo the home page shows.' })
export class SaveReferenceInput {
  @Field(() => ID, { nullable: true, description: 'The id; null for a new one, which comes last.' })
  @IsOptional()
  @MaxLength(64)
  id?: string | null;

  @Field(() => Int, { nullable: true, description: 'The version that the change was made from; null for a new one.' })
  @IsOptional()
  @IsInt()
  version?: number | null;

  @Field(() => String, { description: `The name of the company, at most ${HOME_CONTENT.referenceName} characters.` })
  @RequiredText(HOME_CONTENT.referenceName)
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: `The address that its logo leads to, with https: or http:, at most ${HOME_CONTENT.referenceWebsite} characters; null or empty if it leads nowhere.`,
  })
  @IsOptional()
  @MaxLength(HOME_CONTENT.referenceWebsite)
  @ValidateBy({ name: 'notWebAddress', validator: { validate: isWebAddress } })
  website?: string | null;

  @Field(() => Boolean, { description: 'Whether the home page shows it.' })
  @IsBoolean()
  isShown!: boolean;

  @Field(() => GraphQLUpload, {
    nullable: true,
    description: 'The logo: JPEG, PNG, WebP or AVIF, at most 10 MB; null keeps it. A new company needs one.',
  })
  logo?: Promise<FileUpload> | null;
}

@InputType({ description: 'The order of the client companies.' })
export class ArrangeReferencesInput {
  @Field(() => [ID], { description: 'The ids of all companies in their order.' })
  ids!: string[];

  @Field(() => String, { description: 'The revision of the order that the change was made from.' })
  revision!: string;
}
