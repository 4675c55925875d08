import { styled } from '#styled/jsx';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
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

const TabList = styled('div', {
  base: {
    display: { base: 'none', lg: 'grid' },
    gap: '0.5',
    position: 'sticky',
    top: 'var(--tabs-top, 5rem)',
  },
});

const TabButton = styled('button', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '10',
    px: '3',
    borderRadius: 'sm',
    color: 'ink.muted',
    fontSize: 'sm',
    fontWeight: '500',
    lineHeight: 'snug',
    textAlign: 'left',
    cursor: 'pointer',
    transition: 'colors',
    transitionDuration: 'fast',
    _hover: { bg: 'sunken', color: 'ink' },
    '@media (pointer: coarse)': { minHeight: '11' },
    '&[aria-selected=true]': {
      bg: 'copper.tint',
      color: 'copper.text',
      fontWeight: '600',
    },
  },
});

const Panel = styled('div', { base: { minWidth: '0' } });

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

/** Parts of which one is shown: WAI-ARIA tabs at the side, chosen by arrows and click; on a narrow screen the browser's own list. */
export function Tabs<T extends string>({ label, selectLabel, tabs, current, onSelect, children }: TabsProps<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    // From the tab that has the focus: which one is shown follows it a moment later, and the next arrow may be faster.
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const at = all.findIndex((tab) => tab === event.target);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + tabs.length) % tabs.length;
    const tab = tabs[index];
    if (!tab) return;
    onSelect(tab.id);
    all[index]?.focus();
  };
  return (
    <Columns>
      <Box display={{ base: 'block', lg: 'none' }}>
        <Select
          aria-label={selectLabel}
          value={current}
          fontWeight="600"
          onChange={({ target }) => {
            const chosen = tabs.find((tab) => tab.id === target.value);
            if (chosen) onSelect(chosen.id);
          }}
        >
          {tabs.map((tab) => (
            <option key={tab.id} value={tab.id}>
              {tab.note ? `${tab.label} – ${tab.note}` : tab.label}
            </option>
          ))}
        </Select>
      </Box>
      <TabList ref={list} role="tablist" aria-label={label} aria-orientation="vertical">
        {tabs.map((tab) => {
          const selected = tab.id === current;
          return (
            <TabButton
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-tab-${tab.id}`}
              aria-selected={selected}
              aria-controls={selected ? `${id}-panel` : undefined}
              aria-label={tab.note ? `${tab.label}, ${tab.note}` : undefined}
              tabIndex={selected ? 0 : -1}
              onClick={() => onSelect(tab.id)}
              onKeyDown={onKeyDown}
            >
              <Span flex="1">{tab.label}</Span>
              {tab.mark && <span aria-hidden>{tab.mark}</span>}
            </TabButton>
          );
        })}
      </TabList>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${current}`}>
        {children}
      </Panel>
    </Columns>
  );
}
