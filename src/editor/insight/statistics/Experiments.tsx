import type { ExperimentList, TemplateDetails } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { ExperimentCard } from './ExperimentCard';
import { ExperimentTarget } from './ExperimentTarget';
import { FiguresSection } from './FiguresTable';
import styles from './Statistics.module.css';

interface ExperimentsProps {
  readonly list: ExperimentList;
  readonly details: TemplateDetails;
}

/** The experiments of a template: those to start, those that run and what they say, and those that were. */
export function Experiments({ list, details }: ExperimentsProps) {
  const translate = useTranslate();
  const { experiments, traffic } = list;
  return (
    <FiguresSection title={translate('editorStatistics:experiments')}>
      <p className={styles.muted}>{translate('editorStatistics:trial.text')}</p>
      {experiments.map((experiment) => (
        <ExperimentCard
          key={`${experiment.name} ${experiment.state}`}
          experiment={experiment}
          traffic={traffic}
          details={details}
        />
      ))}
      {experiments.every(({ state }) => state !== 'draft') && <ExperimentTarget traffic={traffic} />}
    </FiguresSection>
  );
}
