import { styled } from '../../ui/styled.ts';
import { useLingui } from '@lingui/react/macro';
import { Span } from '../../ui/box.ts';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import type { AuditObject } from './audit-labels.ts';
import { PARTS } from './field-labels.ts';
import { type AuditChange, useAuditValue } from './use-audit-value.ts';
import { useAuditLabels } from './use-audit-labels.ts';

const Value = styled('span', {
  base: { px: '1.5', borderRadius: 'sm', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  variants: { side: { before: { bg: 'danger.tint' }, after: { bg: 'sage.tint' } } },
});

type Line = AuditChange & { readonly id: string };

function useChangeColumns(objectType: AuditObject): readonly Column<Line>[] {
  const { t, i18n } = useLingui();
  const { fieldName } = useAuditLabels();
  const valueOf = useAuditValue();
  const nameOf = ({ field, part, partName }: AuditChange): string => {
    const name = fieldName(field, objectType);
    if (part === null) return name;
    const kind = PARTS[part] ? i18n._(PARTS[part]) : part;
    return t({ id: 'audit.partOf', message: `${kind} “${partName}”, ${name}` });
  };
  const side = (which: 'before' | 'after', title: string): Column<Line> => ({
    id: which,
    title,
    cell: (line) => {
      const value = line[which];
      return value === null ? (
        <Span color="ink.muted">{t({ id: 'audit.nothing', message: 'None' })}</Span>
      ) : (
        <Value side={which}>{valueOf(line, objectType, value)}</Value>
      );
    },
  });
  return [
    {
      id: 'field',
      title: t({ id: 'audit.field', message: 'Field' }),
      lead: true,
      cell: (line) => <Span fontWeight="600">{nameOf(line)}</Span>,
    },
    side('before', t({ id: 'audit.before', message: 'Before' })),
    side('after', t({ id: 'audit.after', message: 'After' })),
  ];
}

/** Before and after, field by field. */
export function ChangesTable({ changes, objectType }: { changes: readonly AuditChange[]; objectType: AuditObject }) {
  const { t } = useLingui();
  const columns = useChangeColumns(objectType);
  return (
    <DataTable
      caption={t({ id: 'audit.changes', message: 'What changed' })}
      columns={columns}
      rows={changes.map((change) => ({ ...change, id: `${change.part} ${change.partName} ${change.field}` }))}
    />
  );
}
