import { styled } from './styled.ts';
import CircleAlert from 'lucide-static/icons/circle-alert.svg?react';
import { createContext, use, useId, useMemo, type ComponentProps, type ReactNode } from 'react';
import { Flex, Span, Stack } from './box.ts';
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

const Label = styled('label', { base: { textStyle: 'label', color: 'ink' } });

type FieldProps = {
  label: ReactNode;
  /** Under the label, before the control: what to type, in one sentence. */
  help?: ReactNode;
  /** After the control: what is wrong and what to do. Its presence marks the control as invalid. */
  error?: ReactNode;
  required?: boolean;
  /** Said in words after the label of a field that may stay empty. */
  optionalText?: ReactNode;
  /** Under the control, at its end: how much of the room is used, “120 / 500”. Not read out at each key. */
  counter?: ReactNode;
  children: ReactNode;
};

/** Label, help and error around one control (TextInput, Select, TextArea), tied to it. */
export function Field({ label, help, error, required = false, optionalText, counter, children }: FieldProps) {
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
            <Text as="span" look="small" tone="muted" fontWeight="400" lineHeight="inherit">
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
        {(error || counter) && (
          <Flex gap="4">
            {error && <FieldError id={errorId}>{error}</FieldError>}
            {counter && (
              <Text
                look="caption"
                tone="subtle"
                ml="auto"
                fontVariantNumeric="tabular-nums"
                whiteSpace="nowrap"
                aria-hidden
              >
                {counter}
              </Text>
            )}
          </Flex>
        )}
      </Stack>
    </FieldContext>
  );
}

/**
 * What is wrong with a field, in one sentence. It belongs to its control by `aria-describedby`: a form that refuses moves the focus to the
 * first such control and counts them in a summary, so each one does not raise its own voice.
 */
export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <Text id={id} look="small" tone="danger" display="flex" gap="1.5" alignItems="flex-start">
      <Span flexShrink="0" pt="0.5">
        <CircleAlert size={16} aria-hidden />
      </Span>
      <span>{children}</span>
    </Text>
  );
}

const InputElement = styled('input', inputRecipe);

type TextInputProps = ComponentProps<typeof InputElement>;

/** What a phone's keyboard shall make of what is typed: capitals for the names of people, none where they would be another text. */
function keyboardFor({ type, inputMode, autoComplete }: TextInputProps) {
  if (autoComplete === 'name' || autoComplete === 'given-name' || autoComplete === 'family-name')
    return { autoCapitalize: 'words', spellCheck: false } as const;
  const isExact = type === 'email' || type === 'url' || inputMode === 'email' || inputMode === 'url';
  if (isExact || autoComplete === 'one-time-code') return { autoCapitalize: 'none', spellCheck: false } as const;
  return type === 'search' ? ({ autoCapitalize: 'none' } as const) : {};
}

/** One line of text, a number, a date… */
export function TextInput(props: TextInputProps) {
  return <InputElement {...useFieldProps()} {...keyboardFor(props)} {...props} />;
}
