import { styled } from '#styled/jsx';
import type { ReactNode } from 'react';
import { Flex } from './box.ts';
import { Button } from './button.tsx';
import { Text } from './text.tsx';

const Bar = styled('section', {
  base: {
    position: 'sticky',
    aboveNotice: '0.75rem',
    zIndex: '3',
    px: { base: '4', md: '5' },
    py: '3',
    bg: 'surface',
    border: '1px solid',
    borderColor: 'rule.strong',
    borderRadius: 'md',
    boxShadow: 'card',
  },
});

type BulkBarProps = {
  /** Names the bar: “Demandes choisies”. */
  label: string;
  /** “3 demandes choisies” */
  text: string;
  clearLabel: string;
  onClear: () => void;
  /** Buttons, and the dialogs that they open. */
  children: ReactNode;
};

/** What can be done with the rows that are chosen; stays in sight below the list. */
export function BulkBar({ label, text, clearLabel, onClear, children }: BulkBarProps) {
  return (
    <Bar aria-label={label}>
      <Flex gap="3" alignItems="center" justifyContent="space-between" flexWrap="wrap">
        <Text fontWeight="600" role="status">
          {text}
        </Text>
        <Flex gap="2" flexWrap="wrap">
          {children}
          <Button size="sm" look="ghost" onClick={onClear}>
            {clearLabel}
          </Button>
        </Flex>
      </Flex>
    </Bar>
  );
}
