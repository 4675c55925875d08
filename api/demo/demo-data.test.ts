import { expect, it } from 'vitest';
import { demoRows } from './demo-data.ts';

it('a file of the demo world that does not fit is told by its row and its field', () => {
  const person = { firstName: 'string', lastName: 'string', company: 'string', phone: 'string', email: 'string' };
  expect(demoRows('owners.json', person)).toHaveLength(30);
  expect(() => demoRows('owners.json', { ...person, phone: 'number' })).toThrow('owners.json: phone of row 0');
  expect(() => demoRows('owners.json', { ...person, age: 'number' })).toThrow('owners.json: age of row 0');
  expect(() => demoRows('owners.json', { email: 'string' })).toThrow('owners.json: firstName of row 0');
  expect(() => demoRows('owners.json', { ...person, email: { oneOf: ['x@y.example'] } })).toThrow('email of row 0');
  expect(() => demoRows('places.json', person)).toThrow('places.json: not a list');
});
