import { useSelector } from 'react-redux';
import { selectToast } from '../../events/toast';
import { useTranslate } from '../../texts/TranslateContext';
import { Toast } from '../../ui/Toast';

/** Says what has been done. */
export function NoticeOutlet() {
  const translate = useTranslate();
  const text = useSelector(selectToast);
  return <Toast message={text && ('key' in text ? translate(text.key) : text.words)} />;
}
