import { ROOM_RATES } from '../../../schema/rates.ts';
import { type FieldIssue, validationFailed } from '../../platform/errors.ts';
import { oneLine } from '../../platform/mail/mail-address.ts';
import { RateKind } from './rate.enums.ts';
import type { RateInput } from './rate.inputs.ts';
import type { RateContent } from './venue-content.ts';

const WITH_NIGHTS: ReadonlySet<RateKind> = new Set([RateKind.SEMI_RESIDENTIAL, RateKind.RESIDENTIAL]);

/** Checks what the rules of single fields do not see. @throws AppError VALIDATION_FAILED with `rates.2.label`. */
export function assertRates(rates: readonly RateInput[]): void {
  const wrong = rates.flatMap((rate, place) =>
    wrongIn(rate).map((field) => ({ ...field, path: `rates.${place}.${field.path}` })),
  );
  if (wrong.length) throw validationFailed(wrong);
}

function wrongIn({ kind, label, unit, validFrom, validTo }: RateInput): FieldIssue[] {
  const wrong: FieldIssue[] = [];
  if (kind === RateKind.EXTRA && oneLine(label ?? '') === '') wrong.push({ path: 'label', code: 'required' });
  if (kind === RateKind.EXTRA && !unit) wrong.push({ path: 'unit', code: 'required' });
  if (validFrom && validTo && validTo < validFrom) wrong.push({ path: 'validTo', code: 'endBeforeStart' });
  return wrong;
}

/** The rate as it is kept, without what does not belong to its kind. */
export function toRate(input: RateInput): RateContent {
  const { kind, components, weekdays } = input;
  return {
    kind,
    label: oneLine(input.label ?? '') || null,
    roomName: (ROOM_RATES.has(kind) && oneLine(input.roomName ?? '')) || null,
    occupancy: WITH_NIGHTS.has(kind) ? (input.occupancy ?? null) : null,
    unit: kind === RateKind.EXTRA ? (input.unit ?? null) : null,
    components: components.map(({ component, quantity, netCents, vatPercent }) => ({
      component,
      quantity,
      netCents,
      vatPercent,
    })),
    validFrom: input.validFrom ?? null,
    validTo: input.validTo ?? null,
    weekdays: weekdays.toSorted((a, b) => a - b),
    smallestGroup: input.smallestGroup ?? null,
  };
}
