import type { Brand } from '../../src/generated/brand';
import { loadBrand } from '../../src/host/delivery/brand/loadBrand';
import type { LandingRenderer } from '../../src/host/delivery/render/landingRenderer';
import type { RenderedPage } from '../../src/host/delivery/render/htmlDocument';
import type {
  PublishedTemplate,
  TemplateLookup,
  TemplateSource,
} from '../../src/host/delivery/templates/templateSource';
import { sha256Of } from '../../src/host/store/documentIdentity';

export function demoBrand(): Brand {
  const brand = loadBrand(undefined);
  if (!brand.ok) throw new Error(brand.error.join());
  return brand.value;
}

const published = (id: string, document: string, revision = '1'): PublishedTemplate => ({
  id,
  revision,
  document,
  sha256: sha256Of(document),
});

/** A source whose answers a test sets; ids without one are missing. */
export class SettableSource implements TemplateSource {
  readonly answers = new Map<string, TemplateLookup>();

  publish(id: string, document: string, revision?: string): void {
    this.answers.set(id, { status: 'published', template: published(id, document, revision) });
  }

  async find(id: string): Promise<TemplateLookup> {
    return this.answers.get(id) ?? { status: 'missing' };
  }
}

export const pagePolicy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";

export const renderedPage = (html: string, freshUntil?: number): RenderedPage => ({
  html,
  contentSecurityPolicy: pagePolicy,
  freshUntil,
});

/** Draws pages that name what they were drawn from, and counts how often it was asked. */
export class NamingRenderer implements LandingRenderer {
  drawn = 0;

  render(template: PublishedTemplate, language: string | undefined): RenderedPage | undefined {
    this.drawn += 1;
    if (template.document.includes('"throws"')) throw new Error('cannot draw');
    if (template.document.includes('"undrawable"')) return undefined;
    const filler = 'x'.repeat(2_000);
    return renderedPage(`<p>${template.id} ${template.revision} ${language ?? 'own'} ${filler}</p>`);
  }

  shell(): RenderedPage {
    return renderedPage('<p>shell</p>');
  }

  ended(language: number | undefined): RenderedPage {
    return renderedPage(`<p>ended ${language ?? 'own'}</p>`);
  }

  notFound(language: number | undefined): RenderedPage {
    return renderedPage(`<p>not found ${language ?? 'own'} <a href="/">home</a></p>`);
  }
}
