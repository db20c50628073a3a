import { Component, type ReactNode } from 'react';

interface ScreenBoundaryProps {
  /** Another place clears the fault. */
  readonly place: string;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface ScreenBoundaryState {
  readonly faultyPlace: string | undefined;
}

/** A screen that could not be loaded or drawn leaves the page usable: it says so and offers to try again. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { faultyPlace: undefined };

  static getDerivedStateFromError(): Partial<ScreenBoundaryState> {
    return { faultyPlace: '' };
  }

  override componentDidCatch(): void {
    this.setState({ faultyPlace: this.props.place });
  }

  override render(): ReactNode {
    const { faultyPlace } = this.state;
    const isFaulty = faultyPlace !== undefined && (faultyPlace === '' || faultyPlace === this.props.place);
    return isFaulty ? this.props.fallback : this.props.children;
  }
}
