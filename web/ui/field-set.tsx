import { styled } from './styled.ts';
import { useId, type ReactNode } from 'react';
import { Stack } from './box.ts';
import { FieldError } from './field.tsx';
import { Text } from './text.tsx';

const Group = styled('fieldset', { base: { border: '0', p: '0', m: '0', minWidth: '0' } });
const Legend = styled('legend', { base: { textStyle: 'label', color: 'ink', p: '0', mb: '2' } });

type FieldSetProps = {
  /** What the choices are about. */
  legend: ReactNode;
  help?: ReactNode;
  /** What is wrong with the choice. */
  error?: ReactNode;
  /** Said in words after the legend of a group that may stay without a choice. */
  optionalText?: ReactNode;
  children: ReactNode;
};

/** Legend, help and error around several controls that answer one question. */
export function FieldSet({ legend, help, error, optionalText, children }: FieldSetProps) {
  const id = useId();
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Group aria-describedby={describedBy || undefined} data-invalid={error ? '' : undefined}>
      <Legend>
        {legend}
        {optionalText && (
          <Text as="span" look="small" tone="muted" fontWeight="400" lineHeight="inherit">
            {' '}
            {optionalText}
          </Text>
        )}
      </Legend>
      <Stack gap="2">
        {help && (
          <Text id={`${id}-help`} look="small" tone="muted">
            {help}
          </Text>
        )}
        {children}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </Stack>
    </Group>
  );
}
