/**
 * A program of its own, started by `Painter`: each scene that it is sent is drawn, encoded for the site and sent back. It gives way to
 * everything else on the machine, so that the site stays quick, and ends with the process that has started it.
 */
import { constants, setPriority } from 'node:os';
import { encodePhoto } from '../features/venues/photo-pipeline.ts';
import { openSharp } from '../platform/pictures/picture.ts';
import type { PaintOrder } from './painter.ts';
import { drawScene } from './scenes/scene.ts';
import { WIDTH } from './scenes/svg.ts';

/** The resolution at which a unit of SVG is a pixel. */
const DENSITY = 72;

setPriority(constants.priority.PRIORITY_LOW);
// A terminal sends them to the server too, which ends this process when it has stopped the job.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('message', (order: PaintOrder) => void paint(order));

async function paint({ setting, width }: PaintOrder): Promise<void> {
  const sharp = await openSharp();
  const drawing = sharp(Buffer.from(drawScene(setting)), { density: (DENSITY * width) / WIDTH });
  const picture = await drawing.png({ compressionLevel: 1 }).toBuffer();
  process.send!(await encodePhoto(picture, 'picture'));
}
