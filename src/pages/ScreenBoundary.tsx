import { Component, type ReactNode } from 'react';

interface ScreenBoundaryProps {
  /** Another place clears the fault. */
  readonly place: string;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface ScreenBoundaryState {
  readonly isFaulty: boolean;
  readonly place: string;
}

/** A screen that could not be loaded or drawn leaves the rest of the page usable. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { isFaulty: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<ScreenBoundaryState> {
    return { isFaulty: true };
  }

  static getDerivedStateFromProps(
    { place }: ScreenBoundaryProps,
    state: ScreenBoundaryState,
  ): Partial<ScreenBoundaryState> | null {
    return place === state.place ? null : { isFaulty: false, place };
  }

  override render(): ReactNode {
    return this.state.isFaulty ? this.props.fallback : this.props.children;
  }
}
