import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import type { EncodedPhoto } from '../features/venues/photo-pipeline.ts';
import type { SceneSetting } from './scenes/scene.types.ts';

const PROGRAM = join(import.meta.dirname, `paint${extname(import.meta.filename)}`);

/** A scene to be drawn, and how many pixels wide. */
export interface PaintOrder {
  setting: SceneSetting;
  width: number;
}

/** A process in which pictures are drawn and encoded, one after the other: it takes a core for minutes, which pages must not wait for. */
export class Painter {
  readonly #process: ChildProcess;
  readonly #ended: Promise<never>;

  /** @param signal ends the process at once */
  constructor(signal: AbortSignal) {
    this.#process = fork(PROGRAM, { serialization: 'advanced', signal, killSignal: 'SIGKILL' });
    this.#ended = new Promise((_resolve, reject) => {
      // More than one can come: the channel is closed, then the job is aborted. One without a listener would end the server.
      this.#process.on('error', reject).once('exit', () => reject(new Error('The process that draws has ended.')));
    });
    // Nobody waits for it between two pictures.
    this.#ended.catch(() => {});
  }

  async paint(order: PaintOrder): Promise<EncodedPhoto> {
    const drawn = once(this.#process, 'message');
    this.#process.send(order);
    const [encoded] = (await Promise.race([drawn, this.#ended])) as [EncodedPhoto];
    return encoded;
  }

  /** Lets the process end. */
  close(): void {
    if (this.#process.connected) this.#process.disconnect();
  }
}
