import { useEffect } from 'react';
import { useTranslate } from '../../../texts/TranslateContext';
import { useBlockActions } from '../model/useBlockActions';
import { typeLabel } from '../../kit/data/typeLabel';

const blocks = '[data-puck-component]';

/** Gives each block of the canvas a name, and a place among what Tab goes to. */
export function useBlockNames(frame: Document | undefined): void {
  const translate = useTranslate();
  const { find } = useBlockActions();
  useEffect(() => {
    if (!frame) return undefined;
    const roleDescription = translate('editorEdit:puck.block');
    const name = (block: Element): void => {
      const type = find(block.getAttribute('data-puck-component') ?? '')?.type;
      block.setAttribute('role', 'group');
      block.setAttribute('tabindex', '0');
      block.setAttribute('aria-roledescription', roleDescription);
      if (type !== undefined) block.setAttribute('aria-label', typeLabel(type, translate));
    };
    const nameWithin = (node: Node): void => {
      if (node.nodeType !== Node.ELEMENT_NODE) return;
      const element = node as Element;
      if (element.matches(blocks)) name(element);
      for (const block of element.querySelectorAll(blocks)) name(block);
    };
    nameWithin(frame.body);
    const observer = new MutationObserver((records) =>
      records.forEach(({ addedNodes }) => addedNodes.forEach(nameWithin)),
    );
    observer.observe(frame.body, { subtree: true, childList: true });
    return () => observer.disconnect();
  }, [frame, translate, find]);
}
