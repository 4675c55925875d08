/** For each state what may be done in it, by whom, and to which state that leads. */
export type StateTable<State extends string, Action extends string, Actor extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Action, Readonly<{ by: readonly Actor[]; to: State }>>>>>
>;

/** A state machine that is one table: what it does not name cannot happen. */
export interface Machine<State extends string, Action extends string, Actor extends string> {
  /** The state that an action of this actor leads to; null = he may not, or not in this state. */
  next(state: State, action: Action, actor: Actor): State | null;
  /** What the actor may do in a state, in the order of the table. */
  actionsOf(state: State, actor: Actor): Action[];
}

/** Makes a machine of its table. */
export function defineMachine<State extends string, Action extends string, Actor extends string>(
  table: StateTable<State, Action, Actor>,
): Machine<State, Action, Actor> {
  const next = (state: State, action: Action, actor: Actor): State | null => {
    const step = table[state][action];
    return step?.by.includes(actor) ? step.to : null;
  };
  return {
    next,
    actionsOf: (state, actor) =>
      (Object.keys(table[state]) as Action[]).filter((action) => next(state, action, actor) !== null),
  };
}
