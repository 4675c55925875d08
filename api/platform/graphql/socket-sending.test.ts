import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { Heartbeat } from './heartbeat.ts';
import { sendNow } from './socket-sending.ts';

const socketWith = (more: object = {}) =>
  Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send: vi.fn<(text: string) => void>(),
    ping: vi.fn<() => void>(),
    terminate: vi.fn<() => void>(),
    ...more,
  });
const asSocket = (fake: ReturnType<typeof socketWith>) => fake as unknown as WebSocket;

describe('an event for many sockets', () => {
  test('is sent to an open socket, and not to one that closes', () => {
    const [open, closing] = [socketWith(), socketWith({ readyState: 2 })];
    for (const socket of [open, closing]) sendNow(asSocket(socket), 'an event');
    expect([open.send.mock.calls, closing.send.mock.calls]).toEqual([[['an event']], []]);
  });

  test('does not pile up for a client that does not read', () => {
    const slow = socketWith({ bufferedAmount: 1_100_000 });
    sendNow(asSocket(slow), 'an event');
    expect([slow.send.mock.calls.length, slow.terminate.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('the heartbeat', () => {
  let heartbeat: Heartbeat;
  beforeEach(() => {
    vi.useFakeTimers();
    heartbeat = new Heartbeat();
  });
  afterEach(() => {
    heartbeat.stop();
    vi.useRealTimers();
  });

  test('terminates sockets that do not answer, and no others', () => {
    const [alive, gone] = [socketWith(), socketWith()];
    alive.ping.mockImplementation(() => void alive.emit('pong'));
    for (const socket of [alive, gone]) heartbeat.add(asSocket(socket));
    vi.advanceTimersByTime(12_000);
    expect([alive.ping.mock.calls.length, gone.ping.mock.calls.length]).toEqual([1, 1]);
    expect(gone.terminate).not.toHaveBeenCalled();
    vi.advanceTimersByTime(12_000);
    expect([alive.terminate.mock.calls.length, gone.terminate.mock.calls.length]).toEqual([0, 1]);
  });

  test('pings many a few at a time, and forgets those that were closed', () => {
    const sockets = Array.from({ length: 240 }, () => socketWith());
    for (const socket of sockets) heartbeat.add(asSocket(socket));
    const asked = () => sockets.filter(({ ping }) => ping.mock.calls.length).length;
    vi.advanceTimersByTime(100);
    expect(asked()).toBe(2);
    for (const socket of sockets) socket.emit('close');
    vi.advanceTimersByTime(60_000);
    expect(asked()).toBe(2);
  });
});
