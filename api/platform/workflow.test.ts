import { describe, expect, test } from 'vitest';
import type { Transaction } from './database/database.ts';
import { retryConflicts } from './database/retry-conflicts.ts';
import { AppError } from './errors.ts';
import { eventOf } from './events.ts';
import { move, moveAll, transition, Workflow } from './workflow.ts';

type State = 'OPEN' | 'SHUT';
type Action = 'SHUT' | 'KNOCK' | 'OPEN';
type Actor = 'KEEPER' | 'GUEST';

interface Door {
  state: State;
  isLocked: boolean;
  version: number;
}

const doors = new Workflow<Pick<Door, 'state' | 'isLocked'>, State, Action, Actor>({
  table: {
    OPEN: { SHUT: { by: ['KEEPER', 'GUEST'], to: 'SHUT' } },
    SHUT: { KNOCK: { by: ['GUEST'], to: 'SHUT' }, OPEN: { by: ['KEEPER'], to: 'OPEN' } },
  },
  stateOf: ({ state }) => state,
  write: (door, state) => {
    door.state = state;
  },
  forbids: ({ isLocked }, action) => isLocked && action === 'OPEN',
  refusal: (_, action, [actor]) => new AppError('FORBIDDEN', `${actor} may not ${action}`),
});

const open = (): Door => ({ state: 'OPEN', isLocked: false, version: 3 });
const shut = (): Door => ({ ...open(), state: 'SHUT' });

/** A database with one row, which records the order of the calls. */
function database(door: Door | null, fails: string[] = []) {
  const done: string[] = [];
  const run = async <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> => {
    done.push('begin');
    const em = { flush: async () => void done.push(`flush ${copy?.state}`) };
    const publish = async (event: object) => void done.push(event.constructor.name);
    const result = await work({ em, publish } as unknown as Transaction);
    const code = fails.shift();
    if (code) throw Object.assign(new Error('broken off'), { code });
    return result;
  };
  let copy: Door | null = null;
  return {
    done,
    transaction: <T>(work: (transaction: Transaction) => Promise<T>) =>
      retryConflicts(() => run(work), { warn: () => undefined }),
    /** The row as it is now. */
    lock: async () => {
      done.push('lock');
      return (copy = door && { ...door });
    },
    get written() {
      return copy;
    },
  };
}

class DoorShut extends eventOf<object>() {}

const SHUT = { action: 'SHUT', by: 'GUEST' } as const;
const refused = (code: string, message?: string): unknown =>
  expect.objectContaining({ code, ...(message && { message }) });

describe('a transition', () => {
  test('locks, writes the state of the table, does what belongs to the action, writes and then publishes', async () => {
    const { done, lock, ...rest } = database(open());
    await transition(rest, doors, {
      ...SHUT,
      lock,
      version: 3,
      effect: async (_, door) => {
        done.push(`effect ${door.state}`);
        return new DoorShut({});
      },
    });
    expect(done).toEqual(['begin', 'lock', 'effect SHUT', 'flush SHUT', 'DoorShut']);
  });

  test('of what there is not is NOT_FOUND', async () => {
    const world = database(null);
    await expect(transition(world, doors, { ...SHUT, lock: world.lock })).rejects.toEqual(refused('NOT_FOUND'));
  });

  test.each([
    ['the policy', { ...shut(), isLocked: true }, { action: 'OPEN', by: 'KEEPER' }],
    ['the table, to this actor', shut(), { action: 'OPEN', by: 'GUEST' }],
    ['the table, in this state', shut(), SHUT],
  ] as const)('that %s forbids is refused before anything is written', async (_, door, step) => {
    const world = database(door);
    const effect = async () => void world.done.push('effect');
    const refusal = refused('FORBIDDEN', `${step.by} may not ${step.action}`);
    await expect(transition(world, doors, { ...step, lock: world.lock, effect })).rejects.toEqual(refusal);
    expect(world.written).toEqual(door);
    expect(world.done).toEqual(['begin', 'lock']);
  });

  test('of an entity that was changed since it was read is a CONFLICT, whatever its state', async () => {
    for (const door of [open(), shut()]) {
      const world = database(door);
      await expect(transition(world, doors, { ...SHUT, lock: world.lock, version: 2 })).rejects.toEqual(
        refused('CONFLICT'),
      );
      expect(world.written).toEqual(door);
    }
  });

  test.each(['40001', '40P01'])(
    'that the server breaks off with %s is begun again, on what is there then',
    async (code) => {
      const world = database(open(), [code, code]);
      let effects = 0;
      await transition(world, doors, {
        ...SHUT,
        lock: world.lock,
        effect: async () => {
          effects++;
          return new DoorShut({});
        },
      });
      expect(effects).toBe(3);
      expect(world.done.filter((step) => step === 'lock')).toHaveLength(3);
      expect(world.written).toMatchObject({ state: 'SHUT' });
    },
  );

  test('that fails otherwise, or conflicts again and again, fails', async () => {
    const failing = (codes: string[]) => {
      const world = database(open(), codes);
      return transition(world, doors, { ...SHUT, lock: world.lock });
    };
    await expect(failing(['23505'])).rejects.toEqual(refused('23505'));
    await expect(failing(Array<string>(4).fill('40001'))).rejects.toEqual(refused('40001'));
  });

  test('may leave the entity in its state; who may take it, and when, holds', async () => {
    const transaction = {
      em: { flush: async () => undefined },
      publish: async () => undefined,
    } as unknown as Transaction;
    const door = open();
    await move(transaction, doors, door, { ...SHUT, stays: true });
    expect(door.state).toBe('OPEN');
    await expect(move(transaction, doors, shut(), { ...SHUT, stays: true })).rejects.toEqual(refused('FORBIDDEN'));
  });
});

describe('many at once', () => {
  const published: string[] = [];
  const transaction = {
    publish: async (event: object) => void published.push(event.constructor.name),
  } as unknown as Transaction;

  test('are written by state; who cannot is told why, and stays', async () => {
    const [first, second, third, shy] = [open(), open(), shut(), open()];
    const written: [Door[], State][] = [];
    const refusals = await moveAll(transaction, doors, [first, second, third, shy], {
      action: 'SHUT',
      by: () => ['KEEPER', 'GUEST'],
      check: (door) => {
        if (door === shy) throw new AppError('PLAN_LIMIT_REACHED');
      },
      write: async (group, state) => {
        expect(group.every((door) => door.state === 'OPEN')).toBe(true);
        written.push([[...group], state]);
      },
      effect: async (moved) => moved.map(() => new DoorShut({})),
    });
    expect(written).toEqual([[[first, second], 'SHUT']]);
    expect([first, second, shy].map(({ state }) => state)).toEqual(['SHUT', 'SHUT', 'OPEN']);
    expect([...refusals].map(([door, { code }]) => [door, code])).toEqual([
      [third, 'FORBIDDEN'],
      [shy, 'PLAN_LIMIT_REACHED'],
    ]);
    expect(published).toEqual(['DoorShut', 'DoorShut']);
  });

  test('of which none can are not written', async () => {
    const write = async () => Promise.reject(new Error('written'));
    expect((await moveAll(transaction, doors, [shut()], { action: 'SHUT', by: 'GUEST', write })).size).toBe(1);
  });
});

test('what may be done is what the table allows and the policy does not forbid', () => {
  expect(doors.allowed(shut(), 'KEEPER', 'GUEST')).toEqual(['OPEN', 'KNOCK']);
  expect(doors.allowed({ ...shut(), isLocked: true }, 'KEEPER')).toEqual([]);
  expect(doors.actionsOf('SHUT', 'KEEPER')).toEqual(['OPEN']);
  expect(doors.next('SHUT', 'OPEN', 'KEEPER')).toBe('OPEN');
  expect(doors.next('SHUT', 'OPEN', 'GUEST')).toBeNull();
});
