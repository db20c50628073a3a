import type { LanguageType } from '../../kernel/locale';
import type { PublishedTemplate } from '../templateSource';

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

export interface LandingRenderer {
  /** First HTML of `/landing` for a published template; undefined when it can't be rendered: then the shell is sent. */
  render(template: PublishedTemplate, language: LanguageType | undefined): RenderedPage | undefined;
  /** The page without a template: the client loads it. */
  shell(): RenderedPage;
  /** The page for unknown paths. */
  notFound(): RenderedPage;
}
