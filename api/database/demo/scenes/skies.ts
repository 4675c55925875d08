import type { SceneSetting } from './scene.types.ts';

/** One light: its sky from top to horizon, and what it does to every colour below. */
export interface Sky {
  top: string;
  middle: string;
  low: string;
  orb: string;
  cloud: string;
  /** Towards which far things fade. */
  haze: string;
  /** What falls on the sunny side, and how much of it. */
  light: readonly [colour: string, share: number];
  /** What lies on the other side, and how much of it. */
  shadow: readonly [colour: string, share: number];
  /** How many of a hundred windows are lit. */
  lamps: number;
}

type Row = [string, string, string, string, string, string, string, number, string, number];

const sky = (lamps: number, row: Row): Sky => ({
  top: row[0],
  middle: row[1],
  low: row[2],
  orb: row[3],
  cloud: row[4],
  haze: row[5],
  light: [row[6], row[7]],
  shadow: [row[8], row[9]],
  lamps,
});

/** Chosen one by one: top, middle, low, orb, cloud, haze, light and its share, shadow and its share. */
export const SKIES: Record<SceneSetting['hour'], readonly Sky[]> = {
  dawn: [
    sky(22, ['#6f93ab', '#e8c3b2', '#f9deb9', '#fff3d8', '#f8dccb', '#d3b4b2', '#ffd9b0', 0.2, '#4c4b78', 0.42]),
    sky(22, ['#6fada9', '#d5dfbd', '#fbe6a4', '#fffbe8', '#f6f1d6', '#b9cdb8', '#ffedbd', 0.18, '#2c5a69', 0.42]),
    sky(26, ['#8784ad', '#dcb4be', '#fad8b6', '#fff2df', '#eccdd0', '#c0a7be', '#ffd5b8', 0.22, '#45417a', 0.44]),
  ],
  morning: [
    sky(3, ['#4797b5', '#a5d4d5', '#f4ecd3', '#fff9e6', '#fbf8f3', '#afcdcf', '#fff3d6', 0.12, '#2a5873', 0.4]),
    sky(3, ['#9fcbc6', '#dfe5cd', '#fcf0d4', '#fffdf2', '#fffaf0', '#c2d3c6', '#fff0cd', 0.14, '#33606c', 0.38]),
    sky(3, ['#2d7ca5', '#82bdd1', '#e9ecdd', '#fffae8', '#f4f5ee', '#9fc4cf', '#fff4da', 0.1, '#234a70', 0.42]),
  ],
  noon: [
    sky(0, ['#16679a', '#4ba3c4', '#c3e2da', '#fffbe6', '#fdfaf1', '#8fbfca', '#fff0c4', 0.12, '#1c3d68', 0.44]),
    sky(0, ['#eebf57', '#f6da8d', '#fcedc9', '#fffdf0', '#fff8e4', '#e3cd9c', '#fff0c0', 0.14, '#574870', 0.42]),
    sky(0, ['#25868d', '#7abfb4', '#ebe9c8', '#fffceb', '#f8f5e2', '#a3cbbb', '#fff1c8', 0.12, '#14506b', 0.42]),
  ],
  dusk: [
    sky(64, ['#27475f', '#c0694c', '#f8bd66', '#ffe4a6', '#dd8a5d', '#9a6a6a', '#ffb06a', 0.3, '#1c2a4d', 0.56]),
    sky(68, ['#3b2f5e', '#9c4e75', '#f4a36d', '#ffe0ad', '#c06c7f', '#7d5579', '#ffac7c', 0.28, '#221c4c', 0.56]),
    sky(58, ['#b4472e', '#e08a3c', '#f9da80', '#fff3c4', '#f0ad57', '#c08149', '#ffc476', 0.26, '#2a2648', 0.56]),
    sky(62, ['#124d5a', '#66a08c', '#f5d88e', '#fff2c2', '#a9bf94', '#5c8784', '#ffd692', 0.24, '#0f2c3e', 0.56]),
  ],
  night: [
    sky(74, ['#0a1d2c', '#14353f', '#33707a', '#f8eecd', '#1f4a55', '#23535f', '#3f7384', 0.5, '#07151f', 0.68]),
    sky(74, ['#0f1538', '#28346e', '#7277a8', '#fbf3da', '#343f7c', '#3b4685', '#4c5c9a', 0.5, '#0a0d28', 0.68]),
    sky(76, ['#0c2138', '#2b4b63', '#c98f62', '#fbeecb', '#3b566b', '#4d6170', '#7a7f84', 0.46, '#0a1624', 0.66]),
  ],
};
