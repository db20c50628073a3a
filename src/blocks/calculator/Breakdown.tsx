import { interestVatPercent, moneyTypeOf } from '../../kernel/market';
import { formatMoney, percentOf, simpleInterest, formatPercent } from '../../kernel/money';
import { useTranslate } from '../../texts/TranslateContext';
import { usePage } from '../PageContext';
import styles from './Breakdown.module.css';

interface BreakdownProps {
  /** Minor units. */
  readonly amount: number;
  readonly days: number;
  /** A fraction a day. */
  readonly dailyRate: number;
}

/** What the loan is made of, and what is owed in all. */
export function Breakdown({ amount, days, dailyRate }: BreakdownProps) {
  const translate = useTranslate();
  const { languageType, market } = usePage();
  const moneyType = moneyTypeOf(market, languageType);
  const interest = simpleInterest(amount, dailyRate, days);
  const vatPercent = interestVatPercent(market, languageType);
  const vat = percentOf(interest, vatPercent);
  const rows = [
    [translate('blocks:calculator.borrowed'), amount],
    [translate('blocks:calculator.interest', { days, rate: formatPercent(dailyRate * 100) }), interest],
    ...(vatPercent > 0
      ? [[translate('blocks:calculator.vat', { percent: formatPercent(vatPercent) }), vat] as const]
      : []),
    [translate('blocks:calculator.total'), amount + interest + vat],
  ] as const;
  return (
    <>
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd className={styles.value}>{formatMoney(value, moneyType)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.estimate}>
        {translate(vatPercent > 0 ? 'blocks:calculator.estimate' : 'blocks:calculator.untaxed')}
      </p>
    </>
  );
}
