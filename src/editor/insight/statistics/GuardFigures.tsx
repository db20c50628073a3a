import { useSelector } from 'react-redux';
import type { GuardedFigure } from '../../../experiments/guardedPublication';
import { useTranslate } from '../../../texts/TranslateContext';
import { selectLanguage } from '../../kit/session/sessionSlice';
import type { ExperimentFigures, GroupFigures } from './experimentFigures';
import { formatCount, formatPercent } from './figures';
import { FiguresTable } from './FiguresTable';
import styles from './Statistics.module.css';

/** Of how many the figure is a part: slow ones of the phones that told, others of the visits. */
const wholeOf = (own: GroupFigures, figure: GuardedFigure): number =>
  ({ registrations: own.visits, faults: own.visits, slowLoads: own.loads, slowAnswers: own.answers })[figure];

interface GuardFiguresProps {
  readonly name: string;
  readonly figures: ExperimentFigures;
}

/** What must not get worse while the main figure gets better. */
export function GuardFigures({ name, figures: { groups, guards } }: GuardFiguresProps) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const worse = groups.filter((group) => group.worse.length > 0);
  const namesOf = (list: readonly GuardedFigure[]): string =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format(
      list.map((figure) => translate(`editorStatistics:guard.${figure}`)),
    );
  const first = groups[0]?.group ?? '';
  return (
    <>
      {worse.map((own) => (
        <p key={own.group} className={styles.warning} role="alert">
          {translate('editorStatistics:guard.worse', {
            group: own.group,
            first,
            figures: namesOf(own.worse),
          })}
        </p>
      ))}
      {worse.length === 0 && <p className={styles.muted}>{translate('editorStatistics:guard.fine')}</p>}
      <details>
        <summary>{translate('editorStatistics:guard.table')}</summary>
        <FiguresTable
          label={translate('editorStatistics:guard.of', { name })}
          heads={[
            { text: translate('editorStatistics:group') },
            ...guards.map((figure) => ({
              text: translate(`editorStatistics:guard.${figure}`),
              isFigure: true,
            })),
          ]}
        >
          {groups.map((own) => (
            <tr key={own.group}>
              <th scope="row">{own.group}</th>
              {guards.map((figure) => {
                const whole = wholeOf(own, figure);
                return (
                  <td key={figure} className={styles.number}>
                    {whole === 0
                      ? '–'
                      : translate('editorStatistics:guard.share', {
                          count: formatCount(own[figure], language),
                          whole: formatCount(whole, language),
                          share: formatPercent(own[figure] / whole, language),
                        })}
                  </td>
                );
              })}
            </tr>
          ))}
        </FiguresTable>
      </details>
    </>
  );
}
