import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { server } from './api.ts';

// One second is little on a machine that runs other things too, and the first look at a page compiles it.
configure({ asyncUtilTimeout: 20_000 });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));

afterEach(() => {
  cleanup();
  server.resetHandlers();
  if (typeof document === 'undefined') return; // a test of the server's rendering
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split(';')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
});

// What a file put in the place of something is gone for the next one of its worker.
afterAll(() => {
  server.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// jsdom plays no animation, and what waits for the end of one would never go.
if (typeof document !== 'undefined')
  document.head.append(
    Object.assign(document.createElement('style'), { textContent: '* { animation-duration: 0s !important }' }),
  );

// Not in jsdom.
Object.assign(globalThis, {
  scrollTo: () => {},
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});
if (typeof HTMLDialogElement !== 'undefined') {
  // jsdom lays nothing out, and a dialog gives the focus to nothing that has no box.
  Object.assign(Element.prototype, { getClientRects: () => [{}] });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}
