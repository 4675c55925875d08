import { Component, type ReactNode } from 'react';
import { ChunkLoadError } from '../lib/chunks.ts';
import { retryFailedPages } from '../lib/lazy-page.tsx';
import { reloadIfOutdated } from '../lib/release.ts';
import { ErrorScreen } from './error-screen.tsx';

type Props = {
  children: ReactNode;
  /** It is around all that there is, not around one page. */
  whole?: boolean;
};
type State = { error: Error | null };

/** Shows the error screen instead of what failed: of a page that did, the header and the footer stay. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.tryAgain);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.tryAgain);
  }

  override componentDidCatch(error: unknown): void {
    retryFailedPages();
    if (error instanceof ChunkLoadError) void reloadIfOutdated();
  }

  /** What the lack of a connection kept from loading may load now. */
  tryAgain = (): void => {
    if (this.state.error instanceof ChunkLoadError) this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    const screen = <ErrorScreen stale={error instanceof ChunkLoadError} />;
    return this.props.whole ? <main>{screen}</main> : screen;
  }
}
