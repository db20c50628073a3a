import { useSelector } from 'react-redux';
import type { Statistics } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { selectLanguage } from '../../kit/session/sessionSlice';
import { compareCounts, compareRates, type Compared } from './comparison';
import { formatCount, formatPercent, formatPeriod } from './figures';
import { FiguresSection, FiguresTable } from './FiguresTable';
import styles from './Statistics.module.css';

interface RowProps {
  readonly name: string;
  readonly compared: Compared;
  readonly format: (value: number) => string;
}

function Row({ name, compared, format }: RowProps) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const { change, now, before, by } = compared;
  const share = formatPercent(by ?? 0, language, 0);
  const words = {
    few: translate('editorStatistics:compared.few'),
    same: translate('editorStatistics:compared.same'),
    more:
      by === undefined
        ? translate('editorStatistics:compared.new')
        : translate('editorStatistics:compared.more', { share }),
    less: translate('editorStatistics:compared.less', { share }),
  }[change];
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={styles.number}>{format(now)}</td>
      <td className={styles.number}>{format(before)}</td>
      <td>{words}</td>
    </tr>
  );
}

/** These days beside as many before them, in numbers and in words that don't make much of little. */
export function Comparison({ value }: { readonly value: Statistics }) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const { before, total } = value;
  const title = translate('editorStatistics:compared.title');
  const count = (number: number): string => formatCount(number, language);
  const rate = (share: number): string => `${formatPercent(share, language)}%`;
  if (!before)
    return (
      <FiguresSection title={title}>
        <p className={styles.muted}>{translate('editorStatistics:compared.none')}</p>
      </FiguresSection>
    );
  const days = { from: formatPeriod(before.from, language), to: formatPeriod(before.to, language) };
  return (
    <FiguresSection title={title}>
      <p className={styles.muted}>{translate('editorStatistics:compared.text', days)}</p>
      <FiguresTable
        label={title}
        heads={[
          { text: translate('editorStatistics:compared.what') },
          { text: translate('editorStatistics:compared.now'), isFigure: true },
          { text: translate('editorStatistics:compared.before'), isFigure: true },
          { text: translate('editorStatistics:compared.change') },
        ]}
      >
        {(['visits', 'applications', 'registrations'] as const).map((step) => (
          <Row
            key={step}
            name={translate(`editorStatistics:${step}`)}
            compared={compareCounts(total[step], before.total[step])}
            format={count}
          />
        ))}
        <Row
          name={translate('editorStatistics:rateOf')}
          compared={compareRates(total, before.total)}
          format={rate}
        />
      </FiguresTable>
    </FiguresSection>
  );
}
