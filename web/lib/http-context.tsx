import { createContext, use, useEffect } from 'react';
import { useNavigate } from 'react-router';

/** What a page tells the server about its answer; the server passes one object per render, the browser none. */
export type HttpAnswer = { status: number; redirect?: string };

export const HttpContext = createContext<HttpAnswer | null>(null);

/**
 * Sets the HTTP status of the page being rendered on the server (404 for what does not exist, 503 when its data failed). The outermost
 * component that says something is believed.
 */
export function useHttpStatus(status: number): void {
  const answer = use(HttpContext);
  if (answer?.status === 200) answer.status = status;
}

/** A component that sets the HTTP status, where a hook would have to be conditional. */
export function HttpStatus({ status }: { status: number }): null {
  useHttpStatus(status);
  return null;
}

/** Goes elsewhere: an HTTP redirect from the server, a replaced history entry in the browser. */
export function Redirect({ to, permanent = false }: { to: string; permanent?: boolean }): null {
  const answer = use(HttpContext);
  const navigate = useNavigate();
  if (answer) {
    answer.status = permanent ? 301 : 302;
    answer.redirect = to;
  }
  useEffect(() => {
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return null;
}
