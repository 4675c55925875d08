import type { Database, Transaction } from './database/database.ts';
import { AppError, refusalOf } from './errors.ts';
import type { DomainEvent } from './events.ts';

/** For each state the possible actions, the actors that may take them, and the states that they lead to. All others are impossible. */
type StateTable<State extends string, Action extends string, Actor extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Action, Readonly<{ by: readonly Actor[]; to: State }>>>>>
>;

/** The transitions of one type of objects; `Entity` is the part of it that decides. */
interface Rules<Entity, State extends string, Action extends string, Actor extends string> {
  table: StateTable<State, Action, Actor>;
  stateOf: (entity: Entity) => State;
  /** Sets the state of an entity. */
  write: (entity: Entity, state: State) => void;
  /** What the policy forbids although the table allows it. */
  forbids?: (entity: Entity, action: Action, actors: readonly Actor[]) => boolean;
  /** The error for actors that may not do this now. */
  refusal: (entity: Entity, action: Action, actors: readonly Actor[]) => AppError;
}

/** A state machine: what is shown as possible, what is checked and what is written are read from its table. */
export class Workflow<Entity, State extends string, Action extends string, Actor extends string> {
  readonly rules: Rules<Entity, State, Action, Actor>;

  constructor(rules: Rules<Entity, State, Action, Actor>) {
    this.rules = rules;
  }

  /** The state that the table leads to; null if the actor may not do this, or not in this state. */
  next(state: State, action: Action, actor: Actor): State | null {
    const row = this.rules.table[state][action];
    return row?.by.includes(actor) ? row.to : null;
  }

  /** The actions that the table allows in a state, in its order. */
  actionsOf(state: State, actor: Actor): Action[] {
    return (Object.keys(this.rules.table[state]) as Action[]).filter((action) => this.next(state, action, actor));
  }

  /** The actions that these actors may take on an entity in its current state. */
  allowed(entity: Entity, ...actors: Actor[]): Action[] {
    const { stateOf, forbids } = this.rules;
    const actions = new Set(actors.flatMap((actor) => this.actionsOf(stateOf(entity), actor)));
    return [...actions].filter((action) => !forbids?.(entity, action, actors));
  }

  /** The state that an action leads to. @throws AppError the refusal of the workflow. */
  target(entity: Entity, action: Action, actors: readonly Actor[]): State {
    const { stateOf, refusal } = this.rules;
    const [state] = actors.flatMap((actor) => this.next(stateOf(entity), action, actor) ?? []);
    if (!state || !this.allowed(entity, ...actors).includes(action)) throw refusal(entity, action, actors);
    return state;
  }
}

/** The actor, or the actors that the caller is to an entity. */
type By<Locked, Actor> = Actor | ((entity: Locked) => readonly Actor[]);

/** An action on an entity of type `Locked`. */
export interface Step<Locked, Action, Actor extends string> {
  action: Action;
  by: By<Locked, Actor>;
  /** The version that the client has read; undefined = any. */
  version?: number | undefined;
  /** Whether the state is left unchanged; the table is checked nevertheless. */
  stays?: boolean;
  /** What the action changes beside the state; returns the event to publish. */
  effect?: (transaction: Transaction, entity: Locked) => Promise<DomainEvent | void>;
}

interface Versioned {
  version?: number;
}

/** Moves an entity that is already locked to the state of the table. @throws AppError CONFLICT, or the refusal of the workflow. */
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

/** An action on several entities at once, with as many statements as for one. */
interface BatchStep<Locked, State, Action, Actor extends string> {
  action: Action;
  by: By<Locked, Actor>;
  /** @throws AppError if something else forbids it. */
  check?: (entity: Locked) => void;
  /** Writes the new state of several entities. */
  write: (entities: readonly Locked[], state: State) => Promise<void>;
  effect?: (moved: readonly Locked[]) => Promise<readonly DomainEvent[]>;
}

/** Moves entities that are already locked to the states of the table. Returns the refusals, by entity. */
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
 * `move` in its own transaction, which is retried after conflicts.
 * @param step.lock locks and reads the entity, in the order of docs/decisions/0034; null if there is none.
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
