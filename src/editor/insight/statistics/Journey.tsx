import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import type { StatisticsJourney } from '../../../generated/editor';
import type { Translate } from '../../../texts/textKey';
import { useTranslate } from '../../../texts/TranslateContext';
import { typeLabel } from '../../kit/data/typeLabel';
import { selectLanguage } from '../../kit/session/sessionSlice';
import { Select } from '../../kit/ui/Select';
import { formatCount, formatPercent } from './figures';
import { FiguresSection, FiguresTable } from './FiguresTable';
import {
  orderedFields,
  type ReachedBlock,
  reachedBlocks,
  mostAbandonedField,
  largestDropOff,
} from './journey';
import own from './Journey.module.css';
import { pageBlocks } from './pageBlocks';
import styles from './Statistics.module.css';

interface JourneyProps {
  readonly journeys: readonly StatisticsJourney[];
  /** What is live; undefined: nothing is. */
  readonly document: string | undefined;
}

const nameOf = (translate: Translate, { type, summary }: ReachedBlock): string =>
  [typeLabel(type, translate), summary].filter(Boolean).join(': ');

function Blocks({ blocks, told }: { readonly blocks: readonly ReachedBlock[]; readonly told: number }) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const stop = largestDropOff(blocks, told);
  return (
    <>
      <p className={styles.sentence}>
        {stop
          ? translate('editorStatistics:journey.stop', {
              block: nameOf(translate, stop.after),
              lost: formatCount(stop.lost, language),
              of: formatCount(told, language),
            })
          : translate('editorStatistics:journey.noStop')}
      </p>
      <FiguresTable
        label={translate('editorStatistics:journey.blocks')}
        heads={[
          { text: translate('editorStatistics:block') },
          { text: translate('editorStatistics:journey.reached'), isFigure: true },
          { text: translate('editorStatistics:journey.share') },
          { text: translate('editorStatistics:journey.tapped'), isFigure: true },
        ]}
      >
        {blocks.map((block) => (
          <tr key={block.blockId}>
            <th scope="row">{nameOf(translate, block)}</th>
            <td className={styles.number}>{formatCount(block.reached, language)}</td>
            <td className={own.share}>
              <span className={own.percent}>{formatPercent(block.share, language, 0)}%</span>
              {/* The figure before it says the same. */}
              <svg className={own.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect className={own.track} width="100" height="1" />
                <rect className={own.filled} width={block.share * 100} height="1" />
              </svg>
            </td>
            <td className={styles.number}>{formatCount(block.tapped, language)}</td>
          </tr>
        ))}
      </FiguresTable>
    </>
  );
}

const facts = ['seen', 'touched', 'filled', 'refused'] as const;

function fieldName(translate: Translate, field: string): string {
  const known = (['phone', 'captcha', 'smsCode'] as const).find((each) => each === field);
  return known ? translate(`editorStatistics:journey.field.${known}`) : field;
}

function Fields({ journey }: { readonly journey: StatisticsJourney }) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const fields = orderedFields(journey);
  const worst = mostAbandonedField(fields);
  if (fields.length === 0) return null;
  return (
    <div className={styles.part}>
      <h3 className={styles.subheading}>{translate('editorStatistics:journey.form')}</h3>
      <p className={styles.sentence}>
        {worst
          ? translate('editorStatistics:journey.givenUp', {
              field: fieldName(translate, worst.field),
              touched: formatCount(worst.touched, language),
              left: formatCount(worst.left, language),
              refused: formatCount(worst.refused, language),
            })
          : translate('editorStatistics:journey.notGivenUp')}
      </p>
      <FiguresTable
        label={translate('editorStatistics:journey.form')}
        heads={[
          { text: translate('editorStatistics:journey.fieldHead') },
          ...facts.map((fact) => ({ text: translate(`editorStatistics:journey.${fact}`), isFigure: true })),
        ]}
      >
        {fields.map((each) => (
          <tr key={each.field}>
            <th scope="row">{fieldName(translate, each.field)}</th>
            {facts.map((fact) => (
              <td key={fact} className={styles.number}>
                {formatCount(each[fact], language)}
              </td>
            ))}
          </tr>
        ))}
      </FiguresTable>
    </div>
  );
}

const everybody = 'everybody';

/** Where visits stop: how many got to each block and tapped in it, and which field of the form they gave up at. */
export function Journey({ journeys, document }: JourneyProps) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const [chosen, setChosen] = useState(everybody);
  const blocks = useMemo(
    () => (document === undefined ? [] : pageBlocks(document, language)),
    [document, language],
  );
  const journey = journeys.find(({ group }) => group === chosen) ?? journeys[0];
  if (!journey) return null;
  return (
    <FiguresSection title={translate('editorStatistics:journey.title')}>
      <p className={styles.muted}>
        {translate('editorStatistics:journey.text', { told: formatCount(journey.told, language) })}
      </p>
      {journeys.length > 1 && (
        <div className={styles.choices}>
          <Select
            label={translate('editorStatistics:journey.whose')}
            options={journeys.map(({ group }) => ({
              value: group ?? everybody,
              label: group?.replace(':', ': ') ?? translate('editorStatistics:journey.everybody'),
            }))}
            value={journey.group ?? everybody}
            onChange={setChosen}
          />
        </div>
      )}
      {blocks.length > 0 && <Blocks blocks={reachedBlocks(blocks, journey)} told={journey.told} />}
      <Fields journey={journey} />
    </FiguresSection>
  );
}
