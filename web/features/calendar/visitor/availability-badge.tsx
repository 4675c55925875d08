import type { ReactNode } from 'react';
import { Badge } from '../../../ui/layout.tsx';
import type { AvailabilitiesQuery } from './availability.gen.ts';

export type AvailabilityState = AvailabilitiesQuery['venues'][number]['availability']['state'];

const TONES = { FREE: 'sage', OPTION: 'gold', UNAVAILABLE: 'danger', UNKNOWN: 'neutral' } as const;

/** A state in its colour; the words say it too. */
export function AvailabilityBadge({ state, children }: { state: AvailabilityState; children: ReactNode }) {
  return <Badge tone={TONES[state]}>{children}</Badge>;
}
