import { useEffect, type ReactNode } from 'react';
import { themeVariables } from '../../template/theme';
import { useTranslate } from '../../texts/TranslateContext';
import { useCanvas } from './CanvasContext';

/** The editor's own look stays outside: `data-canvas` switches it off. */
function undress(root: HTMLElement): void {
  root.dataset.canvas = '';
}

interface CanvasFrameProps {
  readonly document?: Document;
  readonly children: ReactNode;
}

/** Properties one by one: the content security policy forbids style attributes, not what a script sets. */
function dress(root: HTMLElement, variables: string): void {
  for (const declaration of variables.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon > 0) root.style.setProperty(declaration.slice(0, colon), declaration.slice(colon + 1));
  }
}

/** Puck names its frame nothing; screen readers announce frames by their title. */
function entitle({ defaultView }: Document, title: string): void {
  const element = defaultView?.frameElement;
  if (element) element.setAttribute('title', title);
}

/** Puck's frame as a page of its own: the template's language and colours, nothing of the editor's. */
export function CanvasFrame({ document: frame, children }: CanvasFrameProps) {
  const { theme, page } = useCanvas();
  const translate = useTranslate();
  useEffect(() => {
    if (!frame) return;
    undress(frame.documentElement);
    entitle(frame, translate('editorEdit:screen.canvas'));
    const root = frame.getElementById('frame-root');
    if (root) root.lang = page.locale;
    dress(frame.documentElement, themeVariables(theme));
  }, [frame, theme, page.locale, translate]);
  return <>{children}</>;
}
