import { styled } from './styled.ts';
import ArrowDown from 'lucide-static/icons/arrow-down.svg?react';
import ArrowUp from 'lucide-static/icons/arrow-up.svg?react';
import type { ReactNode } from 'react';
import { Span } from './box.ts';
import { Tick } from './checkbox.tsx';
import { DataTableElement, TickRoom } from './data-table-parts.ts';
import { RouterLink } from './router-link.tsx';
import { useRowKeys } from './use-row-keys.ts';

export type Column<Row> = {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Where its head leads: the same list, ordered by it. `direction` = how it is ordered by it now; null = it is not. */
  readonly sort?: { readonly to: string; readonly direction: 'ascending' | 'descending' | null };
  /** Numbers stand at the right, one under the other. */
  readonly numeric?: boolean;
  /** What the row is called: first on a narrow screen, without its title. Give its link `data-row-link`. */
  readonly lead?: boolean;
  /** Actions: at the end, without a visible title. */
  readonly actions?: boolean;
  /** Whether one may leave it out, and whether it is shown until one says otherwise. */
  readonly optional?: 'shown' | 'hidden';
};

export type Selection<Row> = {
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: readonly string[], chosen: boolean) => void;
  /** “Choisir Le Grand Hôtel” */
  readonly label: (row: Row) => string;
  /** “Choisir toute la page” */
  readonly allLabel: string;
};

type DataTableProps<Row extends { readonly id: string }> = {
  /** Names the table; not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** None = rows can't be chosen. */
  selection?: Selection<Row>;
  /** Marks a row that stands out: a withdrawn one, say. */
  faded?: (row: Row) => boolean;
};

const HeadLink = styled(
  RouterLink,
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      color: 'inherit',
      textDecoration: 'none',
      minHeight: '8',
      _hover: { color: 'ink', textDecoration: 'underline' },
    },
  },
  { forwardProps: ['to', 'preventScrollReset'] },
);

/**
 * Rows of things, sorted and paged by the server. On a narrow screen each row is a card in which every value stands beside the title of its
 * column, to be read and to be heard: the head of the table is not there. With the focus in a
 * row, the arrows (or j and k) lead to the other rows, Enter opens, x chooses.
 */
export function DataTable<Row extends { readonly id: string }>(props: DataTableProps<Row>) {
  const { caption, columns, rows, selection, faded } = props;
  const body = useRowKeys<HTMLTableSectionElement>();
  const all = rows.length > 0 && rows.every(({ id }) => selection?.chosen.has(id));
  return (
    <DataTableElement>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {selection && (
            <th scope="col">
              <TickRoom>
                <Tick
                  aria-label={selection.allLabel}
                  checked={all}
                  onChange={({ target }) =>
                    selection.onChoose(
                      rows.map(({ id }) => id),
                      target.checked,
                    )
                  }
                />
              </TickRoom>
            </th>
          )}
          {columns.map((column) => (
            <Head key={column.id} column={column} />
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row) => (
          <tr
            key={row.id}
            data-chosen={selection?.chosen.has(row.id) || undefined}
            data-faded={faded?.(row) || undefined}
          >
            {selection && (
              <td data-tick>
                <TickRoom>
                  <Tick
                    data-row-tick
                    aria-label={selection.label(row)}
                    checked={selection.chosen.has(row.id)}
                    onChange={({ target }) => selection.onChoose([row.id], target.checked)}
                  />
                </TickRoom>
              </td>
            )}
            {columns.map(({ id, title, cell, numeric, lead, actions }) => (
              <td key={id} data-lead={lead} data-actions={actions} data-numeric={numeric}>
                {!lead && !actions && (
                  <>
                    <Span data-title>{title}</Span>{' '}
                  </>
                )}
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTableElement>
  );
}

function Head<Row>({ column }: { column: Column<Row> }) {
  const { title, sort, numeric, actions } = column;
  return (
    <th scope="col" data-numeric={numeric} aria-sort={sort?.direction ?? undefined}>
      {actions && <Span srOnly>{title}</Span>}
      {!actions && !sort && title}
      {!actions && sort && (
        <HeadLink to={sort.to} preventScrollReset>
          {title}
          {sort.direction === 'ascending' && <ArrowUp size={14} aria-hidden />}
          {sort.direction === 'descending' && <ArrowDown size={14} aria-hidden />}
        </HeadLink>
      )}
    </th>
  );
}
