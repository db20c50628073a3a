import { KeyRound, Smartphone } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useTranslate } from '../../../texts/TranslateContext';
import { GateFrame } from '../session/GateFrame';
import { sessionEvents } from '../../kit/session/sessionSlice';
import { SignOutButton } from '../session/SignOutButton';
import { Button } from '../../kit/ui/Button';
import stack from '../../kit/ui/layout.module.css';
import { AppSetUp } from './AppSetUp';
import { KeySetUp } from './KeySetUp';

/** For whom a second factor is asked of and who has none: nothing else is open before. */
export function SetUpGate() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const [way, setWay] = useState<'app' | 'key'>();
  const frame = (title: string, content: ReactNode) => <GateFrame title={title}>{content}</GateFrame>;
  const leave = <Button onPress={() => setWay(undefined)}>{translate('editor:back')}</Button>;
  const enter = useCallback(() => void dispatch(sessionEvents.asked()), [dispatch]);
  if (way === 'app') return <AppSetUp frame={frame} leave={leave} onDone={enter} />;
  if (way === 'key') return <KeySetUp frame={frame} leave={leave} onDone={enter} />;
  return (
    <GateFrame
      title={translate('editor:secondFactor.setUpTitle')}
      text={translate('editor:secondFactor.setUpText')}
    >
      <div className={stack.stack}>
        <Button look="primary" icon={<Smartphone aria-hidden="true" />} onPress={() => setWay('app')}>
          {translate('editor:secondFactor.addApp')}
        </Button>
        <Button icon={<KeyRound aria-hidden="true" />} onPress={() => setWay('key')}>
          {translate('editor:secondFactor.addKey')}
        </Button>
        <SignOutButton />
      </div>
    </GateFrame>
  );
}
