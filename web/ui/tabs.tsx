import { Tabs as Chakra } from '@chakra-ui/react';
import { styled } from './styled.ts';
import type { ReactNode } from 'react';
import { Box, Span } from './box.ts';
import { Select } from './select.tsx';

const Columns = styled('div', {
  base: {
    display: 'grid',
    gap: { base: '4', lg: '8' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '14.5rem minmax(0, 1fr)' },
    alignItems: 'start',
  },
});

export type TabItem<T extends string> = {
  readonly id: T;
  readonly label: string;
  /** Drawn after the label. */
  readonly mark?: ReactNode;
  /** What the mark says, in words; for the list of narrow screens too. */
  readonly note?: string | undefined;
};

type TabsProps<T extends string> = {
  /** What the tabs are parts of. */
  label: string;
  /** Names the list that takes the place of the tabs on a narrow screen: “Rubrique”. */
  selectLabel: string;
  tabs: readonly TabItem<T>[];
  current: T;
  onSelect: (tab: T) => void;
  /** What the current tab shows. */
  children: ReactNode;
};

/** Parts of which one is shown: Chakra's tabs at the side; on a narrow screen the browser's own list. */
export function Tabs<T extends string>({ label, selectLabel, tabs, current, onSelect, children }: TabsProps<T>) {
  const select = (value: string) => {
    const chosen = tabs.find(({ id }) => id === value);
    if (chosen) onSelect(chosen.id);
  };
  return (
    <Chakra.Root
      value={current}
      onValueChange={({ value }) => select(value)}
      orientation="vertical"
      variant="subtle"
      colorPalette="copper"
      asChild
    >
      <Columns>
        <Box display={{ base: 'block', lg: 'none' }}>
          <Select
            aria-label={selectLabel}
            value={current}
            fontWeight="600"
            onChange={({ target }) => select(target.value)}
          >
            {tabs.map((tab) => (
              <option key={tab.id} value={tab.id}>
                {tab.note ? `${tab.label} – ${tab.note}` : tab.label}
              </option>
            ))}
          </Select>
        </Box>
        <Chakra.List
          aria-label={label}
          display={{ base: 'none', lg: 'flex' }}
          gap="0.5"
          position="sticky"
          top="var(--tabs-top, 5rem)"
        >
          {tabs.map((tab) => (
            <Chakra.Trigger
              key={tab.id}
              value={tab.id}
              aria-label={tab.note ? `${tab.label}, ${tab.note}` : undefined}
              height="auto"
              minHeight="10"
              px="3"
              lineHeight="short"
              textAlign="left"
              _hover={{ bg: 'bg.subtle', color: 'fg' }}
              _selected={{ bg: 'colorPalette.subtle', color: 'colorPalette.fg', fontWeight: 'semibold' }}
            >
              <Span flex="1">{tab.label}</Span>
              {tab.mark && <span aria-hidden>{tab.mark}</span>}
            </Chakra.Trigger>
          ))}
        </Chakra.List>
        <Chakra.Content value={current} tabIndex={-1} p="0" minWidth="0">
          {children}
        </Chakra.Content>
      </Columns>
    </Chakra.Root>
  );
}
