import { styled } from './styled.ts';
import X from 'lucide-static/icons/x.svg?react';
import type { ReactNode } from 'react';
import { RouterLink } from './router-link.tsx';
import { chipRecipe } from './recipes.ts';

const ChipAnchor = styled(RouterLink, chipRecipe, { forwardProps: ['to', 'replace', 'preventScrollReset'] });

/** An active filter; a click takes it away. `removeLabel` says so: “Retirer le filtre Lyon”. */
export function RemovableChip({
  to,
  preventScrollReset = false,
  removeLabel,
  children,
}: {
  to: string;
  /** The page stays where it is. */
  preventScrollReset?: boolean;
  removeLabel: string;
  children: ReactNode;
}) {
  return (
    <ChipAnchor to={to} preventScrollReset={preventScrollReset} aria-label={removeLabel}>
      {children}
      <X size={16} aria-hidden />
    </ChipAnchor>
  );
}

/** A link in pill form. */
export function LinkChip({ to, children }: { to: string; children: ReactNode }) {
  return <ChipAnchor to={to}>{children}</ChipAnchor>;
}
