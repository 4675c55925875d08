import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createBrowserRouter, Link } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { renderRouter } from '../testing/render-with-app.tsx';
import ChakraProvider from '../ui/chakra.tsx';
import { LeaveDialog } from './leave-dialog.tsx';

function Form() {
  const [typed, setTyped] = useState('');
  return (
    <>
      <input aria-label="Nom" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <LeaveDialog unsaved={typed !== ''} />
      <Link to="/fiche#bas">Plus bas</Link>
      <Link to="/depart">Liste</Link>
    </>
  );
}

beforeEach(() => history.replaceState(null, '', '/depart'));

/** A form that was reached by a link from a list. */
async function aFormIsOpen() {
  const { user } = await renderRouter(
    createBrowserRouter([
      { path: '/depart', element: <Link to="/fiche">Fiche</Link> },
      {
        path: '/fiche',
        element: (
          <ChakraProvider>
            <Form />
          </ChakraProvider>
        ),
      },
    ]),
  );
  await user.click(screen.getByRole('link', { name: 'Fiche' }));
  return user;
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nom' });
const leave = () => screen.findByRole('button', { name: 'Quitter' });
const isAsked = () => screen.queryByRole('dialog') !== null;

test('the way back leaves a form in which nothing was typed', async () => {
  await aFormIsOpen();
  history.back();
  expect(await screen.findByRole('link', { name: 'Fiche' })).toBeDefined();
});

test('the way back out of an edited form asks first; who stays loses nothing, and is where they were', async () => {
  const user = await aFormIsOpen();
  await user.type(field(), 'Ormes');
  history.back();
  await user.click(await screen.findByRole('button', { name: 'Rester ici' }));
  await waitFor(() => expect(isAsked()).toBe(false));
  expect(field().value).toBe('Ormes');
  expect(location.pathname).toBe('/fiche');
  // Asked again, not only once.
  history.back();
  expect(await leave()).toBeDefined();
});

test('who wants to go all the same comes to the page before', async () => {
  const user = await aFormIsOpen();
  await user.type(field(), 'Ormes');
  history.back();
  await user.click(await leave());
  expect(await screen.findByRole('link', { name: 'Fiche' })).toBeDefined();
  await waitFor(() => expect(location.pathname).toBe('/depart'));
});

test('a link asks as well, but not one to a part of the same page', async () => {
  const user = await aFormIsOpen();
  await user.type(field(), 'Ormes');
  await user.click(screen.getByRole('link', { name: 'Plus bas' }));
  expect(location.hash).toBe('#bas');
  expect(isAsked()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Liste' }));
  await user.click(await leave());
  expect(await screen.findByRole('link', { name: 'Fiche' })).toBeDefined();
});
