import { screen } from '@testing-library/react';
import { readdirSync } from 'node:fs';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import type { Language } from '../../../schema/constants.ts';
import { PAGE_INFO } from '../../testing/page-info.ts';
import { renderWithApp } from '../../testing/render-with-app.tsx';

const ARTICLES = import.meta.glob<{ default: ComponentType }>('./{fr,en}/*.tsx', { eager: true });
const names = (language: Language) => readdirSync(`web/features/legal/${language}`).toSorted();

async function show(language: Language, file: string) {
  const Text = ARTICLES[`./${language}/${file}`]?.default;
  if (!Text) throw new Error(`${language}/${file} has no default export.`);
  const { container, unmount } = await renderWithApp(<Text />, { language });
  const seen = {
    text: container.textContent ?? '',
    sections: screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id),
    contents: [...container.querySelectorAll('nav a')].map((link) => link.getAttribute('href')?.slice(1)),
  };
  unmount();
  return seen;
}

test('every article exists in both languages', () => {
  expect(names('en')).toEqual(names('fr'));
});

test.each(names('fr'))('%s has the same sections in both languages, each in the table of contents', async (file) => {
  const [fr, en] = [await show('fr', file), await show('en', file)];
  expect(fr.sections.length).toBeGreaterThan(2);
  expect(new Set(fr.sections).size).toBe(fr.sections.length);
  expect(en.sections).toEqual(fr.sections);
  expect(fr.contents).toEqual(fr.sections);
  expect(en.contents).toEqual(fr.sections);
});

test.each(names('fr'))('%s is set as French is: no ordinary space before a high mark', async (file) => {
  expect((await show('fr', file)).text.match(/.{0,20} [;:!?»].{0,5}/g)).toBeNull();
});

test('the legal notice names the publisher and the host of the configuration', async () => {
  const { operator } = PAGE_INFO.site;
  for (const language of ['fr', 'en'] as const) {
    const { text } = await show(language, 'legal-notice.tsx');
    const { privacyEmail: _privacy, hours: _hours, ...told } = operator;
    for (const fact of Object.values(told)) expect(text).toContain(fact);
  }
});
