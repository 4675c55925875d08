import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Site } from './site.tsx';
import { useCameBack } from '../lib/came-back.ts';

function Page() {
  return <p>{useCameBack() ? 'back' : 'new'}</p>;
}

test('the first page and one to which a link leads are new, one by Back is not', async () => {
  const other = { path: 'other', element: <p>other</p> };
  const router = createMemoryRouter([{ element: <Site />, children: [{ path: ':page', element: <Page /> }, other] }], {
    initialEntries: ['/first'],
  });
  render(<RouterProvider router={router} />);
  const shown = () => document.body.textContent;
  expect(shown()).toContain('new');
  await act(() => router.navigate('/other'));
  await act(() => router.navigate('/second'));
  expect(shown()).toContain('new');
  await act(() => router.navigate(-1));
  await act(() => router.navigate(-1));
  expect(shown()).toContain('back');
});
