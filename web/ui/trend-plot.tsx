import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { axisTicks } from './axis-ticks.ts';
import { Box } from './box.ts';

export type TrendPoint = {
  /** What stands under it, in full: 21 November 2026. */
  readonly label: string;
  /** The same in little room: 21 Nov. */
  readonly short: string;
  readonly value: number;
};

const colour = (name: string) => `var(--p-colors-${name})`;
const TEXT = { fill: colour('ink-muted') };
const TICK_GAP_PX = 8;
const HEIGHT_PX = 240;
/** The least that the axis reaches up to, so that a single count does not fill the plot. */
const LEAST_TOP = 10;
/** Between one short label of the axis and the next. */
const LABEL_GAP_PX = 24;

type TrendPlotProps = {
  points: readonly TrendPoint[];
  /** What is counted; names the picture for those who don't see it. The figures themselves stand in a table beside it. */
  label: string;
  /** A value as a sentence: 12 views. */
  describe: (value: number) => string;
  /** A value of the axis in little room: 25 k; as it is unless given. */
  short?: (value: number) => string;
};

type Hovered = { active?: boolean; payload?: readonly { payload: TrendPoint }[] };

function Hint({ active = false, payload = [], describe }: Hovered & Pick<TrendPlotProps, 'describe'>) {
  const point = payload[0]?.payload;
  if (!active || !point) return null;
  return (
    <Box
      bg="surface"
      color="ink"
      border="1px solid"
      borderColor="rule"
      borderRadius="md"
      boxShadow="card"
      px="3"
      py="2"
    >
      <Box fontSize="xs" color="ink.muted">
        {point.label}
      </Box>
      <Box fontSize="sm" fontWeight="600">
        {describe(point.value)}
      </Box>
    </Box>
  );
}

/** How a count goes over time. */
export function TrendPlot({ points, label, describe, short = String }: TrendPlotProps) {
  const ticks = axisTicks(Math.max(LEAST_TOP, ...points.map(({ value }) => value)));
  return (
    <Box role="img" aria-label={label} height={`${HEIGHT_PX}px`} minWidth="0" ml="-3" fontSize="xs">
      <ResponsiveContainer width="100%" height="100%">
        <AreaChart data={[...points]} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <defs>
            <linearGradient id="trend-plot-ground" x1="0" y1="0" x2="0" y2="1">
              <stop offset="0%" stopColor={colour('copper')} stopOpacity={0.28} />
              <stop offset="100%" stopColor={colour('copper')} stopOpacity={0.02} />
            </linearGradient>
          </defs>
          <CartesianGrid vertical={false} stroke={colour('rule')} />
          <XAxis
            dataKey="short"
            tick={TEXT}
            tickMargin={TICK_GAP_PX}
            height={36}
            tickLine={false}
            axisLine={{ stroke: colour('rule-strong') }}
            minTickGap={LABEL_GAP_PX}
            // Every label, or every second or third: never an uneven gap.
            interval="equidistantPreserveStart"
          />
          <YAxis
            width={44}
            tick={TEXT}
            tickMargin={TICK_GAP_PX}
            tickFormatter={short}
            tickLine={false}
            axisLine={false}
            ticks={ticks}
            domain={[0, ticks.at(-1)!]}
          />
          <Tooltip content={<Hint describe={describe} />} />
          <Area
            type="monotone"
            dataKey="value"
            stroke={colour('copper')}
            strokeWidth={2}
            fill="url(#trend-plot-ground)"
            isAnimationActive={false}
            activeDot={{ r: 4, fill: colour('copper'), stroke: colour('surface') }}
          />
        </AreaChart>
      </ResponsiveContainer>
    </Box>
  );
}
