import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigation } from '../../events/navigation';
import { useTranslate } from '../../texts/TranslateContext';
import { ScreenFrame } from '../../ui/borrower/ScreenFrame';
import { StatePanel } from '../../ui/borrower/StatePanel';
import { Button } from '../../ui/Button';
import { PhoneDrawing } from '../../ui/drawings/PhoneDrawing';
import { nativePageChosen, nativePageLeft, nativePageOpened, type NativePageKey } from './events';

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
    <ScreenFrame
      title={translate('borrower:native.title')}
      backLabel={translate('borrower:back')}
      onBack={onBack}
    >
      <StatePanel
        drawing={<PhoneDrawing />}
        title={translate('borrower:native.heading')}
        text={translate('borrower:native.text')}
      >
        <Button onClick={() => dispatch(nativePageChosen(page))}>{translate('borrower:openApp')}</Button>
      </StatePanel>
    </ScreenFrame>
  );
}
