import { styled } from './styled.ts';
import type { ComponentProps } from 'react';
import { useFieldProps } from './field.tsx';
import { inputRecipe } from './recipes.ts';

const AreaElement = styled('textarea', inputRecipe);

/** Several lines of text; grows with what is typed where the browser can. */
export function TextArea({ rows = 4, ...props }: ComponentProps<typeof AreaElement>) {
  return (
    <AreaElement
      rows={rows}
      fieldSizing="content"
      maxHeight="24rem"
      resize="vertical"
      style={{ minHeight: `${rows * 1.4 + 1.2}rem` }}
      {...useFieldProps()}
      {...props}
    />
  );
}
