import { useSyncExternalStore } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import { buttonClasses } from '../Button';
import { usePageFacts } from './pageContexts';

const nothing = (): string => '';
const neverChanges = () => () => undefined;

/** Beside what opens the app, for who has none: nothing in the app itself, or where the brand names no store. */
export function StoreLink() {
  const translate = useTranslate();
  const { storeLink = nothing } = usePageFacts();
  // The host does not know what is around the page, nor which phone it is.
  const address = useSyncExternalStore(neverChanges, storeLink, nothing);
  return (
    address !== '' && (
      <a className={buttonClasses('plain')} href={address}>
        {translate('borrower:getApp')}
      </a>
    )
  );
}
