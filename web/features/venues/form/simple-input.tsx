import { useLingui } from '@lingui/react';
import type { ComponentProps } from 'react';
import { type SimpleField, type SimpleName, simpleField } from '../../../../schema/venue-fields.ts';
import { NumberField, TextField } from '../../../lib/form-fields.tsx';

const INPUTS: Readonly<Record<SimpleField['kind'], Partial<ComponentProps<typeof TextField>>>> = {
  line: {},
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  url: { inputMode: 'url', autoComplete: 'url' },
  time: { type: 'time' },
  whole: {},
};

/** A simple field as its kind is typed. */
export function SimpleInput({ name }: { name: SimpleName }) {
  const { i18n } = useLingui();
  const { kind, label, help, isNeeded = false, autoComplete, min = 0, max } = simpleField(name);
  const words = { name, label: i18n._(label), help: help && i18n._(help), optional: !isNeeded };
  if (kind === 'whole') return <NumberField {...words} min={min} max={max} />;
  return <TextField {...words} {...INPUTS[kind]} {...(autoComplete ? { autoComplete } : {})} />;
}
