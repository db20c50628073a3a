import { useTranslate } from '../../texts/TranslateContext';
import { TextArea } from '../TextArea';
import { Modal } from './Modal';

interface CopyByHandProps {
  readonly text: string;
  /** How many lines it takes. */
  readonly rows?: number;
  readonly onClose: () => void;
}

/** The text itself, where the phone did not let the page copy it: a touch marks all of it. */
export function CopyByHand({ text, rows = 2, onClose }: CopyByHandProps) {
  const translate = useTranslate();
  return (
    <Modal title={translate('borrower:copyByHand.title')} onClose={onClose} testId="copy-by-hand">
      <p>{translate('borrower:copyByHand.text')}</p>
      <TextArea
        label={translate('borrower:copyByHand.field')}
        value={text}
        rows={rows}
        readOnly
        translate="no"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Modal>
  );
}
