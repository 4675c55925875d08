import { expect, test } from 'vitest';
import { Painter } from './painter.ts';

test('a job that is aborted after its painter was lost fails alone: the server goes on', async () => {
  const controller = new AbortController();
  const painter = new Painter(controller.signal);
  painter.close();
  await expect(painter.paint({ setting: {} as never, width: 1 })).rejects.toMatchObject({
    code: 'ERR_IPC_CHANNEL_CLOSED',
  });
  controller.abort();
  // An error without a listener would be thrown by now, and fail the run.
  await new Promise(setImmediate);
});
