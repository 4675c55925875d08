import { ActionBar as Chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Text } from './text.tsx';

type ActionBarProps = {
  /** Names the bar: “Demandes choisies”. */
  label: string;
  /** “3 demandes choisies” */
  text: string;
  clearLabel: string;
  onClear: () => void;
  /** Buttons, and the dialogs that they open. */
  children: ReactNode;
};

/** What can be done with the rows that are chosen. It stays where it is written, so that it covers no row and Tab leads to it from the list. */
export function ActionBar({ label, text, clearLabel, onClear, children }: ActionBarProps) {
  return (
    <Chakra.Root open portalled={false} closeOnEscape={false} closeOnInteractOutside={false}>
      <Chakra.Positioner position="sticky" zIndex="3" bottom="calc(0.75rem + var(--foot-notice, 0px))">
        <Chakra.Content
          data-foot-bar
          role="region"
          aria-label={label}
          color="fg"
          flexWrap="wrap"
          gap="2"
          border="1px solid"
          borderColor="border.emphasized"
          shadow="lg"
        >
          <Text fontWeight="600" role="status" px="2" width={{ base: 'full', md: 'auto' }}>
            {text}
          </Text>
          <Chakra.Separator display={{ base: 'none', md: 'block' }} />
          {children}
          <Button size="sm" look="ghost" onClick={onClear}>
            {clearLabel}
          </Button>
        </Chakra.Content>
      </Chakra.Positioner>
    </Chakra.Root>
  );
}
