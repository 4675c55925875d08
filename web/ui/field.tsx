import { chakra } from '@chakra-ui/react';
import { createContext, use, useId, useMemo, type ComponentProps, type ReactNode } from 'react';
import { Stack } from './box.ts';
import { inputRecipe } from './recipes.ts';
import { Text } from './text.tsx';

type FieldState = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean };

const FieldContext = createContext<FieldState | null>(null);

/** What a control inside a Field must carry so that label, help and error belong to it; nothing outside one. */
export function useFieldProps() {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    required: field.required || undefined,
  };
}

const Label = chakra('label', { base: { textStyle: 'label', color: 'ink' } });

type FieldProps = {
  label: ReactNode;
  /** Under the label, before the control: what to type, in one sentence. */
  help?: ReactNode;
  /** After the control: what is wrong and what to do. Its presence marks the control as invalid. */
  error?: ReactNode;
  required?: boolean;
  /** Said in words after the label of a field that may stay empty. */
  optionalText?: ReactNode;
  children: ReactNode;
};

/** Label, help and error around one control (TextInput, Select, TextArea), tied to it. */
export function Field({ label, help, error, required = false, optionalText, children }: FieldProps) {
  const id = useId();
  const helpId = help ? `${id}-help` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [helpId, errorId].filter(Boolean).join(' ') || undefined;
  const state = useMemo(
    () => ({ id, describedBy, invalid: Boolean(error), required }),
    [describedBy, error, id, required],
  );
  return (
    <FieldContext value={state}>
      <Stack gap="1.5">
        <Label htmlFor={id}>
          {label}
          {optionalText && (
            <Text as="span" look="small" tone="muted" fontWeight="400">
              {' '}
              {optionalText}
            </Text>
          )}
        </Label>
        {help && (
          <Text id={helpId} look="small" tone="muted">
            {help}
          </Text>
        )}
        {children}
        {error && (
          <Text id={errorId} look="small" tone="danger" role="alert">
            {error}
          </Text>
        )}
      </Stack>
    </FieldContext>
  );
}

const InputElement = chakra('input', inputRecipe);

/** One line of text, a number, a date… */
export function TextInput(props: ComponentProps<typeof InputElement>) {
  return <InputElement {...useFieldProps()} {...props} />;
}
