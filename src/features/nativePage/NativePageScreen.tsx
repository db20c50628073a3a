import { Drawing } from '../../ui/drawings/Drawing';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigation } from '../../events/navigation';
import { useTranslate } from '../../texts/TranslateContext';
import { ScreenFrame } from '../../ui/borrower/ScreenFrame';
import { StatePanel } from '../../ui/borrower/StatePanel';
import { StoreLink } from '../../ui/borrower/StoreLink';
import { Button } from '../../ui/Button';
import { nativePageChosen, type NativePageKey, nativePageLeft, nativePageOpened } from './events';

/** A page handed over to a phone's own screen: it goes on in the app. */
const PhoneDrawing = () => (
  <Drawing
    areas={
      <>
        <path d="M86 14h40a8 8 0 0 1 8 8v80a8 8 0 0 1-8 8H86a8 8 0 0 1-8-8V22a8 8 0 0 1 8-8Z" />
        <path d="M20 40h44v52H20Z" />
      </>
    }
    lines={
      <>
        <path d="M86 14h40a8 8 0 0 1 8 8v80a8 8 0 0 1-8 8H86a8 8 0 0 1-8-8V22a8 8 0 0 1 8-8Z" />
        <path d="M100 24h12M102 101h8" />
        <path d="M78 40H26a6 6 0 0 0-6 6v40a6 6 0 0 0 6 6h52M20 54h58" />
        <path d="M40 72h62M92 62l10 10-10 10" />
      </>
    }
  />
);

/** A page that only the app has: the app is asked to open its own, a browser offers to open the app (contract §4). */
export function NativePageScreen({ page }: { readonly page: NativePageKey }) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { onBack } = useNavigation();
  useEffect(() => {
    dispatch(nativePageOpened(page));
    return () => void dispatch(nativePageLeft());
  }, [dispatch, page]);
  return (
    <ScreenFrame title={translate('borrower:native.title')} onBack={onBack}>
      <StatePanel
        drawing={<PhoneDrawing />}
        title={translate('borrower:native.heading')}
        text={translate('borrower:native.text')}
      >
        <Button onClick={() => dispatch(nativePageChosen(page))}>{translate('borrower:openApp')}</Button>
        <StoreLink />
      </StatePanel>
    </ScreenFrame>
  );
}
