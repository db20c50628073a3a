import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { selectEdit, type WithEdit } from './editSlice';
import { flushForms } from './openForms';

/**
 * What was typed last is committed, and so kept on this device, before the page goes away; also once a field is left,
 * so that each is taken back by an undo of its own and nothing pressed elsewhere, such as "Delete", comes before it.
 */
export function useFlushOnLeaving(): void {
  const store = useStore<WithEdit>();
  useEffect(() => {
    const flush = (): void => flushForms();
    const warn = (event: BeforeUnloadEvent): void => {
      flushForms();
      const { phase, isUnkept } = selectEdit(store.getState());
      if (isUnkept && phase !== 'saved') event.preventDefault();
    };
    window.addEventListener('pagehide', flush);
    window.addEventListener('beforeunload', warn);
    document.addEventListener('visibilitychange', flush);
    document.addEventListener('focusout', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('visibilitychange', flush);
      document.removeEventListener('focusout', flush);
    };
  }, [store]);
}
