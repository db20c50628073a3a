import type { ReactNode } from 'react';
import styles from './Drawing.module.css';

/** Every drawing of a block stands on the same ground, in these units. */
export const ground = { width: 144, height: 92 } as const;

type Tone = 'ink' | 'words' | 'area' | 'accent' | 'paper' | 'frame' | 'onAccent';

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
  readonly tone: Tone;
}

export const Box = ({ radius = 4, tone, ...place }: BoxProps) => (
  <rect {...place} rx={radius} className={styles[tone]} />
);

interface BarProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height?: number;
  readonly tone?: Tone;
}

/** A line of text, too small to read. */
export const Bar = ({ height = 5, tone = 'words', ...place }: BarProps) => (
  <Box {...place} height={height} radius={height / 2} tone={tone} />
);

interface DotProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly tone: Tone;
}

export const Dot = ({ x, y, radius, tone }: DotProps) => (
  <circle cx={x} cy={y} r={radius} className={styles[tone]} />
);

export const Line = ({ path }: { readonly path: string }) => <path d={path} className={styles.line} />;

export const Rule = ({ path }: { readonly path: string }) => <path d={path} className={styles.rule} />;

interface FigureProps {
  readonly x: number;
  readonly y: number;
  readonly children: ReactNode;
}

export const Figure = ({ x, y, children }: FigureProps) => (
  <text x={x} y={y} className={styles.digits}>
    {children}
  </text>
);

interface LandscapeProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Placeholder of any picture: hills and a sun. */
export function Landscape({ x, y, width, height }: LandscapeProps) {
  const bottom = y + height;
  const hills = `M${x + 5} ${bottom - 5}l${width * 0.28}-${height * 0.42} ${width * 0.18} ${height * 0.2} ${width * 0.2}-${height * 0.3} ${width * 0.26} ${height * 0.52}`;
  return (
    <>
      <Box x={x} y={y} width={width} height={height} radius={6} tone="area" />
      <Dot x={x + width * 0.76} y={y + height * 0.28} radius={height * 0.11} tone="accent" />
      <Line path={hills} />
    </>
  );
}
