import Minus from 'lucide-static/icons/minus.svg?react';
import Plus from 'lucide-static/icons/plus.svg?react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { Flex } from './box.ts';
import { IconButton } from './button.tsx';
import { TextInput } from './field.tsx';

type NumberStepperProps = Omit<
  ComponentProps<typeof TextInput>,
  'value' | 'onChange' | 'type' | 'min' | 'max' | 'step'
> & {
  /** As typed: a form must be able to hold what is no number. */
  value: string;
  onChange: (value: string) => void;
  min: number;
  max: number;
  /** How much a press adds or takes. */
  step?: number;
  lessLabel: string;
  moreLabel: string;
};

/** A whole number that can be typed, or counted up and down by buttons and the arrow keys. */
export function NumberStepper({
  value,
  onChange,
  min,
  max,
  step = 1,
  lessLabel,
  moreLabel,
  ...props
}: NumberStepperProps) {
  const number = Number.parseInt(value, 10);
  const known = Number.isNaN(number) ? null : number;
  const move = (by: number) =>
    onChange(String(Math.min(max, Math.max(min, known === null ? (by > 0 ? step : min) : known + by))));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: step, ArrowDown: -step, PageUp: step * 10, PageDown: -step * 10 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(by);
  };
  return (
    <Flex gap="2">
      <IconButton
        label={lessLabel}
        look="outline"
        disabled={known !== null && known <= min}
        onClick={() => move(-step)}
      >
        <Minus size={18} aria-hidden />
      </IconButton>
      <TextInput
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        textAlign="center"
        fontVariantNumeric="tabular-nums"
        width="6.5rem"
        {...props}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton label={moreLabel} look="outline" disabled={known !== null && known >= max} onClick={() => move(step)}>
        <Plus size={18} aria-hidden />
      </IconButton>
    </Flex>
  );
}
