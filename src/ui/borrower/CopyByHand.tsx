import { useTranslate } from '../../texts/TranslateContext';
import { TextArea } from '../TextArea';
import { Modal } from './Modal';

/** A longer text scrolls in its field. */
const mostRows = 10;

interface CopyByHandProps {
  readonly text: string;
  readonly onClose: () => void;
}

/** The text itself, where the phone did not let the page copy it: a touch marks all of it. */
export function CopyByHand({ text, onClose }: CopyByHandProps) {
  const translate = useTranslate();
  return (
    <Modal title={translate('borrower:copyByHand.title')} onClose={onClose} testId="copy-by-hand">
      <TextArea
        label={translate('borrower:copyByHand.text')}
        value={text}
        rows={Math.min(Math.max(text.split('\n').length, 2), mostRows)}
        readOnly
        translate="no"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Modal>
  );
}
