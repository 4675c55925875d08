import {
  Cursor,
  DriverException,
  type EntityName,
  type EntityProperty,
  type FindByCursorOptions,
  type OrderDefinition,
} from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { PAGE_SIZE } from '../../../schema/constants.ts';
import { type AppError, validationFailed } from '../errors.ts';
import { isUuid } from '../text.ts';

/** The part of a list that a client asks for, by cursor. */
@ArgsType()
export class ConnectionArgs {
  @Field(() => Int, {
    nullable: true,
    description: `The number of objects from the beginning, at most ${PAGE_SIZE.max}. Without \`first\` and \`last\` there are ${PAGE_SIZE.default}.`,
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(PAGE_SIZE.max)
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'The cursor after which to begin; null for the beginning.' })
  after?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `The number of objects from the end, at most ${PAGE_SIZE.max}; not together with \`first\`.`,
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(PAGE_SIZE.max)
  last?: number | null;

  @Field(() => String, { nullable: true, description: 'The cursor before which to end; null for the end.' })
  before?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The place of a part of a list, and the cursors to continue.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether something follows this part.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether something precedes this part.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'The cursor of the first object; null if there is none.' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'The cursor of the last object; null if there is none.' })
  endCursor!: string | null;
}

/** The class of a list by cursor, of what the list holds: `class MessageConnection extends ConnectionOf(Message) {}`. */
export function ConnectionOf<Item extends object>(item: ClassType<Item>, name = item.name) {
  @ObjectType(`${name}Edge`, { simpleResolvers: true, description: 'An object of a list, and its place there.' })
  class Edge {
    @Field(() => String, { description: 'The cursor of the object, for `after` and `before`.' })
    cursor!: string;

    @Field(() => item, { description: 'The object itself.' })
    node!: Item;
  }

  @ObjectType()
  abstract class Connection {
    @Field(() => [Edge], { description: 'The objects of this part, with their cursors.' })
    edges!: Edge[];

    @Field(() => PageInfo, { description: 'The place of this part in the list, and the cursors to continue.' })
    pageInfo!: PageInfo;

    @Field(() => Int, { description: 'The number of objects in the whole list.' })
    totalCount!: number;
  }

  return Connection;
}

/**
 * Reads a part of a list. The sort columns must be exact in JavaScript (instants with milliseconds at most), and the last of them must
 * be unique.
 * @throws AppError VALIDATION_FAILED for an invalid cursor, and for `first` together with `last`.
 */
export async function findConnection<Entity extends object, Hint extends string = never>(
  em: EntityManager,
  entity: EntityName<Entity>,
  { first, after, last, before }: ConnectionArgs,
  options: Pick<FindByCursorOptions<Entity, Hint>, 'where' | 'populate'> & { orderBy: OrderDefinition<Entity> },
) {
  if (first && last) throw validationFailed([{ path: 'last', code: 'notWithFirst' }]);
  const length = last ? { last } : { first: first ?? PAGE_SIZE.default };
  const place = { ...(after && { after }), ...(before && { before }) };
  const meta = em.getMetadata().get(entity);
  const order = Cursor.getDefinition(meta, options.orderBy).map(([name]) => meta.properties[name]);
  const unreadable = Object.entries(place).filter(([, cursor]) => !isCursor(cursor, order));
  if (unreadable.length) throw unknownCursors(unreadable.map(([path]) => path));
  try {
    return toConnection(await em.findByCursor<Entity, Hint>(entity, { ...options, ...length, ...place } as never));
  } catch (error) {
    if ((!after && !before) || !isOfCursor(error)) throw error;
    throw unknownCursors(Object.keys(place));
  }
}

/** Whether a cursor has a value for each property that the list is ordered by. */
function isCursor(cursor: string, order: (EntityProperty | undefined)[]): boolean {
  try {
    const values: unknown = Cursor.decode(cursor);
    return Array.isArray(values) && values.length === order.length && order.every((each, at) => isOf(each, values[at]));
  } catch {
    return false;
  }
}

function isOf(property: EntityProperty | undefined, value: unknown): boolean {
  if (value === null) return property?.nullable === true;
  if (typeof value !== 'string') return typeof value === property?.runtimeType;
  if (property?.runtimeType === 'Date') return !Number.isNaN(Date.parse(value));
  return property?.type === 'uuid' ? isUuid(value) : !value.includes('\0') && value.isWellFormed();
}

/** Whether the database does not take a value of a cursor: its errors of class 22 are about data. */
function isOfCursor(error: unknown): boolean {
  return error instanceof DriverException && error.code?.startsWith('22') === true;
}

function unknownCursors(paths: string[]): AppError {
  return validationFailed(paths.map((path) => ({ path, code: 'unknownCursor' })));
}

function toConnection<Entity extends object, Hint extends string>(cursor: Cursor<Entity, Hint>) {
  return {
    edges: cursor.items.map((node) => ({ cursor: cursor.from(node), node })),
    pageInfo: {
      hasNextPage: cursor.hasNextPage,
      hasPreviousPage: cursor.hasPrevPage,
      startCursor: cursor.startCursor,
      endCursor: cursor.endCursor,
    },
    totalCount: cursor.totalCount,
  };
}
