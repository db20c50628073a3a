/** What the early script keeps for the page. */
export interface EarlyInput {
  /** Controls that were tapped before hydration, in order, each once. */
  readonly taps: HTMLElement[];
  isHydrated: boolean;
}

declare global {
  interface Window {
    vitrinaEarly?: EarlyInput;
  }
}
