import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../lib/formats.ts';
import { Span, Stack } from '../../ui/box.ts';
import type { Column } from '../../ui/data-table.tsx';
import { Text } from '../../ui/text.tsx';
import { useRetentionLabels, type Rule } from './retention-labels.ts';

/** The columns of the table of retention periods. */
export function useRetentionColumns(): readonly Column<Rule & { readonly id: string }>[] {
  const { t } = useLingui();
  const { number, date } = useFormats();
  const words = useRetentionLabels();
  return [
    {
      id: 'kind',
      title: t({ id: 'retention.what', message: 'Data' }),
      lead: true,
      cell: (rule) => <Span fontWeight="600">{words.kind(rule.kind)}</Span>,
    },
    {
      id: 'period',
      title: t({ id: 'retention.keptFor', message: 'Kept for' }),
      cell: (rule) => (
        <Stack gap="0.5">
          <span>{words.period(rule)}</span>
          {!rule.isSetting && (
            <Text as="span" look="caption" tone="muted">
              {t({ id: 'retention.fixedPeriod', message: 'fixed period' })}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'effect',
      title: t({ id: 'retention.then', message: 'Then' }),
      cell: words.effect,
    },
    {
      id: 'count',
      title: t({ id: 'retention.due', message: 'Due today' }),
      numeric: true,
      cell: ({ count }) => (
        <Span fontWeight={count > 0 ? '600' : '400'} color={count > 0 ? 'ink' : 'ink.muted'}>
          {number(count)}
        </Span>
      ),
    },
    {
      id: 'oldest',
      title: t({ id: 'retention.oldest', message: 'Oldest' }),
      cell: ({ oldest, references }) =>
        oldest === null ? (
          '–'
        ) : (
          <Stack gap="0.5">
            <span>{date(oldest)}</span>
            {references.length > 0 && (
              <Text as="span" look="caption" tone="muted" overflowWrap="anywhere">
                {references.join(', ')}
              </Text>
            )}
          </Stack>
        ),
    },
  ];
}
