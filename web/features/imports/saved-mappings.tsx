import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { IMPORT_LIMITS } from '../../../schema/import-limits.ts';
import { useMutationCall } from '../../lib/calls.ts';
import { SendFailure } from '../../lib/send-failure.tsx';
import { Grid, Row, Stack } from '../../ui/box.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { DeleteImportMappingDocument, SaveImportMappingDocument, type ImportFormsQuery } from './transfer.gen.ts';

type Columns = readonly { readonly header: string; readonly field: string }[];

type SavedMappingsProps = {
  saved: ImportFormsQuery['importForms']['saved'];
  /** What is chosen now. */
  columns: Columns;
  /** Titles of the columns of the file. */
  headers: readonly string[];
  onChoose: (fields: Readonly<Record<string, string>>) => void;
  /** The saved ones are no longer what they were. */
  onForms: () => void;
};

/** Choices of columns under a name: taken up, kept, deleted. */
export function SavedMappings({ saved, columns, headers, onChoose, onForms }: SavedMappingsProps) {
  const { t } = useLingui();
  const [chosenId, setChosenId] = useState('');
  const [name, setName] = useState('');
  const [told, setTold] = useState('');
  const [failure, setFailure] = useState<{ code: string; wait: number | null } | null>(null);
  const [save, saving] = useMutationCall(SaveImportMappingDocument, 'saveImportMapping', (given: string) => ({
    input: { name: given, columns: [...columns] },
  }));
  const [remove, removing] = useMutationCall(DeleteImportMappingDocument, 'deleteImportMapping', (id: string) => ({
    id,
  }));
  const choose = (id: string) => {
    setChosenId(id);
    const mapping = saved.find((each) => each.id === id);
    if (!mapping) return;
    setName(mapping.name);
    onChoose(
      Object.fromEntries(
        mapping.columns.flatMap(({ header, field }) => (headers.includes(header) ? [[header, field]] : [])),
      ),
    );
  };
  const settle = (
    outcome: { readonly kind: string; readonly code?: string; readonly wait?: number | null },
    text: string,
  ) => {
    setTold(outcome.kind === 'done' ? text : '');
    setFailure(
      outcome.kind === 'done' ? null : { code: outcome.code ?? 'VALIDATION_FAILED', wait: outcome.wait ?? null },
    );
    if (outcome.kind === 'done') onForms();
  };
  const removeChosen = async () => {
    const outcome = await remove(chosenId);
    setChosenId('');
    settle(outcome, t({ id: 'transfer.mappingDeleted', message: 'The mapping has been deleted.' }));
  };
  const saveChosen = async () => {
    const outcome = await save(name.trim());
    settle(outcome, t({ id: 'transfer.mappingSaved', message: 'The mapping has been saved.' }));
  };
  return (
    <Stack gap="3">
      <Grid gap="4" alignItems="end" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
        {saved.length > 0 && (
          <Row flexWrap="nowrap" alignItems="end">
            <Stack flex="1">
              <Field label={t({ id: 'transfer.savedMapping', message: 'Saved mapping' })}>
                <Select value={chosenId} onChange={({ target }) => choose(target.value)}>
                  <option value="">{t({ id: 'transfer.noMapping', message: 'None' })}</option>
                  {saved.map((mapping) => (
                    <option key={mapping.id} value={mapping.id}>
                      {mapping.name}
                    </option>
                  ))}
                </Select>
              </Field>
            </Stack>
            {chosenId !== '' && (
              <Button look="quiet" busy={removing} onClick={() => void removeChosen()}>
                <Trans id="transfer.deleteMapping">Delete</Trans>
              </Button>
            )}
          </Row>
        )}
        <Row flexWrap="nowrap" alignItems="end">
          <Stack flex="1">
            <Field label={t({ id: 'transfer.mappingName', message: 'Save this choice as' })}>
              <TextInput
                value={name}
                maxLength={IMPORT_LIMITS.mappingName}
                onChange={({ target }) => setName(target.value)}
              />
            </Field>
          </Stack>
          <Button busy={saving} disabled={name.trim() === '' || columns.length === 0} onClick={() => void saveChosen()}>
            <Trans id="transfer.saveMapping">Save</Trans>
          </Button>
        </Row>
      </Grid>
      <div role="status">{told !== '' && <Notice tone="sage">{told}</Notice>}</div>
      {failure && <SendFailure code={failure.code} wait={failure.wait} />}
    </Stack>
  );
}
