import { ArrowLeft } from 'lucide-react';
import { type FocusEvent, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import { IconButton } from '../IconButton';
import { ArrivalContext } from './pageContexts';
import styles from './ScreenFrame.module.css';

interface ScreenFrameProps {
  readonly title: string;
  readonly onBack: () => void;
  /** At the right end of the top bar, such as a link. */
  readonly aside?: ReactNode;
  readonly actions?: ReactNode;
  readonly isBusy?: boolean;
  /** The content has an `h1` of its own, such as a full-page state: the bar's title is no heading then. */
  readonly isTitleElsewhere?: boolean;
  readonly children: ReactNode;
}

/** One screen of the borrower's: a bar with a way back, the content, and the one thing to do at the bottom. */
export function ScreenFrame(props: ScreenFrameProps) {
  const { title, onBack, aside, actions, isBusy = false, isTitleElsewhere = false, children } = props;
  const translate = useTranslate();
  const isArrival = useContext(ArrivalContext);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    document.title = title;
  }, [title]);
  const handleFocus = useKeptFocus(frame, isArrival);
  return (
    <div ref={frame} className={styles.frame} onFocus={handleFocus}>
      <header className={styles.bar}>
        <IconButton
          className={styles.back}
          data-testid="go-back"
          label={translate('borrower:back')}
          onClick={onBack}
        >
          <ArrowLeft size={24} aria-hidden="true" />
        </IconButton>
        {isTitleElsewhere ? (
          <p className={styles.title}>{title}</p>
        ) : (
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
        )}
        {aside}
      </header>
      <main className={styles.main} aria-busy={isBusy}>
        <div className={styles.content}>{children}</div>
        {actions}
      </main>
    </div>
  );
}

const focusHeading = (frame: HTMLElement | null) =>
  frame?.querySelector('h1')?.focus({ preventScroll: true });

/**
 * The screen's heading gets the focus on arrival, and where a control goes away with it, such as Retry once it worked: on
 * the document the keyboard would start over and a screen reader fall silent.
 * @returns for the frame's `onFocus`
 */
function useKeptFocus(frame: RefObject<HTMLElement | null>, isArrival: boolean): (event: FocusEvent) => void {
  const focused = useRef<Element>(undefined);
  useEffect(() => {
    if (isArrival) focusHeading(frame.current);
  }, [frame, isArrival]);
  useEffect(() => {
    if (focused.current?.isConnected === false && document.activeElement === document.body)
      focusHeading(frame.current);
  });
  return ({ target }) => (focused.current = target);
}

/** Heading of a part of a screen. */
export const SectionTitle = ({ id, children }: { readonly id?: string; readonly children: ReactNode }) => (
  <h2 id={id} className={styles.sectionTitle}>
    {children}
  </h2>
);
