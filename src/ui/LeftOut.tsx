import { countGraphemes, firstGraphemes } from '../kernel/graphemes';
import styles from './LeftOut.module.css';

/** As much of what had no room as one needs to find it again. */
const shownSigns = 80;

interface LeftOutProps {
  /** What was typed or pasted and is not in the text; empty: nothing is said. */
  readonly text: string;
  /** Says so of that many signs. */
  readonly wordsOf: (count: number) => string;
}

/** Says what of a change of a text had no room. */
export function LeftOut({ text, wordsOf }: LeftOutProps) {
  if (text === '') return null;
  const beginning = firstGraphemes(text, shownSigns);
  return (
    <>
      {wordsOf(countGraphemes(text))}{' '}
      <q className={styles.quote} translate="no">
        {beginning.trim()}
        {beginning !== text && '…'}
      </q>
    </>
  );
}
