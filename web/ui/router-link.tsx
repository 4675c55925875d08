import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router';

type RouterLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: To;
  /** Takes the place of the current entry of the history. */
  replace?: boolean;
  /** A change of filters or of a tab, not of the page: it stays where it is. */
  preventScrollReset?: boolean;
  /** Leaves to the browser what else the router would do: the page is loaded anew. */
  reloadDocument?: boolean;
};

/** On the server nothing is followed, and a page has a hundred links. */
const useFollow: typeof useLinkClickHandler = import.meta.env.SSR ? () => () => {} : useLinkClickHandler;

/** A link within the site. The router's own `Link` also carries the prefetching of its framework mode, 3 kB on every page. */
export function RouterLink({
  to,
  replace,
  preventScrollReset,
  reloadDocument,
  target,
  onClick,
  children,
  ...props
}: RouterLinkProps) {
  const href = useHref(to);
  const follow = useFollow(to, {
    ...(preventScrollReset === undefined ? {} : { preventScrollReset }),
    ...(replace === undefined ? {} : { replace }),
    ...(target ? { target } : {}),
  });
  return (
    <a
      {...props}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !reloadDocument) follow(event);
      }}
    >
      {children}
    </a>
  );
}
