import { expect, test } from 'vitest';
import { banner } from './banner.ts';

const at = (host: string, demo = true) => banner({ publicUrl: 'http://localhost:4000', host, demo });

test('the line of the address says when only this machine reaches it', () => {
  for (const host of ['127.0.0.1', 'localhost', '::1'])
    expect(at(host)).toContain('http://localhost:4000  (from this machine only; HOST=0.0.0.0 lets others in)');
  expect(at('0.0.0.0')).not.toContain('this machine only');
});

test('a demo world that others reach is warned of', () => {
  expect(at('0.0.0.0')).toContain('Warning: anybody who reaches 0.0.0.0 can sign in to the demo world');
  expect(at('127.0.0.1')).not.toContain('Warning');
  expect(at('0.0.0.0', false)).not.toMatch(/Warning|Demo accounts/);
});
