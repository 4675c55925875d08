import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWithApp } from '../testing/render-with-app.tsx';
import { ConnectionNotice } from './connection-notice.tsx';

const happens = (name: 'offline' | 'online') => act(() => window.dispatchEvent(new Event(name)));

test('says that the connection is gone for as long as it is, and for a moment that it is back', async () => {
  await renderWithApp(<ConnectionNotice />);
  vi.useFakeTimers();
  try {
    const notice = screen.getByRole('status');
    expect(notice.textContent).toBe('');
    await happens('offline');
    expect(notice.textContent).toContain('hors connexion');
    // What stands at the foot of the window makes room.
    expect(document.documentElement.style.getPropertyValue('--foot-notice')).toBe('0px');
    act(() => void vi.advanceTimersByTime(60_000));
    expect(notice.textContent).toContain('hors connexion');
    await happens('online');
    expect(notice.textContent).toContain('de nouveau en ligne');
    act(() => void vi.advanceTimersByTime(6_000));
    expect(notice.textContent).toBe('');
    expect(document.documentElement.style.getPropertyValue('--foot-notice')).toBe('');
  } finally {
    vi.useRealTimers();
  }
});
