import type { Database, Transaction } from './database/database.ts';
import { AppError, refusalOf } from './errors.ts';
import type { DomainEvent } from './events.ts';

/** For each state what may be done in it, by whom, and to which state that leads. What it does not name cannot happen. */
type StateTable<State extends string, Action extends string, Actor extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Action, Readonly<{ by: readonly Actor[]; to: State }>>>>>
>;

/** How one kind of thing moves from state to state; `Entity` is what of it decides. */
interface Rules<Entity, State extends string, Action extends string, Actor extends string> {
  table: StateTable<State, Action, Actor>;
  stateOf: (entity: Entity) => State;
  /** Has the entity say that it is in a state. */
  write: (entity: Entity, state: State) => void;
  /** What the policy forbids although the table would allow it. */
  forbids?: (entity: Entity, action: Action, actors: readonly Actor[]) => boolean;
  /** Why these actors cannot do this now. */
  refusal: (entity: Entity, action: Action, actors: readonly Actor[]) => AppError;
}

/** A life that is one table: what is shown as possible, what is checked and what is written are read from it. */
export class Workflow<Entity, State extends string, Action extends string, Actor extends string> {
  readonly rules: Rules<Entity, State, Action, Actor>;

  constructor(rules: Rules<Entity, State, Action, Actor>) {
    this.rules = rules;
  }

  /** The state that the table leads to; null = they may not, or not in this state. */
  next(state: State, action: Action, actor: Actor): State | null {
    const row = this.rules.table[state][action];
    return row?.by.includes(actor) ? row.to : null;
  }

  /** What the table allows in a state, in its order. */
  actionsOf(state: State, actor: Actor): Action[] {
    return (Object.keys(this.rules.table[state]) as Action[]).filter((action) => this.next(state, action, actor));
  }

  /** What somebody who acts as these may do with an entity as it is. */
  allowed(entity: Entity, ...actors: Actor[]): Action[] {
    const { stateOf, forbids } = this.rules;
    const actions = new Set(actors.flatMap((actor) => this.actionsOf(stateOf(entity), actor)));
    return [...actions].filter((action) => !forbids?.(entity, action, actors));
  }

  /** The state that an action leads to. @throws AppError the refusal. */
  target(entity: Entity, action: Action, actors: readonly Actor[]): State {
    const { stateOf, refusal } = this.rules;
    const [state] = actors.flatMap((actor) => this.next(stateOf(entity), action, actor) ?? []);
    if (!state || !this.allowed(entity, ...actors).includes(action)) throw refusal(entity, action, actors);
    return state;
  }
}

/** As whom somebody acts; on some things as several at once. */
type By<Locked, Actor> = Actor | ((entity: Locked) => readonly Actor[]);

/** An action on an entity of type `Locked`. */
export interface Step<Locked, Action, Actor extends string> {
  action: Action;
  by: By<Locked, Actor>;
  /** Of the entity as it was read; absent = it is taken as it is. */
  version?: number | undefined;
  /** Whether it stays in its state all the same; who may do this, and when, holds nevertheless. */
  stays?: boolean;
  /** What the action changes beside the state; gives what the other features are told of it. */
  effect?: (transaction: Transaction, entity: Locked) => Promise<DomainEvent | void>;
}

interface Versioned {
  version?: number;
}

/** Takes an entity that is locked already to the state that the table says. @throws AppError CONFLICT, or the refusal of the workflow. */
export async function move<
  Entity,
  Locked extends Entity & Versioned,
  S extends string,
  A extends string,
  B extends string,
>(
  transaction: Transaction,
  workflow: Workflow<Entity, S, A, B>,
  entity: Locked,
  { action, by, version, stays = false, effect }: Step<Locked, A, B>,
): Promise<void> {
  if (version !== undefined && version !== entity.version) throw new AppError('CONFLICT');
  const state = workflow.target(entity, action, actorsOf(by, entity));
  if (!stays) workflow.rules.write(entity, state);
  const event = await effect?.(transaction, entity);
  await transaction.em.flush();
  if (event) await transaction.publish(event);
}

function actorsOf<Locked, Actor extends string>(by: By<Locked, Actor>, entity: Locked): readonly Actor[] {
  return typeof by === 'function' ? by(entity) : [by];
}

/** An action on many at once, with the statements of one. */
interface BatchStep<Locked, State, Action, Actor extends string> {
  action: Action;
  by: By<Locked, Actor>;
  /** @throws AppError where something else forbids it. */
  check?: (entity: Locked) => void;
  /** Writes the state that the table says of several that it leads there. */
  write: (entities: readonly Locked[], state: State) => Promise<void>;
  effect?: (moved: readonly Locked[]) => Promise<readonly DomainEvent[]>;
}

/** Takes entities that are locked already to the states that the table says. Gives why not, of those that stay where they are. */
export async function moveAll<Entity, Locked extends Entity, S extends string, A extends string, B extends string>(
  transaction: Transaction,
  workflow: Workflow<Entity, S, A, B>,
  entities: readonly Locked[],
  { action, by, check, write, effect }: BatchStep<Locked, S, A, B>,
): Promise<Map<Locked, AppError>> {
  const refusals = new Map<Locked, AppError>();
  const targets = new Map<Locked, S>();
  for (const entity of entities) {
    const refusal = await refusalOf(() => {
      const state = workflow.target(entity, action, actorsOf(by, entity));
      check?.(entity);
      targets.set(entity, state);
    });
    if (refusal) refusals.set(entity, refusal);
  }
  for (const [state, group] of Map.groupBy(targets.keys(), (entity) => targets.get(entity)!)) {
    await write(group, state);
    for (const entity of group) workflow.rules.write(entity, state);
  }
  for (const event of (await effect?.([...targets.keys()])) ?? []) await transaction.publish(event);
  return refusals;
}

/**
 * `move` in a transaction of its own, which is tried again when it conflicts with another one.
 * @param step.lock locks in the one order (docs/decisions/0034) and reads; null = there is none.
 * @throws AppError NOT_FOUND, CONFLICT, or the refusal of the workflow.
 */
export async function transition<
  Entity,
  Locked extends Entity & Versioned,
  S extends string,
  A extends string,
  B extends string,
>(
  database: Pick<Database, 'transaction'>,
  workflow: Workflow<Entity, S, A, B>,
  { lock, ...step }: Step<Locked, A, B> & { lock: (transaction: Transaction) => Promise<Locked | null> },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const entity = await lock(transaction);
    if (!entity) throw new AppError('NOT_FOUND');
    await move(transaction, workflow, entity, step);
  });
}
