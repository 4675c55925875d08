import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { server } from './api.ts';

// One second is little on a machine that runs other things too.
configure({ asyncUtilTimeout: 8_000 });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));

afterEach(() => {
  cleanup();
  server.resetHandlers();
  if (typeof document === 'undefined') return; // a test of the server's rendering
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split(';')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
});

afterAll(() => server.close());

// Not in jsdom.
vi.stubGlobal('scrollTo', vi.fn<() => void>());
if (typeof HTMLDialogElement !== 'undefined') {
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
