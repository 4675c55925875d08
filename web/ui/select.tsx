import { styled } from './styled.ts';
import ChevronDown from 'lucide-static/icons/chevron-down.svg?react';
import type { ComponentProps } from 'react';
import { Box } from './box.ts';
import { useFieldProps } from './field.tsx';
import { inputRecipe } from './recipes.ts';

const SelectElement = styled('select', inputRecipe, {});

/** The browser's own list of choices: the best one on a telephone, and for the keyboard. Children are `<option>`. */
export function Select({ width = 'full', ...props }: ComponentProps<typeof SelectElement>) {
  return (
    <Box position="relative" width={width}>
      <SelectElement appearance="none" pr="10" {...useFieldProps()} {...props} />
      <Box position="absolute" right="3" top="50%" transform="translateY(-50%)" pointerEvents="none" color="ink.muted">
        <ChevronDown size={18} aria-hidden />
      </Box>
    </Box>
  );
}
