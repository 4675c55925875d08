import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MutationResult } from '../../../lib/calls.ts';
import { failedCall } from '../../../lib/captcha/use-checked-call.ts';
import { DraftSaver } from './draft-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A form of one text; what was saved of it, and how often it was sent. */
function aForm(outcomes: MutationResult<string>[] = [], automatic = true) {
  const form = { typed: '', saved: '', sent: [] as string[], wrong: false };
  const saver = new DraftSaver<string, string>({
    automatic,
    changes: () => ({
      input: form.typed,
      unsaved: {
        count: form.typed === form.saved ? 0 : 1,
        heldBack: form.wrong && form.typed !== form.saved ? 1 : 0,
        wrong: 0,
        incomplete: false,
      },
    }),
    send: async (input) => {
      form.sent.push(input);
      return outcomes.shift() ?? { kind: 'done', answer: input };
    },
    saved: (answer) => {
      form.saved = answer;
    },
    refused: () => {
      form.wrong = true;
    },
  });
  const type = (text: string) => {
    form.typed = text;
    saver.changed();
  };
  return { form, saver, type };
}

test('saves once after a pause in the typing', async () => {
  const { form, saver, type } = aForm();
  type('a');
  type('ab');
  expect(saver.state().status).toBe('changed');
  expect(form.sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(form.sent).toEqual(['ab']);
  expect(saver.state()).toMatchObject({ status: 'clean', count: 0 });
  expect(saver.state().savedAt).toBeInstanceOf(Date);
});

test('sends nothing for a change that was taken back', async () => {
  const { form, saver, type } = aForm();
  type('a');
  type('');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(form.sent).toEqual([]);
  expect(saver.state().status).toBe('clean');
});

test('tries again by itself when the connection was gone, and says so', async () => {
  const { form, saver, type } = aForm([failedCall('NETWORK')]);
  type('a');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(saver.state()).toMatchObject({ status: 'failed', failure: { code: 'NETWORK' } });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(form.sent).toEqual(['a', 'a']);
  expect(saver.state().status).toBe('clean');
});

test('does not try again what another try does not mend', async () => {
  const { form, type } = aForm([failedCall('FORBIDDEN')]);
  type('a');
  await vi.advanceTimersByTimeAsync(300_000);
  expect(form.sent).toEqual(['a']);
});

test('sends nothing over a conflict until it is settled', async () => {
  const { form, saver, type } = aForm([failedCall('CONFLICT')]);
  type('a');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(saver.state().status).toBe('conflict');
  type('ab');
  expect(await saver.flush()).toBe(false);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(form.sent).toEqual(['a']);
  saver.settle();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(form.sent).toEqual(['a', 'ab']);
});

test('keeps back what the API found wrong', async () => {
  const { form, saver, type } = aForm([{ kind: 'wrong', fields: [{ path: 'input.slug', code: 'taken', params: [] }] }]);
  type('a');
  await vi.advanceTimersByTimeAsync(300_000);
  expect(form.sent).toEqual(['a']);
  expect(saver.state()).toMatchObject({ status: 'changed', heldBack: 1 });
});

test('what is public is sent by a press of a button only', async () => {
  const { form, saver, type } = aForm([], false);
  type('a');
  await vi.advanceTimersByTimeAsync(300_000);
  expect(form.sent).toEqual([]);
  expect(await saver.flush()).toBe(true);
  expect(form.sent).toEqual(['a']);
});

test('a form that was left is tried once, not for ever', async () => {
  const { form, saver, type } = aForm([failedCall('NETWORK'), failedCall('NETWORK')]);
  type('a');
  saver.stop();
  await saver.flush();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(form.sent).toEqual(['a']);
});
