import { useTranslate } from '../../texts/TranslateContext';
import { EmptyTrayDrawing } from '../drawings/EmptyTrayDrawing';
import { FullPageState, wayHome } from '../FullPageState';

interface FinalRefusalProps {
  /** The lender's; may be empty. */
  readonly words: string;
  readonly onService: (() => void) | undefined;
  readonly onHome: () => void;
}

/** A lender's words may end as a heading does; ours begin a sentence of their own. */
const asSentence = (words: string): string => (/[\p{L}\p{N}]$/u.test(words) ? `${words}.` : words);

/** The lender has said no for good: nothing to try again, but somebody to ask. */
export function FinalRefusal({ words, onService, onHome }: FinalRefusalProps) {
  const translate = useTranslate();
  return (
    <FullPageState
      isLive
      testId="page-error"
      drawing={<EmptyTrayDrawing />}
      title={translate('borrower:final.title')}
      text={`${asSentence(words.trim())} ${translate('borrower:final.advice')}`.trim()}
      lead={onService && { label: translate('borrower:final.service'), onChosen: onService }}
      home={wayHome(translate, onHome)}
    />
  );
}
