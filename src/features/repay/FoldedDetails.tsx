import { useId, useState } from 'react';
import type { DetailRow } from '../../generated/replies';
import { shownText } from '../../kernel/shownValue';
import { useTranslate } from '../../texts/TranslateContext';
import { DetailRows } from '../../ui/borrower/DetailRows';
import { SectionTitle } from '../../ui/borrower/SectionTitle';
import { Button } from '../../ui/Button';
import styles from './FoldedDetails.module.css';

/** Rows that are seen before more are asked for (contract §14). */
const foldedCount = 2;

/** What an amount is made of: its first two rows, and the rest on request. */
export function FoldedDetails({ rows }: { readonly rows: readonly DetailRow[] }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const contents = rows
    .map(({ text, value }) => ({ name: shownText(text), value: shownText(value) }))
    .filter(({ name, value }) => name || value);
  if (contents.length === 0) return null;
  const isFoldable = contents.length > foldedCount;
  return (
    <section>
      <SectionTitle>{translate('repay:instalment.details')}</SectionTitle>
      <DetailRows id={id} rows={isOpen ? contents : contents.slice(0, foldedCount)} rowTestId="detail-row" />
      {isFoldable && (
        <Button
          look="plain"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          data-testid="detail-toggle"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen
            ? translate('repay:instalment.showLess')
            : translate('repay:instalment.showMore', { rows: contents.length })}
        </Button>
      )}
    </section>
  );
}
