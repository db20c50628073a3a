import type { MouseEvent, ReactNode } from 'react';
import type { Action } from '../generated/template';
import { dialledNumber } from '../kernel/dialledNumber';
import { type PageContextValue, usePage } from './PageContext';

/** Where the browser itself can go, with or without the script. */
function addressOf(action: Action, brand: PageContextValue['brand']): string | undefined {
  if (action.type === 'link') return action.href;
  const phone = action.type === 'call' ? dialledNumber(action.phone ?? brand.servicePhone) : '';
  return phone ? `tel:${phone}` : undefined;
}

interface ActionControlProps {
  readonly action: Action;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * What a visitor taps to start an action: a real link where there is an address, so that it works before the script
 * does, else a button. `onAction` hears of every activation.
 */
export function ActionControl({ action, className, children }: ActionControlProps) {
  const { brand, onAction } = usePage();
  const address = addressOf(action, brand);
  const choose = (event: MouseEvent): void => {
    // Once the page is alive a call goes through the app around it, where there is one.
    if (action.type === 'call') event.preventDefault();
    onAction(action);
  };
  if (address === undefined) {
    return (
      <button type="button" className={className} onClick={choose}>
        {children}
      </button>
    );
  }
  return (
    <a href={address} rel="noopener" className={className} onClick={choose}>
      {children}
    </a>
  );
}
