import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWithApp } from '../testing/render-with-app.tsx';
import { FileButton } from './file-button.tsx';

const field = () => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no field for a file');
  return input;
};

test('there is one button to choose a file with, and the field of the browser is hidden from everyone', async () => {
  await renderWithApp(
    <FileButton accept=".ics" onFile={() => undefined}>
      Choisir un fichier
    </FileButton>,
  );
  expect(screen.getAllByRole('button')).toHaveLength(1);
  // Neither seen, nor read out, nor reached by keyboard.
  expect(field().hidden).toBe(true);
});

test('the button opens the field, and the same file may be chosen again', async () => {
  const onFile = vi.fn<(file: File) => void>();
  const { user } = await renderWithApp(
    <FileButton accept=".ics" onFile={onFile}>
      Choisir un fichier
    </FileButton>,
  );
  const opened = vi.spyOn(field(), 'click');
  await user.click(screen.getByRole('button'));
  expect(opened).toHaveBeenCalledOnce();
  const file = new File(['x'], 'x.ics', { type: 'text/calendar' });
  await user.upload(field(), file);
  await user.upload(field(), file);
  expect(onFile.mock.calls).toEqual([[file], [file]]);
});
