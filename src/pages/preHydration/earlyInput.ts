/** What the early script keeps for the page. */
export interface EarlyInput {
  /** Controls that were tapped before hydration, in order, each once. */
  readonly taps: HTMLElement[];
  isHydrated: boolean;
  /** A script that the page needs did not arrive: nothing will answer a kept tap. */
  isScriptMissing?: boolean;
  /** Flutter announced itself before the page's own code listened (contract §7); the bridge reads it. */
  isFlutterReady?: boolean;
  /** Errors that nothing caught, until somebody takes them over. */
  readonly errors: unknown[];
}

declare global {
  interface Window {
    vitrinaEarly?: EarlyInput;
  }
}
