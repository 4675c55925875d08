import { useLingui } from '@lingui/react/macro';
import { AUDIT_PATH } from '../../lib/audit-path.ts';
import { useFormats } from '../../lib/formats.ts';
import { useTerm } from '../../lib/terms.ts';
import { Span, Stack } from '../../ui/box.ts';
import { Link } from '../../ui/button.tsx';
import { useColumns } from '../../ui/column-chooser.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { ACTIONS, OBJECTS, type AuditLine } from './audit-labels.ts';
import { PARTS } from './field-labels.ts';
import { useAuditLabels } from './use-audit-labels.ts';

const MOST_FIELDS = 3;

/** The columns of the log, and which of them are shown. */
export function useAuditColumns() {
  const { t, i18n } = useLingui();
  const { shortDateTime } = useFormats();
  const actionName = useTerm(ACTIONS);
  const typeName = useTerm(OBJECTS);
  const { actorName, roleName, objectName, fieldName } = useAuditLabels();
  const fieldsOf = ({ fields, objectType }: AuditLine): string => {
    const names = fields.map((field) => (PARTS[field] ? i18n._(PARTS[field]) : fieldName(field, objectType)));
    const more = names.length - MOST_FIELDS;
    return names.slice(0, MOST_FIELDS).join(', ') + (more > 0 ? ` +${more}` : '');
  };
  const columns: readonly Column<AuditLine>[] = [
    {
      id: 'what',
      title: t({ id: 'audit.what', message: 'Action' }),
      lead: true,
      cell: ({ id, action }) => (
        <Link to={`${AUDIT_PATH}/${id}`} look="plain" data-row-link fontWeight="600">
          {actionName(action)}
        </Link>
      ),
    },
    {
      id: 'object',
      title: t({ id: 'audit.object', message: 'Object' }),
      cell: (line) => (
        <Stack gap="0" minWidth="0" textAlign={{ base: 'right', lg: 'left' }}>
          <Span overflowWrap="anywhere">{line.objectType === 'EXPORT' ? typeName('EXPORT') : objectName(line)}</Span>
          {line.objectType !== 'EXPORT' && (
            <Span fontSize="xs" color="ink.muted">
              {typeName(line.objectType)}
            </Span>
          )}
        </Stack>
      ),
    },
    {
      id: 'fields',
      title: t({ id: 'audit.fields', message: 'Fields' }),
      optional: 'shown',
      cell: (line) => <Span textAlign={{ base: 'right', lg: 'left' }}>{fieldsOf(line)}</Span>,
    },
    {
      id: 'who',
      title: t({ id: 'audit.who', message: 'Who' }),
      cell: ({ actor }) => (
        <Stack gap="0" textAlign={{ base: 'right', lg: 'left' }}>
          <Span>{actorName(actor)}</Span>
          <Span fontSize="xs" color="ink.muted">
            {roleName(actor)}
          </Span>
        </Stack>
      ),
    },
    {
      id: 'when',
      title: t({ id: 'audit.when', message: 'When' }),
      cell: ({ at }) => <Span whiteSpace="nowrap">{shortDateTime(at)}</Span>,
    },
  ];
  return useColumns('audit-log', columns);
}
