import { useDispatch, useSelector } from 'react-redux';
import { signInChosen } from '../../events/session';
import { failureText, toastWords } from '../../events/toast';
import { isSessionOver, type Failure } from '../../kernel/failure';
import { useTranslate } from '../../texts/TranslateContext';
import { SuccessDrawing } from '../../ui/drawings/SuccessDrawing';
import { ErrorState, NotFoundState, wayHome } from '../../ui/FullPageState';
import styles from './LandingScreen.module.css';
import { homeChosen, retryRequested } from './pageSlice';
import type { ScreenName } from './route';
import { isEnded, isNotFound, selectRegistration } from './selectors';

/** Why there is no such page, in words; undefined where there may be one that could not be had. */
function absenceOf(failure: Failure, isThanked: boolean) {
  if (isEnded(failure)) return 'common:ended' as const;
  if (!isNotFound(failure)) return undefined;
  return isThanked ? ('promotion:thanks' as const) : ('common:notFound' as const);
}

export interface FailedPageProps {
  readonly screen: ScreenName;
  readonly failure: Failure;
  readonly isRetrying: boolean;
}

/** The page that is shown where there is none. */
export function FailedPage({ screen, failure, isRetrying }: FailedPageProps) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { isRegistered } = useSelector(selectRegistration);
  const home = wayHome(translate, () => void dispatch(homeChosen()));
  const isOver = isSessionOver(failure);
  // Who has just registered is thanked where there is nothing to download.
  const absence = absenceOf(failure, isRegistered && screen === 'download');
  return (
    <main className={styles.page} tabIndex={-1}>
      {absence ? (
        <NotFoundState
          title={translate(`${absence}.title`)}
          text={translate(`${absence}.text`)}
          drawing={absence === 'promotion:thanks' && <SuccessDrawing />}
          home={home}
          isLive
        />
      ) : (
        <ErrorState
          title={translate('common:failure.title')}
          text={
            isOver ? translate('promotion:toast.sessionOver') : toastWords(translate, failureText(failure))
          }
          retryLabel={translate('common:retry')}
          isRetrying={isRetrying}
          onRetry={() => dispatch(retryRequested())}
          home={home}
          lead={
            isOver
              ? { label: translate('promotion:signInAgain'), onChosen: () => void dispatch(signInChosen()) }
              : undefined
          }
        />
      )}
    </main>
  );
}
