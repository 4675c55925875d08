import { afar, type Brush, type Painter } from '../brush.ts';
import { birds, lampPost, people, sailBoat } from '../figures.ts';
import { balustrade, village } from '../houses.ts';
import { clouds, hills, mountains, orbPlace, reflection, sky, water } from '../landscape.ts';
import { box, HEIGHT, n, path, rect, repeat, stroke, WIDTH, poly } from '../svg.ts';
import { grove, tree } from '../trees.ts';

/** Mountains around a lake, as far as the region has any. */
function basin(brush: Brush, horizon: number): string {
  const { palette } = brush;
  const alpine = ['84', '93', '27', '94', '76'].includes(brush.setting.regionCode);
  if (!alpine) {
    return (
      hills(brush, { y: horizon - 30, height: 130, fill: palette.far }) +
      hills(brush, { y: horizon + 4, height: 90, fill: palette.mid, waves: 3 })
    );
  }
  const rock = afar(brush, 0.45).palette.rock;
  const snow = afar(brush, 0.15).palette.snow;
  return [
    mountains(brush, {
      y: horizon,
      height: 400,
      count: 4,
      lit: rock.lit,
      shade: rock.shade,
      snow: { ...snow, share: palette.snowy ? 0.62 : 0.34 },
    }),
    hills(brush, { y: horizon - 10, height: 120, fill: palette.far, waves: 3 }),
    hills(brush, { y: horizon + 4, height: 60, fill: palette.mid, waves: 4 }),
  ].join('');
}

function jetty(brush: Brush): string {
  const { palette, sun } = brush;
  const horizon = 560;
  const x = WIDTH / 2 - sun * 240;
  const planks = repeat(13, (index) => {
    const y = 720 + 27 * index * (1 + index * 0.03);
    const half = 26 + index * 15;
    return box(x - half, y, half * 2, 18 + index * 0.9);
  });
  const posts = repeat(4, (index) => {
    const y = 730 + index * 95;
    const half = 44 + index * 56;
    return box(x - half, y - 60, 16, 110) + box(x + half - 16, y - 60, 16, 110);
  });
  return [
    sky(brush, horizon),
    clouds(brush, 90, 240, 3),
    basin(brush, horizon),
    water(brush, horizon, HEIGHT),
    reflection(brush, 60, horizon, 620, 170, palette.mid),
    reflection(brush, 880, horizon, 640, 200, palette.mid),
    village(brush, { x: sun > 0 ? 1040 : 170, y: horizon + 8, width: 330, size: 34, distance: 0.3 }),
    poly([x - 20, 715, x + 20, 715, x + 250, 1090, x - 250, 1090], palette.dark, 0.4),
    path(planks, palette.wood.lit),
    path(posts, palette.wood.deep),
    people(brush, { from: x - 30, to: x + 40, y: 770, height: 130, count: 1, fills: [palette.dark] }),
    rowingBoat(brush, x + sun * 430, 850, 300),
    reeds(brush, sun > 0 ? 1300 : -40, 340),
  ].join('');
}

function rowingBoat(brush: Brush, x: number, y: number, width: number): string {
  const { palette } = brush;
  const half = width / 2;
  return [
    reflection(brush, x - half * 0.9, y + 4, width * 0.9, 70, palette.accent.deep),
    path(
      `M${n(x - half)} ${n(y - width * 0.2)}Q${n(x)} ${n(y - width * 0.06)} ${n(x + half)} ${n(y - width * 0.2)}Q${n(x + half * 0.8)} ${n(y)} ${n(x + half * 0.5)} ${n(y)}H${n(x - half * 0.5)}Q${n(x - half * 0.8)} ${n(y)} ${n(x - half)} ${n(y - width * 0.2)}z`,
      palette.accent.lit,
    ),
    path(
      `M${n(x - half)} ${n(y - width * 0.2)}Q${n(x)} ${n(y - width * 0.06)} ${n(x + half)} ${n(y - width * 0.2)}Q${n(x)} ${n(y - width * 0.12)} ${n(x - half)} ${n(y - width * 0.2)}z`,
      palette.trim.lit,
    ),
    stroke(`M${n(x + half * 0.1)} ${n(y - width * 0.16)}L${n(x + half * 0.9)} ${n(y + 16)}`, palette.wood.shade, 8),
  ].join('');
}

function reeds(brush: Brush, x: number, width: number): string {
  const blades = repeat(34, () => {
    const foot = x + brush.between(0, width);
    const height = brush.between(120, 300);
    const lean = brush.between(-50, 50);
    return `M${n(foot)} 1090q${n(lean * 0.2)} ${n(-height * 0.6)} ${n(lean)} ${n(-height)}q${n(-lean * 0.4)} ${n(height * 0.5)} ${n(-lean + 9)} ${n(height)}z`;
  });
  return path(blades, brush.palette.near);
}

function lakeVillage(brush: Brush): string {
  const { palette, sun } = brush;
  const horizon = 600;
  const x = sun > 0 ? 300 : 620;
  return [
    sky(brush, horizon),
    clouds(brush, 80, 260, 3),
    basin(brush, horizon - 20),
    water(brush, horizon, HEIGHT),
    reflection(brush, x - 40, horizon + 10, 760, 260, palette.wall.shade),
    reflection(brush, x + 260, horizon + 10, 120, 330, palette.roof.shade),
    path(`M${n(x - 260)} ${n(horizon + 12)}q200 -46 620 -40t640 40z`, palette.grass.shade),
    grove(brush, { from: x - 160, to: x + 60, y: horizon - 6, height: 130, count: 4, distance: 0.15 }),
    village(brush, { x, y: horizon, width: 640, size: 66, distance: 0.08 }),
    grove(brush, { from: x + 660, to: x + 860, y: horizon + 4, height: 150, count: 4, distance: 0.1 }),
    sailBoat(sun > 0 ? 1270 : 280, 800, 260, palette.trim.lit, palette.accent.lit),
    reflection(brush, sun > 0 ? 1220 : 230, 804, 120, 150, palette.trim.lit),
    sailBoat(sun > 0 ? 1080 : 560, 690, 110, palette.accent.lit, palette.dark),
    birds(brush, WIDTH / 2, 330, 240, 5, palette.dark),
  ].join('');
}

function promenade(brush: Brush): string {
  const { palette, sun } = brush;
  const horizon = 520;
  const orb = orbPlace(brush, horizon);
  return [
    sky(brush, horizon, orb),
    clouds(brush, 80, 250, 2),
    basin(brush, horizon),
    water(brush, horizon, HEIGHT, orb.x),
    reflection(brush, 200, horizon, 900, 130, palette.mid),
    sailBoat(WIDTH / 2 + sun * 130, 640, 130, palette.trim.lit, palette.dark),
    sailBoat(WIDTH / 2 - sun * 90, 590, 70, palette.trim.lit, palette.accent.lit),
    rect(0, 900, WIDTH, 180, palette.path.lit),
    rect(0, 900, WIDTH, 26, palette.path.shade, 0.4),
    balustrade(brush, -20, 900, WIDTH + 40, 110),
    tree(brush, 'plane', { x: sun > 0 ? 180 : 1420, y: 960, height: 820 }),
    lampPost(brush, sun > 0 ? 1330 : 270, 980, 420),
    people(brush, { from: 560, to: 1080, y: 990, height: 200, count: 2, fills: [palette.dark, palette.accent.shade] }),
  ].join('');
}

const LAKES = [jetty, lakeVillage, promenade];
export const paintLake: Painter = (brush) => LAKES[brush.structure(LAKES.length)]!(brush);
