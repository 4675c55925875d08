import { Menu, Portal } from '@chakra-ui/react';
import Columns from 'lucide-static/icons/columns-3.svg?react';
import { useState } from 'react';
import { Button } from './button.tsx';
import type { Column } from './data-table.tsx';

const keyOf = (name: string) => `columns.${name}`;

/** Ids that were chosen; null = none was ever chosen. */
function kept(name: string): readonly string[] | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : null;
  } catch {
    return null;
  }
}

/**
 * Which columns of a table are shown; kept in the browser under the table's name.
 * @returns the columns to show, and what `ColumnChooser` needs.
 */
export function useColumns<Row>(name: string, columns: readonly Column<Row>[]) {
  const [chosen, setChosen] = useState(() => kept(name));
  const isShown = ({ id, optional }: Column<Row>) =>
    optional === undefined || (chosen ? chosen.includes(id) : optional === 'shown');
  const choose = (id: string, on: boolean) => {
    const before = columns.filter((column) => column.optional && isShown(column)).map((column) => column.id);
    const after = on ? [...before, id] : before.filter((each) => each !== id);
    setChosen(after);
    try {
      localStorage.setItem(keyOf(name), JSON.stringify(after));
    } catch {
      // A browser that keeps nothing shows them until the page is left.
    }
  };
  return {
    shown: columns.filter(isShown),
    chooser: {
      options: columns
        .filter(({ optional }) => optional)
        .map((column) => ({ id: column.id, title: column.title, shown: isShown(column) })),
      choose,
    },
  };
}

type ColumnChooserProps = {
  /** “Colonnes” */
  label: string;
  chooser: ReturnType<typeof useColumns>['chooser'];
};

/** Which columns one wants to see. It stays open, as several may be chosen. */
export function ColumnChooser({ label, chooser: { options, choose } }: ColumnChooserProps) {
  return (
    <Menu.Root closeOnSelect={false} positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button size="sm">
          <Columns size={16} aria-hidden />
          {label}
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="14rem" border="1px solid" borderColor="border">
            {options.map(({ id, title, shown }) => (
              <Menu.CheckboxItem
                key={id}
                value={id}
                checked={shown}
                onCheckedChange={(checked) => choose(id, checked)}
                minHeight="10"
                cursor="pointer"
              >
                <Menu.ItemIndicator />
                <Menu.ItemText>{title}</Menu.ItemText>
              </Menu.CheckboxItem>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
