import { Bug } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { Button } from '../../editor/ui/Button';
import { EmptyState } from '../../editor/ui/DataState';
import { Screen } from '../../editor/ui/Screen';
import { useTranslate } from '../../texts/TranslateContext';

function Fault() {
  const translate = useTranslate();
  return (
    <Screen title={translate('editor:fault.title')}>
      <EmptyState
        icon={<Bug />}
        title={translate('editor:fault.heading')}
        text={translate('editor:fault.text')}
      >
        <Button onPress={() => window.location.reload()}>{translate('editor:fault.reload')}</Button>
      </EmptyState>
    </Screen>
  );
}

interface ScreenFaultProps {
  /** Another place clears the fault. */
  readonly place: string;
  readonly children: ReactNode;
}

interface ScreenFaultState {
  readonly isFaulty: boolean;
  readonly place: string;
}

/** A screen that could not be loaded or drawn leaves the rest usable. */
export class ScreenFault extends Component<ScreenFaultProps, ScreenFaultState> {
  override state: ScreenFaultState = { isFaulty: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<ScreenFaultState> {
    return { isFaulty: true };
  }

  static getDerivedStateFromProps(
    { place }: ScreenFaultProps,
    state: ScreenFaultState,
  ): Partial<ScreenFaultState> | null {
    return place === state.place ? null : { isFaulty: false, place };
  }

  override render(): ReactNode {
    return this.state.isFaulty ? <Fault /> : this.props.children;
  }
}
