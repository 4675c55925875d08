import Check from 'lucide-static/icons/check.svg?react';
import Link2 from 'lucide-static/icons/link-2.svg?react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Stack } from './box.ts';
import { Button } from './button.tsx';
import { TextInput } from './field.tsx';
import { VisuallyHidden } from './text.tsx';

/** How long the button says that it has copied. */
const SAID_MS = 4_000;

type CopyButtonProps = {
  /** Path on this site, or a whole address. */
  address: string;
  children: ReactNode;
  /** Said in its place once it is done: “Lien copié”. */
  copiedLabel: string;
  /** Names the field from which one copies by hand, where the browser refuses: “Adresse à copier”. */
  fieldLabel: string;
};

/** Copies a link. Without a script there is nothing to press: the address stands in the browser. */
export function CopyButton({ address, children, copiedLabel, fieldLabel }: CopyButtonProps) {
  const [state, setState] = useState<{ address: string; outcome: 'copied' | 'refused' } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  // Another address has not been copied yet.
  const outcome = state?.address === address ? state.outcome : null;

  useEffect(() => {
    if (state?.outcome === 'refused') field.current?.select();
    if (state?.outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setState(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const whole = () => new URL(address, location.href).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(whole());
      setState({ address, outcome: 'copied' });
    } catch {
      setState({ address, outcome: 'refused' });
    }
  };

  return (
    <Stack gap="2" css={{ '@media (scripting: none)': { display: 'none' }, '@media print': { display: 'none' } }}>
      <Button onClick={() => void copy()}>
        {outcome === 'copied' ? <Check size={18} aria-hidden /> : <Link2 size={18} aria-hidden />}
        {outcome === 'copied' ? copiedLabel : children}
      </Button>
      <VisuallyHidden role="status">{outcome === 'copied' ? copiedLabel : ''}</VisuallyHidden>
      {outcome === 'refused' && (
        <TextInput ref={field} readOnly aria-label={fieldLabel} value={whole()} onFocus={(e) => e.target.select()} />
      )}
    </Stack>
  );
}
