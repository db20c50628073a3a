import { Bar, Box, Dot, Figure, Line, Rule } from './shapes';

const rows = [10, 37, 64] as const;

export const BenefitsDrawing = () => (
  <>
    {rows.map((y, place) => (
      <g key={y}>
        <Dot x={29} y={y + 9} radius={11} tone="area" />
        <Line path={`M24 ${y + 9.5}l3.5 3.5 6.5-7.5`} />
        <Bar x={49} y={y + 1} width={place === 1 ? 44 : 54} height={6} tone="ink" />
        <Bar x={49} y={y + 12} width={place === 2 ? 64 : 78} />
      </g>
    ))}
  </>
);

export const StepsDrawing = () => (
  <>
    <Rule path="M29 22v52" />
    {rows.map((y, place) => (
      <g key={y}>
        <Dot x={29} y={y + 9} radius={11} tone={place === 0 ? 'accent' : 'area'} />
        <Figure x={29} y={y + 14.2}>
          {place + 1}
        </Figure>
        <Bar x={49} y={y + 1} width={place === 1 ? 56 : 46} height={6} tone="ink" />
        <Bar x={49} y={y + 12} width={place === 0 ? 66 : 78} />
      </g>
    ))}
  </>
);

export const QuestionsDrawing = () => (
  <>
    <Bar x={16} y={13} width={72} height={6} tone="ink" />
    <Line path="M116 18l5-5 5 5" />
    <Bar x={16} y={27} width={106} />
    <Bar x={16} y={36} width={84} />
    <Rule path="M14 49h116" />
    <Bar x={16} y={57} width={58} height={6} tone="ink" />
    <Line path="M116 57.5l5 5 5-5" />
    <Rule path="M14 70h116" />
    <Bar x={16} y={77} width={66} height={6} tone="ink" />
    <Line path="M116 77.5l5 5 5-5" />
  </>
);

const Star = ({ x }: { readonly x: number }) => (
  <path
    d={`M${x} 10l2.9 5.9 6.5.9-4.7 4.6 1.1 6.4-5.8-3-5.8 3 1.1-6.4-4.7-4.6 6.5-.9Z`}
    fill="var(--color-accent)"
  />
);

export const ReviewsDrawing = () => (
  <>
    {[44, 62, 80, 98, 116].map((x) => (
      <Star key={x} x={x - 8} />
    ))}
    <Bar x={18} y={40} width={108} />
    <Bar x={18} y={50} width={92} />
    <Dot x={28} y={73} radius={10} tone="area" />
    <Line path="M23.5 78a5 5 0 0 1 9 0M28 67.5a2.8 2.8 0 1 0 .1 0Z" />
    <Bar x={46} y={70} width={46} height={6} tone="ink" />
  </>
);

export const CountdownDrawing = () => (
  <>
    <Bar x={40} y={14} width={64} />
    {['02', '14', '36', '50'].map((digits, place) => (
      <g key={digits}>
        <Box x={14 + place * 30} y={30} width={26} height={32} radius={6} tone="area" />
        <Figure x={27 + place * 30} y={51.5}>
          {digits}
        </Figure>
        <Bar x={19 + place * 30} y={69} width={16} height={4} />
      </g>
    ))}
  </>
);

export const FooterDrawing = () => (
  <>
    <Bar x={16} y={10} width={112} height={4} />
    <Bar x={16} y={19} width={80} height={4} />
    <Box x={0} y={38} width={144} height={54} radius={0} tone="area" />
    <Bar x={16} y={50} width={50} height={6} tone="ink" />
    <Bar x={16} y={63} width={108} />
    <Bar x={16} y={77} width={34} tone="accent" />
    <Dot x={57} y={79.5} radius={1.5} tone="ink" />
    <Bar x={64} y={77} width={40} tone="accent" />
  </>
);
