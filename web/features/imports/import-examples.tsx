import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Box, Item, List, Span, Stack } from '../../ui/box.ts';
import { Heading, Text, VisuallyHidden } from '../../ui/text.tsx';
import { FIELDS, type ImportReport } from './import-labels.ts';
import { useWord } from './use-word.ts';

type Example = ImportReport['examples'][number];

/** Some of the venues that are changed and created, to see with one's own eyes whether the file is understood. */
export function ImportExamples({ examples, planned }: { examples: readonly Example[]; planned: boolean }) {
  const changed = examples.filter(({ isNew }) => !isNew);
  const created = examples.filter(({ isNew }) => isNew);
  return (
    <Stack gap="3">
      {changed.length > 0 && (
        <Examples
          title={
            planned ? (
              <Trans id="transfer.changedExamples">Examples of what would change</Trans>
            ) : (
              <Trans id="transfer.changedNow">Examples of what changed</Trans>
            )
          }
          examples={changed}
        />
      )}
      {created.length > 0 && (
        <Examples title={<Trans id="transfer.newExamples">Examples of new venues</Trans>} examples={created} />
      )}
    </Stack>
  );
}

function Examples({ title, examples }: { title: ReactNode; examples: readonly Example[] }) {
  const { t } = useLingui();
  const field = useWord(FIELDS);
  return (
    <Stack gap="2">
      <Heading as="h4" look="h4">
        {title}
      </Heading>
      <Box border="1px solid" borderColor="rule" borderRadius="md">
        {examples.map(({ line, name, isNew, changes }) => (
          <Box as="details" key={line} px="4" borderTop="1px solid" borderColor="rule" _first={{ borderTopWidth: '0' }}>
            <Box as="summary" cursor="pointer" py="2">
              <Span fontWeight="600">{name}</Span>{' '}
              <Text as="span" look="small" tone="muted">
                {t({ id: 'transfer.lineOf', message: `line ${line}` })}
                {!isNew && ` – ${changes.map((change) => field(change.field)).join(', ')}`}
              </Text>
            </Box>
            <List display="grid" gap="2" pb="3">
              {changes.map((change) => (
                <Item key={change.field}>
                  <Text look="small" tone="muted">
                    {field(change.field)}
                  </Text>
                  {change.before !== '' && (
                    <Text look="small" overflowWrap="anywhere" whiteSpace="pre-line">
                      <VisuallyHidden>{t({ id: 'transfer.before', message: 'Before:' })} </VisuallyHidden>
                      <Box as="del" color="ink.muted">
                        {change.before}
                      </Box>
                    </Text>
                  )}
                  <Text look="small" overflowWrap="anywhere" whiteSpace="pre-line">
                    {!isNew && <VisuallyHidden>{t({ id: 'transfer.after', message: 'After:' })} </VisuallyHidden>}
                    {change.after === '' ? t({ id: 'transfer.emptied', message: '(emptied)' }) : change.after}
                  </Text>
                </Item>
              ))}
            </List>
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
