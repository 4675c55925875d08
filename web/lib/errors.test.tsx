import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithApp } from '../testing/render-with-app.tsx';
import { useErrorText } from './errors.ts';

const answer = (status: number) => new Response('', { status });
const said = (code: string, message: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });

function Told({ error }: { error: unknown }) {
  return <p>{useErrorText()(error)}</p>;
}

test.each([
  [said('TEAPOT', 'The kettle is cold'), 'Server error: The kettle is cold'],
  [said('INTERNAL', 'Server error'), 'Server error: Something went wrong on our side. Please try again in a moment.'],
  [
    new ServerError('', { response: answer(418), bodyText: '' }),
    'Server error: Something went wrong on our side. Please try again in a moment.',
  ],
  [new TypeError('Failed to fetch'), 'Network error: Unable to connect to server. Please check your connection.'],
  [
    new ServerParseError(new SyntaxError('end of input'), { response: answer(200), bodyText: '{' }),
    'No response received from server. Please try again.',
  ],
  [new ServerError('', { response: answer(502), bodyText: '' }), 'No response received from server. Please try again.'],
  [
    new DOMException('late', 'TimeoutError'),
    'Request timeout: The server is taking too long to respond. Please try again.',
  ],
  [
    new Error('no such operation'),
    'Request setup error: The request could not be sent. Load the page again and retry.',
  ],
])('%o is told as what it is', async (error, text) => {
  await renderWithApp(<Told error={error} />, { language: 'en' });
  expect(screen.getByText(text)).toBeDefined();
});
