import { useLingui } from '@lingui/react/macro';
import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field, FieldError, TextInput } from '../ui/field.tsx';
import { NumberStepper } from '../ui/number-stepper.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { Stack } from '../ui/box.ts';
import { useFormats } from './formats.ts';
import { issueOf, useFieldError, type FieldMessages } from './forms.ts';
import { usePreferences } from './preferences.tsx';
import { inLanguage } from './typed-numbers.ts';

/*
 * The design system's fields, tied to the form around them (react-hook-form: it keeps values and errors without rendering the form at
 * each key). `name` is a field of the form; what is wrong with it comes from the form's rules.
 */

const NO_MESSAGES: FieldMessages = {};
/** A form's own sentences for what can be wrong in it. */
export const FieldMessagesContext = createContext<FieldMessages>(NO_MESSAGES);

/** What is in a field; that of an item that was just removed is drawn once more, without a value. */
const textOf = (value: unknown) => (value ?? '') as string;

/** The sentence for what is wrong with a field of the form around, if anything. */
export function useErrorOf(name: string, label: string): string | undefined {
  const fieldError = useFieldError(use(FieldMessagesContext));
  const { getFieldState, formState } = useFormContext();
  return fieldError(name, label, issueOf(getFieldState(name, formState).error));
}

type FieldLabels = {
  name: string;
  label: string;
  help?: ReactNode;
  /** Said after the label of a field that may stay empty. */
  optional?: boolean | undefined;
};

/** Label, help and error around a field of the form. */
function FormField({
  name,
  label,
  help,
  optional = false,
  counter,
  children,
}: FieldLabels & { counter?: string | undefined; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Field
      label={label}
      help={help}
      error={useErrorOf(name, label)}
      required={!optional}
      optionalText={optional ? t({ id: 'field.optional', message: '(optional)' }) : undefined}
      counter={counter}
    >
      {children}
    </Field>
  );
}

type TextFieldProps = FieldLabels & Omit<ComponentProps<typeof TextInput>, keyof FieldLabels>;

/** One line: a text, an address, a date. */
export function TextField({ name, label, help, optional, ...input }: TextFieldProps) {
  const { register } = useFormContext();
  return (
    <FormField name={name} label={label} help={help} optional={optional}>
      <TextInput {...input} {...register(name)} />
    </FormField>
  );
}

/** A number that may have decimals, shown with the decimal sign of the page's language; comma and dot may be typed in both. */
export function DecimalField({ name, label, help, optional, ...input }: TextFieldProps) {
  const { language } = usePreferences();
  const { field } = useController({ name });
  return (
    <FormField name={name} label={label} help={help} optional={optional}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        {...input}
        {...field}
        value={inLanguage(textOf(field.value), language)}
      />
    </FormField>
  );
}

/** One of a list; children are `<option>`. */
export function SelectField({ children, ...words }: FieldLabels & { children: ReactNode }) {
  const { register } = useFormContext();
  return (
    <FormField {...words}>
      <Select {...register(words.name)}>{children}</Select>
    </FormField>
  );
}

type AreaFieldProps = FieldLabels & { max: number } & Omit<ComponentProps<typeof TextArea>, keyof FieldLabels>;

/** Several lines, with a counter from half of the room on. */
export function AreaField({ name, label, help, optional, max, ...area }: AreaFieldProps) {
  const { register } = useFormContext();
  const { number } = useFormats();
  const used = textOf(useWatch({ name })).trim().length;
  const counter = used > max / 2 ? `${number(used)} / ${number(max)}` : undefined;
  return (
    <FormField name={name} label={label} help={help} optional={optional} counter={counter}>
      <TextArea {...area} {...register(name)} />
    </FormField>
  );
}

type NumberFieldProps = FieldLabels & Pick<ComponentProps<typeof NumberStepper>, 'min' | 'max' | 'step'>;

/** A whole number to be typed or counted. */
export function NumberField({ name, label, help, optional, ...bounds }: NumberFieldProps) {
  const { t } = useLingui();
  const {
    field: { ref, onChange, onBlur, ...shown },
  } = useController({ name });
  return (
    <FormField name={name} label={label} help={help} optional={optional}>
      <NumberStepper
        {...bounds}
        name={name}
        ref={ref}
        value={textOf(shown.value)}
        onChange={onChange}
        onBlur={onBlur}
        lessLabel={t({ id: 'field.less', message: `${label}: less` })}
        moreLabel={t({ id: 'field.more', message: `${label}: more` })}
      />
    </FormField>
  );
}

/** One box to tick, with its error below. */
export function CheckField({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  const { register } = useFormContext();
  const error = useErrorOf(name, label);
  const id = `${name}-error`;
  return (
    <Stack gap="1.5">
      <Checkbox {...register(name)} aria-invalid={error ? true : undefined} aria-describedby={error ? id : undefined}>
        {children}
      </Checkbox>
      {error && <FieldError id={id}>{error}</FieldError>}
    </Stack>
  );
}

/**
 * The choices of a group: `const choice = useChoices('layout', VALUES)`, then `<ChoiceCard type="radio" {...choice('THEATRE')}>`. A field
 * that holds a list takes check boxes, another one radio buttons. The first choice is the one that gets the focus.
 */
export function useChoices(name: string, values: readonly string[]) {
  const { field } = useController({ name });
  const held = field.value as string | readonly string[];
  const chosen = typeof held === 'string' ? [held] : held;
  const after = (value: string) => {
    if (typeof held === 'string') return value;
    return held.includes(value) ? held.filter((each) => each !== value) : [...held, value];
  };
  return (value: string) => ({
    name,
    value,
    checked: chosen.includes(value),
    onChange: () => field.onChange(after(value)),
    onBlur: field.onBlur,
    ...(value === values[0] ? { ref: field.ref } : {}),
  });
}
