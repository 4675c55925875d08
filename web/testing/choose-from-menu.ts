import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Opens a menu and chooses an item by keyboard: in jsdom no pointer moves onto an item. */
export async function chooseFromMenu(user: UserEvent, opener: HTMLElement, name: string): Promise<void> {
  opener.focus();
  await user.keyboard('{Enter}');
  const item = await waitFor(
    () => screen.queryByRole('menuitem', { name }) ?? screen.getByRole('menuitemcheckbox', { name }),
  );
  const isHighlighted = () => item.hasAttribute('data-highlighted');
  await waitFor(() => expect(document.activeElement?.role).toBe('menu'));
  await waitFor(async () => {
    if (!isHighlighted()) await user.keyboard('{ArrowDown}');
    expect(isHighlighted()).toBe(true);
  });
  await user.keyboard('{Enter}');
}
