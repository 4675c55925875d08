import { styled } from '#styled/jsx';
import type { ReactNode } from 'react';

const ToggleButton = styled('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: '8',
    borderRadius: 'sm',
    color: 'ink.subtle',
    cursor: 'pointer',
    transition: 'background-color 150ms, color 150ms',
    _hover: { bg: 'sunken', color: 'ink' },
    '&[aria-pressed=true]': {
      bg: 'gold.tint',
      color: 'copper.text',
      '& svg': { fill: 'currentColor', fillOpacity: '0.25' },
    },
    _disabled: { cursor: 'not-allowed', opacity: '0.5' },
    '@media (pointer: coarse)': { boxSize: '11' },
  },
});

type IconToggleProps = {
  /** What it is and of what, for those who don't see the icon. */
  label: string;
  pressed: boolean;
  disabled?: boolean;
  onChange: (pressed: boolean) => void;
  children: ReactNode;
};

/** An icon that is lit or not, and changes with a press. */
export function IconToggle({ label, pressed, disabled = false, onChange, children }: IconToggleProps) {
  return (
    <ToggleButton
      type="button"
      aria-pressed={pressed}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={() => onChange(!pressed)}
    >
      {children}
    </ToggleButton>
  );
}
