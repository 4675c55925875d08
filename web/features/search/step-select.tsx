import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../lib/formats.ts';
import { useEarlyValue } from '../../lib/use-early-value.ts';
import { Select } from '../../ui/select.tsx';

type StepSelectProps = {
  name: string;
  steps: readonly number[];
  /** Of the address, which may say a number between the steps. */
  value: number | null;
  counts: readonly { readonly value: number; readonly count: number }[] | undefined;
  label: (step: number) => string;
  onChange: (text: string) => void;
};

/** One of some numbers, or any; each with the venues that it leads to. */
export function StepSelect({ name, steps, value, counts, label, onChange }: StepSelectProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const shown = String(value ?? '');
  const field = useEarlyValue<HTMLSelectElement>(shown, onChange);
  const offered = [...new Set([...steps, ...(value === null ? [] : [value])])].toSorted((a, b) => a - b);
  const countAt = (step: number) =>
    counts && steps.includes(step) ? (counts.find((one) => one.value === step)?.count ?? 0) : undefined;
  return (
    <Select ref={field} name={name} value={shown} onChange={({ target }) => onChange(target.value)}>
      <option value="">{t({ id: 'filters.any', message: 'Any' })}</option>
      {offered.map((step) => {
        const count = countAt(step);
        return (
          <option key={step} value={step} disabled={count === 0 && step !== value}>
            {label(step)}
            {count === undefined ? '' : ` (${formats.number(count)})`}
          </option>
        );
      })}
    </Select>
  );
}
