import type { ComponentProps } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path and query of a screen of this page. */
  readonly to: string;
}

/** A link to another screen, which opens in this document; in a new tab where that is asked for. */
export function PageLink({ to, onClick, ...rest }: PageLinkProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
          return;
        event.preventDefault();
        void navigate(to, { replace: to === pathname + search });
      }}
    />
  );
}
