import { type Brush, brushOf } from './brush.ts';
import { INTERIORS, ROOM_PAINTERS } from './interiors/interiors.ts';
import type { Palette } from './palette.ts';
import type { SceneSetting } from './scene.types.ts';
import { group, HEIGHT, n, WIDTH } from './svg.ts';
import { paintTemplate } from './templates.ts';

/** Gradients by the name that painters fill with: the sky, and water that lies under it. Nothing else is graded. */
function gradients({ sky, water }: Palette): string {
  const gradient = (id: string, stops: readonly (readonly [offset: number, colour: string])[]): string => {
    const marks = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`);
    return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${marks.join('')}</linearGradient>`;
  };
  const air = gradient('sky', [
    [0, sky.top],
    [0.58, sky.middle],
    [1, sky.low],
  ]);
  const sea = gradient('water', [
    [0, water.lit],
    [1, water.deep],
  ]);
  return `<defs>${air}${sea}</defs>`;
}

/** How much nearer than its painter thought a picture is seen at most. */
const NEARER = 0.1;

/** The same composition seen from a step aside or nearer, and every other time as in a mirror: no two streets alike. */
function framed(brush: Brush, content: string): string {
  const scale = 1 + brush.random() * NEARER;
  const [slackX, slackY] = [(scale - 1) * WIDTH, (scale - 1) * HEIGHT];
  const [x, y] = [-brush.random() * slackX, -brush.between(0, 0.4) * slackY];
  const side = brush.chance(0.5) ? 1 : -1;
  const left = side > 0 ? x : WIDTH - x;
  return group(`matrix(${side * Number(scale.toFixed(3))} 0 0 ${scale.toFixed(3)} ${n(left)} ${n(y)})`, content);
}

/** The whole picture as SVG, in the manner of the railway posters of the 1930s: flat layers under one light. */
export function drawScene(setting: SceneSetting): string {
  const brush = brushOf(setting);
  const isInterior = INTERIORS.has(setting.scene);
  const painted = ROOM_PAINTERS[setting.scene]?.(brush) ?? paintTemplate(brush, isInterior);
  const content = isInterior || setting.wide ? painted : framed(brush, painted);
  const size = `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${gradients(brush.palette)}${content}</svg>`;
}
