import { useDispatch, useSelector } from 'react-redux';
import { isUnderWay } from '../../kernel/acting';
import { useTranslate } from '../../texts/TranslateContext';
import { Button } from '../../ui/Button';
import { loginChosen, selectLogin } from './slice';
import { Part } from './Part';

/** The brand's test borrower signs in, on a tap. */
export function LoginPart() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const login = useSelector(selectLogin);
  return (
    <Part title={translate('devPreview:login.title')}>
      <p>{translate('devPreview:login.text')}</p>
      <Button data-testid="test-login" isBusy={isUnderWay(login)} onClick={() => dispatch(loginChosen())}>
        {translate('devPreview:login.send')}
      </Button>
    </Part>
  );
}
