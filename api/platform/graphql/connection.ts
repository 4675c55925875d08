import type { Cursor } from '@mikro-orm/core';
import { IsInt, Max, Min } from 'class-validator';
import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { PAGE_SIZE } from '../../../schema/constants.ts';

/** Which part of a list that grows under its reader is asked for; `last` and `before` go backwards. */
@ArgsType()
export abstract class ConnectionArgs {
  @Field(() => Int, { nullable: true, description: `How many objects to give, at most ${PAGE_SIZE.max}.` })
  @IsInt()
  @Min(1)
  @Max(PAGE_SIZE.max)
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'Gives what follows this cursor; null = from the beginning.' })
  after?: string | null;

  @Field(() => Int, { nullable: true, description: `How many objects to give from the end, at most ${PAGE_SIZE.max}.` })
  @IsInt()
  @Min(1)
  @Max(PAGE_SIZE.max)
  last?: number | null;

  @Field(() => String, { nullable: true, description: 'Gives what precedes this cursor; null = up to the end.' })
  before?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Where a part of a list lies, and how to go on.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether something follows.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether something precedes.' })
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
    @Field(() => String, { description: 'The place of the object, for `after` and `before`.' })
    cursor!: string;

    @Field(() => item, { description: 'The object.' })
    node!: Item;
  }

  @ObjectType()
  abstract class Connection {
    @Field(() => [Edge], { description: 'The objects of this part, with their cursors.' })
    edges!: Edge[];

    @Field(() => PageInfo, { description: 'Where this part lies.' })
    pageInfo!: PageInfo;

    @Field(() => Int, { description: 'How many objects the whole list has.' })
    totalCount!: number;
  }

  return Connection;
}

/** What MikroORM's `findByCursor` found, as a connection; `toNode` makes what is shown of an entity. */
export async function toConnection<Entity extends object, Node>(
  cursor: Cursor<Entity, string, string, string>,
  toNode: (entity: Entity) => Node,
) {
  return {
    edges: cursor.items.map((entity) => ({ cursor: cursor.from(entity), node: toNode(entity as Entity) })),
    pageInfo: {
      hasNextPage: cursor.hasNextPage,
      hasPreviousPage: cursor.hasPrevPage,
      startCursor: cursor.startCursor,
      endCursor: cursor.endCursor,
    },
    totalCount: cursor.totalCount,
  };
}
