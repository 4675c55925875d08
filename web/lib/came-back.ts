import { createContext, use, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/** Whether another page was shown before in this document. */
export const NavigatedContext = createContext(false);

/**
 * Whether the page is shown again by the browser's Back or Forward. It is scrolled to where it was left, so all above must have its true
 * height at once.
 */
export function useCameBack(): boolean {
  const navigated = use(NavigatedContext);
  const action = useNavigationType();
  // The first page of a document counts as Pop, too.
  const [back] = useState(navigated && action === NavigationType.Pop);
  return back;
}
