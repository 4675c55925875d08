import { chakra } from '@chakra-ui/react';

const Track = chakra('button', {
  base: {
    position: 'relative',
    display: 'block',
    flexShrink: '0',
    width: '10',
    height: '6',
    borderRadius: 'full',
    border: '1px solid',
    borderColor: 'rule.strong',
    bg: 'sunken',
    cursor: 'pointer',
    transition: 'background-color 150ms, border-color 150ms',
    _before: {
      content: '""',
      position: 'absolute',
      top: '3px',
      left: '3px',
      width: '4',
      height: '4',
      borderRadius: 'full',
      bg: 'ink.muted',
      transition: 'transform 150ms, background-color 150ms',
    },
    // Room for a finger.
    _after: { content: '""', position: 'absolute', inset: '-10px' },
    '&[aria-checked=true]': {
      bg: 'sage',
      borderColor: 'sage',
      _before: { transform: 'translateX(1rem)', bg: 'surface' },
    },
    _disabled: { opacity: '0.5', cursor: 'not-allowed' },
  },
});

type SwitchProps = { label: string; checked: boolean; disabled?: boolean; onChange: (checked: boolean) => void };

/** Something that is on or off, changed at once. `label` names it and what it belongs to. */
export function Switch({ label, checked, disabled = false, onChange }: SwitchProps) {
  return (
    <Track
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={() => onChange(!checked)}
    />
  );
}
