import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { useSelector } from 'react-redux';
import type { EditorLanguage } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { selectLanguage } from '../../kit/session/sessionSlice';
import { formatCount, formatShortCount, type NamedSteps } from './figures';
import styles from './Statistics.module.css';

interface StepsChartProps {
  /** What the chart is of, as its heading says it. */
  readonly title: string;
  readonly rows: readonly NamedSteps[];
  /** Lines over time, or bars side by side. */
  readonly look: 'lines' | 'bars';
}

const height = 260;
const maxRows = 20;
const maxLetters = 18;
const margin = { top: 8, right: 8, bottom: 0, left: 0 };

/** Told apart by colour, and by their pattern or order too. */
const series = [
  { key: 'visits', color: '#3b6fb6', dash: '' },
  { key: 'forms', color: '#9a4a00', dash: '6 3' },
  { key: 'registrations', color: '#12724a', dash: '2 3' },
] as const;

/** Names of campaigns can be long; the table has them whole. */
const shorten = (name: string): string =>
  name.length > maxLetters ? `${name.slice(0, maxLetters - 1)}…` : name;

const axesIn = (language: EditorLanguage) => (
  <>
    <CartesianGrid strokeDasharray="3 3" vertical={false} stroke="#deddd8" />
    <XAxis dataKey="name" tick={{ fontSize: 12 }} minTickGap={16} tickFormatter={shorten} />
    <YAxis
      allowDecimals={false}
      width={56}
      tick={{ fontSize: 12 }}
      tickFormatter={(count: number) => formatShortCount(count, language)}
    />
    <Tooltip isAnimationActive={false} formatter={(count) => formatCount(Number(count), language)} />
    <Legend itemSorter={null} />
  </>
);

/** The way from visits to registrations. A table stands beside it: the picture itself says nothing to a screen reader. */
export function StepsChart({ title, rows, look }: StepsChartProps) {
  const translate = useTranslate();
  const axes = axesIn(useSelector(selectLanguage));
  const data = rows.slice(0, look === 'bars' ? maxRows : rows.length);
  return (
    <div
      className={styles.chart}
      role="img"
      aria-label={translate('editorStatistics:chart', { name: title })}
    >
      <ResponsiveContainer width="100%" height={height}>
        {look === 'lines' ? (
          <LineChart data={data} margin={margin} accessibilityLayer={false}>
            {axes}
            {series.map(({ key, color, dash }) => (
              <Line
                key={key}
                dataKey={key}
                name={translate(`editorStatistics:${key}`)}
                stroke={color}
                strokeWidth={2}
                strokeDasharray={dash}
                dot={data.length < 2}
                isAnimationActive={false}
              />
            ))}
          </LineChart>
        ) : (
          <BarChart data={data} margin={margin} accessibilityLayer={false}>
            {axes}
            {series.map(({ key, color }) => (
              <Bar
                key={key}
                dataKey={key}
                name={translate(`editorStatistics:${key}`)}
                fill={color}
                isAnimationActive={false}
              />
            ))}
          </BarChart>
        )}
      </ResponsiveContainer>
    </div>
  );
}
