import type { Messages } from '@lingui/core';
import { I18nProvider, Trans } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createI18n } from './i18n.ts';

const MESSAGE: Messages[string] = ['<0>Open</0> the request of ', ['name']];

function show(name: ReactNode) {
  return render(
    <I18nProvider i18n={createI18n('en', { asked: MESSAGE })}>
      <p>
        <Trans id="asked" values={{ name }} components={{ 0: <em /> }} />
      </p>
    </I18nProvider>,
  );
}

test.each(['<0>Eve</0>', '<script>Eve</script>', '</0><0/>', 'a < b'])(
  'what is filled into a sentence is text: %s',
  (name) => {
    const { container } = show(name);
    expect(screen.getAllByRole('emphasis')).toHaveLength(1);
    expect(container.textContent.replaceAll('\u2060', '')).toBe(`Open the request of ${name}`);
  },
);

test('an element that is filled in stays one', () => {
  show(<strong>Eve</strong>);
  expect(screen.getByText('Eve').tagName).toBe('STRONG');
});
