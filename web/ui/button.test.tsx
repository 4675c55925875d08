import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button } from './button.tsx';

/** Attributes of HTML that React's types do not have yet. */
const OPENS_MAP = { command: 'show-modal', commandfor: 'map' };

const BUTTONS = (
  <>
    <Button>Print</Button>
    <Button type="submit">Search</Button>
    <Button {...OPENS_MAP}>Map</Button>
    <Button disabled>Never</Button>
  </>
);
const disabled = () => screen.getAllByRole<HTMLButtonElement>('button').map((button) => button.disabled);

it('is disabled before hydration unless the browser itself knows what to do', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(BUTTONS);
  expect(disabled()).toEqual([true, false, false, true]);
  render(BUTTONS, { container, hydrate: true });
  expect(disabled()).toEqual([false, false, false, true]);
});
