import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { server } from '../testing/api.ts';
import { reloadIfOutdated } from './release.ts';

const pageOf = (script: string) =>
  http.get('*/', () => HttpResponse.html(`<script data-scripts="/assets/shared.js ${script}"></script>`));
const reload = vi.fn<() => void>();

const scripts = document.createElement('script');
scripts.dataset['scripts'] = '/assets/shared.js /assets/client-old.js';

beforeEach(() => document.head.append(scripts));
afterEach(() => {
  scripts.remove();
  reload.mockClear();
});

test('loads the page again when a newer release has replaced its files, and only once', async () => {
  server.use(pageOf('/assets/client-new.js'));
  await reloadIfOutdated(reload);
  expect(reload).toHaveBeenCalledTimes(1);
  await reloadIfOutdated(reload);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('stays where the release is the same, or the server away', async () => {
  server.use(pageOf('/assets/client-old.js'));
  await reloadIfOutdated(reload);
  server.use(http.get('*/', () => HttpResponse.error()));
  await reloadIfOutdated(reload);
  expect(reload).not.toHaveBeenCalled();
});
