import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { guardHistory } from './history-steps.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

function Form() {
  const [typed, setTyped] = useState('');
  const { wanted, leave, stay } = useLeaveGuard(typed !== '');
  return (
    <>
      <input aria-label="Nom" value={typed} onChange={({ target }) => setTyped(target.value)} />
      {wanted !== null && (
        <div role="alertdialog">
          <button type="button" onClick={leave}>
            Quitter
          </button>
          <button type="button" onClick={stay}>
            Rester
          </button>
        </div>
      )}
    </>
  );
}

beforeAll(guardHistory);

beforeEach(() => history.replaceState(null, '', '/depart'));

/** A form that was reached by a link from a list. */
async function aFormIsOpen() {
  const user = userEvent.setup();
  const page = render(
    <BrowserRouter>
      <Routes>
        <Route path="/depart" element={<Link to="/fiche">Fiche</Link>} />
        <Route path="/fiche" element={<Form />} />
      </Routes>
    </BrowserRouter>,
  );
  await user.click(screen.getByRole('link', { name: 'Fiche' }));
  return { user, ...page };
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nom' });

test('the way back leaves a form in which nothing was typed', async () => {
  await aFormIsOpen();
  history.back();
  expect(await screen.findByRole('link', { name: 'Fiche' })).toBeDefined();
});

test('the way back out of an edited form asks first; who stays loses nothing, and is where he was', async () => {
  const { user } = await aFormIsOpen();
  await user.type(field(), 'Ormes');
  history.back();
  await user.click(await screen.findByRole('button', { name: 'Rester' }));
  expect(field().value).toBe('Ormes');
  expect(location.pathname).toBe('/fiche');
  // Asked again, not only once.
  history.back();
  expect(await screen.findByRole('alertdialog')).toBeDefined();
});

test('who wants to go all the same comes to the page before', async () => {
  const { user } = await aFormIsOpen();
  await user.type(field(), 'Ormes');
  history.back();
  await user.click(await screen.findByRole('button', { name: 'Quitter' }));
  expect(await screen.findByRole('link', { name: 'Fiche' })).toBeDefined();
  await waitFor(() => expect(location.pathname).toBe('/depart'));
});
