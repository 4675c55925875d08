import { styled } from '#styled/jsx';
import Columns from 'lucide-react/icons/columns-3';
import { useRef, useState } from 'react';
import { Checkbox } from './checkbox.tsx';
import type { Column } from './data-table.tsx';
import { buttonRecipe } from './recipes.ts';
import { useMenuManners } from './use-menu-manners.ts';

const Menu = styled('details', { base: { position: 'relative' } });
const Opener = styled(styled('summary', buttonRecipe), {
  base: { listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
});
const Panel = styled('fieldset', {
  base: {
    position: 'absolute',
    zIndex: 'popover',
    right: '0',
    top: 'calc(100% + 4px)',
    minWidth: '14rem',
    maxHeight: '70vh',
    overflowY: 'auto',
    px: '4',
    py: '2',
    bg: 'surface',
    border: '1px solid',
    borderColor: 'rule',
    borderRadius: 'md',
    boxShadow: 'card',
    '& legend': { srOnly: true },
  },
});

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

/** Which columns one wants to see. */
export function ColumnChooser({ label, chooser: { options, choose } }: ColumnChooserProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useMenuManners(menu);
  return (
    <Menu ref={menu}>
      <Opener size="sm">
        <Columns size={16} aria-hidden />
        {label}
      </Opener>
      <Panel>
        <legend>{label}</legend>
        {options.map(({ id, title, shown }) => (
          <Checkbox key={id} checked={shown} onChange={({ target }) => choose(id, target.checked)}>
            {title}
          </Checkbox>
        ))}
      </Panel>
    </Menu>
  );
}
