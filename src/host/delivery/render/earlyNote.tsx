import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Translate } from '../../../texts/textKey';
import styles from '../../../ui/Toast.module.css';
import { buttonClasses } from '../../../ui/Button';
import { UnpluggedDrawing } from '../../../ui/drawings/UnpluggedDrawing';
import { FullPageState } from '../../../ui/FullPageState';

/**
 * What a tap is answered with while the page can't act on it yet: it was noticed, and will be done. Stands before the
 * root element, since nothing inside may change before React has found it; the early script shows it.
 */
export const earlyNote = (translate: Translate): string =>
  renderToStaticMarkup(
    <div className={styles.region}>
      <div data-early-note="" hidden role="alert" className={styles.toast}>
        {translate('common:oneMoment')}
      </div>
    </div>,
  );

interface ScriptMissingNoteProps {
  readonly translate: Translate;
  /** Where scripts can't run, on a page that can be read without; default: the same as where one did not arrive. */
  readonly withoutScripts?: ReactNode;
}

/** What a page that needs its script says where that can't run or did not arrive; a reload is the way on. */
export function ScriptMissingNote({ translate, withoutScripts }: ScriptMissingNoteProps) {
  const state = (
    <FullPageState
      drawing={<UnpluggedDrawing />}
      title={translate('common:failure.title')}
      text={translate('common:failure.script')}
    >
      <a className={buttonClasses('primary')} href="">
        {translate('common:retry')}
      </a>
    </FullPageState>
  );
  return (
    <>
      <div data-script-missing="" hidden>
        {state}
      </div>
      <noscript>{withoutScripts ?? state}</noscript>
    </>
  );
}
