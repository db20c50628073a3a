import { Bar, Box, Dot, Line, Rule } from './shapes';

export const RegistrationDrawing = () => (
  <>
    <Box x={16} y={9} width={112} height={20} radius={6} tone="frame" />
    <Line path="M27 14.5v9M24 14.5h6v9h-6Z" />
    <Bar x={38} y={16.5} width={54} />
    <Box x={16} y={36} width={70} height={20} radius={6} tone="frame" />
    <Bar x={24} y={43.5} width={34} />
    <Box x={92} y={36} width={36} height={20} radius={6} tone="area" />
    <Box x={16} y={64} width={112} height={20} radius={10} tone="accent" />
    <Bar x={48} y={71} width={48} height={6} tone="onAccent" />
  </>
);

export const CalculatorDrawing = () => (
  <>
    <Dot x={44} y={20} radius={9} tone="accent" />
    <Dot x={44} y={20} radius={4.5} tone="area" />
    <Bar x={60} y={14} width={46} height={12} tone="ink" />
    <Bar x={18} y={44} width={108} />
    <Bar x={18} y={44} width={62} tone="accent" />
    <Dot x={80} y={46.5} radius={9} tone="accent" />
    <Dot x={80} y={46.5} radius={4} tone="paper" />
    <Box x={18} y={66} width={32} height={16} radius={8} tone="frame" />
    <Box x={56} y={66} width={32} height={16} radius={8} tone="accent" />
    <Box x={94} y={66} width={32} height={16} radius={8} tone="frame" />
  </>
);

export const DataFieldsDrawing = () => (
  <>
    <Bar x={16} y={10} width={42} />
    <Box x={16} y={19} width={112} height={18} radius={6} tone="frame" />
    <Bar x={24} y={25.5} width={52} />
    <Bar x={16} y={46} width={54} />
    <Dot x={23} y={64} radius={6} tone="accent" />
    <Dot x={23} y={64} radius={2.5} tone="paper" />
    <Bar x={35} y={61.5} width={34} />
    <circle cx="85" cy="64" r="6" fill="none" stroke="var(--color-control)" strokeWidth="1.5" />
    <Bar x={97} y={61.5} width={28} />
    <Rule path="M16 80h112" />
  </>
);

export const DownloadDrawing = () => (
  <>
    <Box x={20} y={8} width={46} height={76} radius={8} tone="frame" />
    <Box x={26} y={16} width={34} height={56} tone="area" />
    <Line path="M43 28v24M34 44l9 9 9-9M34 62h18" />
    <Bar x={39} y={76} width={8} height={3} tone="ink" />
    <Box x={78} y={26} width={50} height={18} radius={9} tone="accent" />
    <Bar x={88} y={32} width={30} height={6} tone="onAccent" />
    <Box x={78} y={52} width={50} height={18} radius={9} tone="frame" />
    <Bar x={88} y={58} width={30} height={6} />
  </>
);

export const AgreementDrawing = () => (
  <>
    <path
      d="M38 8h50l18 18v58H38Z"
      fill="var(--color-raised)"
      stroke="var(--color-control)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
    <path d="M88 8v18h18" fill="var(--color-tint)" stroke="var(--color-control)" strokeWidth="1.5" />
    <Bar x={47} y={20} width={30} height={6} tone="ink" />
    <Bar x={47} y={34} width={50} />
    <Bar x={47} y={43} width={46} />
    <Bar x={47} y={52} width={50} />
    <Line path="M48 74c5-10 9-10 9-3s5 5 8-1 5 5 10 3 6-3 10-2" />
  </>
);

const Fact = ({ y, width }: { readonly y: number; readonly width: number }) => (
  <>
    <Bar x={58} y={y} width={30} />
    <Bar x={128 - width} y={y - 0.5} width={width} height={6} tone="ink" />
  </>
);

export const DisclosureDrawing = () => (
  <>
    <Dot x={33} y={34} radius={19} tone="area" />
    <Line path="M26 42l14-16M27 28.5a2.5 2.5 0 1 0 .1 0ZM39 39.5a2.5 2.5 0 1 0 .1 0Z" />
    <Fact y={14} width={22} />
    <Rule path="M58 25h70" />
    <Fact y={31} width={16} />
    <Rule path="M58 42h70" />
    <Fact y={48} width={26} />
    <Box x={14} y={62} width={116} height={22} radius={6} tone="area" />
    <Bar x={22} y={68} width={98} height={4} />
    <Bar x={22} y={75} width={70} height={4} />
  </>
);
