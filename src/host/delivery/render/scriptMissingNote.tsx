import type { Translate } from '../../../texts/textKey';
import { buttonClasses } from '../../../ui/Button';
import { UnpluggedDrawing } from '../../../ui/drawings/UnpluggedDrawing';
import { FullPageState } from '../../../ui/FullPageState';

/** What a page that needs its script says where that can't run or did not arrive; a reload is the way on. */
export function ScriptMissingNote({ translate }: { readonly translate: Translate }) {
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
      <noscript>{state}</noscript>
    </>
  );
}
