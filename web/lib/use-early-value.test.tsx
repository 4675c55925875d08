import { render } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useEarlyValue } from './use-early-value.ts';

function Form() {
  const [place, setPlace] = useState('');
  const [order, setOrder] = useState('name');
  const placeField = useEarlyValue<HTMLInputElement>(place, setPlace);
  const orderField = useEarlyValue<HTMLSelectElement>(order, setOrder);
  return (
    <form>
      <input ref={placeField} value={place} onChange={(event) => setPlace(event.target.value)} />
      <select ref={orderField} value={order} onChange={(event) => setOrder(event.target.value)}>
        <option>name</option>
        <option>newest</option>
      </select>
      <output>{`${place}/${order}`}</output>
    </form>
  );
}

/** The form as the server renders it, then `early` by the visitor, then hydration. */
function hydrated(early: (input: HTMLInputElement, select: HTMLSelectElement) => void) {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Form />);
  const input = container.querySelector('input')!;
  const select = container.querySelector('select')!;
  early(input, select);
  render(<Form />, { container, hydrate: true });
  return { input, select, taken: container.querySelector('output')!.textContent };
}

it('takes over what was typed and chosen before hydration', () => {
  const { input, select, taken } = hydrated((field, list) => {
    field.value = 'Lyon';
    list.value = 'newest';
  });
  expect(taken).toBe('Lyon/newest');
  expect([input.value, select.value]).toEqual(['Lyon', 'newest']);
});

it('keeps one of two fields when only the other was touched', () => {
  const { input, select, taken } = hydrated((field) => {
    field.value = 'Lyon';
  });
  expect(taken).toBe('Lyon/name');
  expect([input.value, select.value]).toEqual(['Lyon', 'name']);
});
