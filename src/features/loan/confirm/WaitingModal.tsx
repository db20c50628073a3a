import { useEffect, useState } from 'react';
import { useTranslate } from '../../../texts/TranslateContext';
import { Modal } from '../../../ui/borrower/Modal';
import styles from './WaitingModal.module.css';

interface WaitingModalProps {
  /** Ready to show; empty: not known. */
  readonly amount: string;
}

/** Of the reload that follows, rounded up (contract §11: 5.5 s). */
const wholeSeconds = 6;

function useSecondsLeft(): number {
  const [secondsLeft, setSecondsLeft] = useState(wholeSeconds);
  useEffect(() => {
    const timer = setInterval(() => setSecondsLeft((seconds) => Math.max(1, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return secondsLeft;
}

/** The server asked for a moment before the loan can be confirmed; it closes by itself. */
export function WaitingModal({ amount }: WaitingModalProps) {
  const translate = useTranslate();
  const seconds = useSecondsLeft();
  const title = amount
    ? translate('loan:confirm.waiting.title', { amount })
    : translate('loan:confirm.waiting.titleUnknown');
  return (
    <Modal
      title={title}
      testId="waiting-modal"
      drawing={
        <div className={styles.countdown} role="timer">
          <svg className={styles.ring} viewBox="0 0 120 120" width="120" height="120" aria-hidden="true">
            <circle className={styles.track} cx="60" cy="60" r="52" />
            <circle className={styles.progress} cx="60" cy="60" r="52" pathLength="100" />
          </svg>
          <span className={styles.seconds}>{translate('loan:confirm.waiting.seconds', { seconds })}</span>
        </div>
      }
    >
      <p className={styles.text}>{translate('loan:confirm.waiting.text')}</p>
    </Modal>
  );
}
