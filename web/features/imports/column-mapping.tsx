import { useLingui } from '@lingui/react/macro';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { Select } from '../../ui/select.tsx';
import { Text } from '../../ui/text.tsx';
import { FIELDS, type ImportRun } from './import-labels.ts';
import { useWord } from './use-word.ts';

type Choice = Readonly<Record<string, string>>;

type ColumnMappingProps = {
  columns: ImportRun['columns'];
  /** What a column can be read as. */
  fields: readonly string[];
  /** Field by title of the column; none = it is not read. */
  chosen: Choice;
  onChoose: (chosen: Choice) => void;
};

/** Says column by column what a file holds. A field is read from one column: choosing it anew takes it from the other. */
export function ColumnMapping(props: ColumnMappingProps) {
  const { t } = useLingui();
  const shown = useMappingColumns(props);
  return (
    <DataTable
      caption={t({ id: 'transfer.columns', message: 'Columns of the file' })}
      rows={props.columns.map((column, index) => ({ ...column, id: String(index) }))}
      columns={shown}
    />
  );
}

function useMappingColumns({
  fields,
  chosen,
  onChoose,
}: ColumnMappingProps): Column<ImportRun['columns'][number] & { readonly id: string }>[] {
  const { t } = useLingui();
  const fieldName = useWord(FIELDS);
  const choose = (header: string, field: string) => {
    const rest = Object.entries(chosen).filter(([other, taken]) => other !== header && taken !== field);
    onChoose(Object.fromEntries(field === '' ? rest : [...rest, [header, field]]));
  };
  return [
    {
      id: 'header',
      title: t({ id: 'transfer.column', message: 'Column' }),
      lead: true,
      cell: ({ header }) => header,
    },
    {
      id: 'sample',
      title: t({ id: 'transfer.sample', message: 'In the first rows' }),
      cell: ({ sample }) => (
        <Text look="small" tone="muted" lineClamp={2} overflowWrap="anywhere">
          {sample.filter((value) => value !== '').join(' · ')}
        </Text>
      ),
    },
    {
      id: 'field',
      title: t({ id: 'transfer.readAsField', message: 'Read as' }),
      cell: ({ header }) => (
        <Select
          aria-label={t({ id: 'transfer.readColumnAs', message: `Read the column “${header}” as` })}
          value={chosen[header] ?? ''}
          onChange={({ target }) => choose(header, target.value)}
        >
          <option value="">{t({ id: 'transfer.ignored', message: 'Ignored' })}</option>
          {fields.map((field) => (
            <option key={field} value={field}>
              {fieldName(field)}
            </option>
          ))}
        </Select>
      ),
    },
  ];
}
