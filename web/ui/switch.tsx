import { Switch as Chakra } from '@chakra-ui/react';

type SwitchProps = { label: string; checked: boolean; disabled?: boolean; onChange: (checked: boolean) => void };

/** Something that is on or off, changed at once. `label` names it and what it belongs to. */
export function Switch({ label, checked, disabled = false, onChange }: SwitchProps) {
  return (
    <Chakra.Root
      checked={checked}
      colorPalette="sage"
      disabled={disabled}
      title={label}
      minHeight={{ base: '11', md: '6' }}
      onCheckedChange={(change) => onChange(change.checked)}
    >
      <Chakra.HiddenInput role="switch" aria-checked={checked} aria-label={label} />
      <Chakra.Control bg="border.emphasized" _checked={{ bg: 'colorPalette.solid' }}>
        <Chakra.Thumb />
      </Chakra.Control>
    </Chakra.Root>
  );
}
