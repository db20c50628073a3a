import { useId, useState } from 'react';
import { interestVatPercent, moneyTypeOf } from '../../kernel/market';
import { formatMoney, formatPercent, percentOf, simpleInterest } from '../../kernel/money';
import { useTranslate } from '../../texts/TranslateContext';
import { joinClasses } from '../../ui/joinClasses';
import type { BlockViewProps } from '../definition';
import { usePage } from '../PageContext';
import { Section } from '../Section';
import { middleAmount } from './amounts';
import { AmountSlider } from './AmountSlider';
import styles from './View.module.css';

export function View({ block }: BlockViewProps<'calculator'>) {
  const translate = useTranslate();
  const group = useId();
  const { title, termsDays, termLabel } = block.props;
  const [amount, setAmount] = useState(() => middleAmount(block.props));
  const [days, setDays] = useState(termsDays[0] ?? 0);
  const terms = [...new Set(termsDays)];
  return (
    <Section title={title || translate('blocks:calculator.amount')}>
      <div className={styles.card}>
        <AmountSlider range={block.props} amount={amount} onChange={setAmount} />
        <fieldset className={joinClasses(styles.terms, terms.length === 4 && styles.pairs)}>
          <legend className={styles.legend}>{termLabel || translate('blocks:calculator.term')}</legend>
          {terms.map((term) => (
            <label key={term} className={styles.term}>
              <input type="radio" name={group} checked={term === days} onChange={() => setDays(term)} />
              <span className={styles.pill}>{translate('blocks:calculator.days', { days: term })}</span>
            </label>
          ))}
        </fieldset>
        <Breakdown amount={amount} days={days} terms={block.props} />
      </div>
    </Section>
  );
}

interface BreakdownProps {
  /** Minor units. */
  readonly amount: number;
  readonly days: number;
  readonly terms: BlockViewProps<'calculator'>['block']['props'];
}

/** What the loan is made of, and what is owed in all. */
function Breakdown({ amount, days, terms }: BreakdownProps) {
  const translate = useTranslate();
  const { dailyRate, borrowedLabel, totalLabel } = terms;
  const { languageType, market } = usePage();
  const moneyType = moneyTypeOf(market, languageType);
  const interest = simpleInterest(amount, dailyRate, days);
  const vatPercent = interestVatPercent(market, languageType);
  const vat = percentOf(interest, vatPercent);
  const rows = [
    [borrowedLabel || translate('blocks:calculator.borrowed'), amount],
    [translate('blocks:calculator.interest', { days, rate: formatPercent(dailyRate * 100) }), interest],
    ...(vatPercent > 0
      ? [[translate('blocks:calculator.vat', { percent: formatPercent(vatPercent) }), vat] as const]
      : []),
    [totalLabel || translate('blocks:calculator.total'), amount + interest + vat],
  ] as const;
  return (
    <>
      <dl className={styles.rows}>
        {rows.map(([name, value], row) => (
          <div key={row} className={styles.row}>
            <dt>{name}</dt>
            <dd className={styles.value} translate="no">
              {formatMoney(value, moneyType)}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.estimate}>
        {translate(vatPercent > 0 ? 'blocks:calculator.estimate' : 'blocks:calculator.untaxed')}
      </p>
    </>
  );
}
