/** One whole page, ready to be sent and cached. */
export interface RenderedPage {
  readonly html: string;
  /** Value of the Content-Security-Policy header. */
  readonly contentSecurityPolicy: string;
  /** Values of Link headers: preload hints. */
  readonly links: readonly string[];
  /** Epoch milliseconds from which it must be rendered again; undefined: as long as the revision is live. */
  readonly freshUntil: number | undefined;
}
