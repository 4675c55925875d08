import { Arg } from 'type-graphql';
import type { CHECKED_BY_SERVICE } from '../validation.ts';

/** The argument `input` of an operation. Its type is the class of the parameter, by the metadata of decorators. */
export function Input(description: string, options?: typeof CHECKED_BY_SERVICE): ReturnType<typeof Arg> {
  return Arg('input', { ...options, description });
}
