import { IsInt, Max, Min } from 'class-validator';
import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { PAGE_SIZE } from '../../../schema/constants.ts';

/** The last page that can be asked for; what follows is found by search. */
export const LAST_PAGE = 10_000;

/** The part of a list that a client asks for. */
export interface Paging {
  /** From 1. */
  page: number;
  pageSize: number;
}

@ArgsType()
export abstract class PagingArgs implements Paging {
  @Field(() => Int, { defaultValue: 1, description: `The number of the page, from 1 to ${LAST_PAGE}.` })
  @IsInt()
  @Min(1)
  @Max(LAST_PAGE)
  page!: number;

  @Field(() => Int, {
    defaultValue: PAGE_SIZE.default,
    description: `The number of entries on a page, at most ${PAGE_SIZE.max}.`,
  })
  @IsInt()
  @Min(1)
  @Max(PAGE_SIZE.max)
  pageSize!: number;
}

/** The number of entries before the page. */
export function offsetOf({ page, pageSize }: Paging): number {
  return (page - 1) * pageSize;
}

/** The place of a page in its list. */
export function pagePlace(totalCount: number, { page, pageSize }: Paging) {
  return { totalCount, page, pageCount: Math.min(Math.ceil(totalCount / pageSize), LAST_PAGE) };
}

/** The base class of a page of a list: `class UserPage extends PageOf(User) {}`. */
export function PageOf<Item extends object>(item: ClassType<Item>) {
  @ObjectType({ simpleResolvers: true })
  abstract class Page {
    @Field(() => [item], { description: 'The objects on this page.' })
    items!: Item[];

    @Field(() => Int, { description: 'The number of objects on all pages.' })
    totalCount!: number;

    @Field(() => Int, { description: 'The number of this page, from 1.' })
    page!: number;

    @Field(() => Int, { description: 'The number of pages.' })
    pageCount!: number;
  }

  return Page;
}
