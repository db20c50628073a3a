import { Bar, Box, Dot, Landscape, Line, Rule } from './shapes';

export const HeroDrawing = () => (
  <>
    <Landscape x={12} y={8} width={120} height={42} />
    <Bar x={12} y={58} width={92} height={8} tone="ink" />
    <Bar x={12} y={74} width={112} />
    <Bar x={12} y={83} width={70} height={4} />
  </>
);

export const BannerDrawing = () => (
  <>
    <Box x={2} y={18} width={18} height={44} tone="area" />
    <Box x={124} y={18} width={18} height={44} tone="area" />
    <Landscape x={26} y={12} width={92} height={56} />
    <Dot x={62} y={80} radius={3} tone="accent" />
    <Dot x={72} y={80} radius={3} tone="words" />
    <Dot x={82} y={80} radius={3} tone="words" />
    <Line path="M14 35l-5 5 5 5M130 35l5 5-5 5" />
  </>
);

export const ImageDrawing = () => <Landscape x={18} y={12} width={108} height={68} />;

export const VideoDrawing = () => (
  <>
    <Box x={18} y={12} width={108} height={58} radius={6} tone="area" />
    <Dot x={72} y={41} radius={15} tone="accent" />
    <path d="M67 33.5v15l13-7.5Z" fill="var(--color-on-accent)" />
    <Bar x={18} y={77} width={108} height={4} />
    <Bar x={18} y={77} width={38} height={4} tone="accent" />
  </>
);

export const TextDrawing = () => (
  <>
    <Bar x={16} y={14} width={66} height={8} tone="ink" />
    <Bar x={16} y={31} width={112} />
    <Bar x={16} y={41} width={104} />
    <Bar x={16} y={51} width={40} />
    <Bar x={60} y={51} width={44} tone="accent" />
    <Dot x={19} y={68} radius={2.5} tone="ink" />
    <Bar x={27} y={66} width={72} />
    <Dot x={19} y={79} radius={2.5} tone="ink" />
    <Bar x={27} y={77} width={58} />
  </>
);

export const ButtonDrawing = () => (
  <>
    <Box x={20} y={30} width={104} height={30} radius={15} tone="accent" />
    <Bar x={46} y={42} width={52} height={6} tone="onAccent" />
    <path
      d="M92 52v-9.5a4 4 0 0 1 8 0V58l9.5 2.5a5 5 0 0 1 3.5 6L110.5 78H96L86.5 66a3.6 3.6 0 0 1 5.5-4.6Z"
      fill="var(--color-raised)"
      stroke="var(--color-accent-text)"
      strokeWidth="2.25"
      strokeLinejoin="round"
    />
  </>
);

const Column = ({ x }: { readonly x: number }) => (
  <>
    <Box x={x} y={12} width={54} height={68} radius={6} tone="frame" />
    <Box x={x + 8} y={20} width={38} height={22} tone="area" />
    <Bar x={x + 8} y={50} width={32} height={6} tone="ink" />
    <Bar x={x + 8} y={62} width={38} />
    <Bar x={x + 8} y={70} width={24} height={4} />
  </>
);

export const ColumnsDrawing = () => (
  <>
    <Column x={14} />
    <Column x={76} />
  </>
);

export const SpaceDrawing = () => (
  <>
    <Box x={16} y={8} width={112} height={14} tone="words" />
    <Box x={16} y={70} width={112} height={14} tone="words" />
    <Rule path="M28 28h88M28 64h88" />
    <Line path="M72 34v24M66 40l6-6 6 6M66 52l6 6 6-6" />
  </>
);
