import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { SendFailure } from '../../lib/send-failure.tsx';
import { Grid, Row, Stack } from '../../ui/box.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { ColumnMapping } from './column-mapping.tsx';
import { FaultNotice } from './fault-notice.tsx';
import { MAPPINGS, type ImportRun } from './import-labels.ts';
import { SavedMappings } from './saved-mappings.tsx';
import type { ImportFormsQuery } from './transfer.gen.ts';
import { useImportSteps, type Settings } from './use-import.ts';
import { useWord } from './use-word.ts';

/** Column by column; the API says null. */
const BY_HAND = 'by-hand';
const EVERY = '';

type SettingsFormProps = {
  run: ImportRun;
  forms: ImportFormsQuery['importForms'];
  onForms: () => void;
  /** Whether it is otherwise than it was checked. */
  onEdited: (edited: boolean) => void;
};

/** How a file is read: as a known form, or column by column. Checks it without writing. */
export function SettingsForm({ run, forms, onForms, onEdited }: SettingsFormProps) {
  const { t } = useLingui();
  const mappingName = useWord(MAPPINGS);
  const { check, checking } = useImportSteps(run);
  const before = run.settings;
  const [mapping, setMapping] = useState(before ? (before.mapping ?? BY_HAND) : (run.fittingMappings[0] ?? BY_HAND));
  const [fields, setFields] = useState<Readonly<Record<string, string>>>(() =>
    before && before.columns.length > 0
      ? Object.fromEntries(before.columns.map(({ header, field }) => [header, field]))
      : Object.fromEntries(run.columns.flatMap(({ header, guess }) => (guess ? [[header, guess]] : []))),
  );
  const [only, setOnly] = useState(before?.only ?? EVERY);
  const [publish, setPublish] = useState(before?.publish ?? false);
  const [confirmed, setConfirmed] = useState(before?.confirmed ?? false);
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof check>> | null>(null);
  const held = run.check?.held ?? 0;
  const byHand = mapping === BY_HAND;
  const columns = run.columns.flatMap(({ header }) => {
    const field = fields[header];
    return field ? [{ header, field }] : [];
  });
  const typed = forms.typed.includes(mapping) && run.types.length > 0;
  const edited = ({ target }: FormEvent) => {
    // The name under which a choice is kept changes nothing of it.
    if (!(target instanceof HTMLInputElement && target.type === 'text')) onEdited(true);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (checking) return;
    setOutcome(null);
    const settings: Settings = {
      mapping: byHand ? null : mapping,
      columns: byHand ? columns : [],
      only: typed && only !== EVERY ? only : null,
      publish,
      confirmed,
    };
    const checked = await check(settings);
    setOutcome(checked);
    if (checked.kind === 'done') onEdited(false);
  };
  return (
    <Stack as="form" gap="4" onChange={edited} onSubmit={(event) => void submit(event)}>
      <Grid gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
        <Field label={t({ id: 'transfer.readAs', message: 'Read the file as' })}>
          <Select value={mapping} onChange={({ target }) => setMapping(target.value)}>
            {forms.mappings.map((name) => (
              <option key={name} value={name} disabled={!run.fittingMappings.includes(name)}>
                {mappingName(name)}
              </option>
            ))}
            <option value={BY_HAND}>{t({ id: 'transfer.byHand', message: 'Column by column' })}</option>
          </Select>
        </Field>
        {typed && (
          <Field label={t({ id: 'transfer.only', message: 'Only rows of type' })}>
            <Select value={only} onChange={({ target }) => setOnly(target.value)}>
              <option value={EVERY}>{t({ id: 'transfer.allTypes', message: 'All types' })}</option>
              {run.types.map((type) => (
                <option key={type} value={type}>
                  {type}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </Grid>
      {byHand && (
        <>
          <SavedMappings
            saved={forms.saved}
            columns={columns}
            headers={run.columns.map(({ header }) => header)}
            onChoose={setFields}
            onForms={onForms}
          />
          <ColumnMapping columns={run.columns} fields={forms.fields} chosen={fields} onChoose={setFields} />
        </>
      )}
      <Checkbox long checked={publish} onChange={({ target }) => setPublish(target.checked)}>
        <Trans id="transfer.publish">
          Approve and publish new venues. Otherwise they stay drafts; anything someone has unpublished stays
          unpublished.
        </Trans>
      </Checkbox>
      {(held > 0 || confirmed) && (
        <Checkbox long checked={confirmed} onChange={({ target }) => setConfirmed(target.checked)}>
          <Trans id="transfer.confirmed">
            Also import the rows to confirm (town and postal code that contradict each other, point far from the town).
            Without it they are left out.
          </Trans>
        </Checkbox>
      )}
      {outcome?.kind === 'wrong' && (
        <FaultNotice
          title={t({ id: 'transfer.wrongSettings', message: 'The file cannot be read this way' })}
          faults={outcome.fields.map(({ path, code }) => ({
            code: path === 'columns' && code === 'missing_column' ? 'missing_choice' : code,
            line: null,
          }))}
        />
      )}
      {outcome?.kind === 'failed' && <StepFailure code={outcome.code} wait={outcome.wait} />}
      <Row>
        <Button type="submit" look={run.check ? 'outline' : 'solid'} busy={checking}>
          {run.check ? (
            <Trans id="transfer.checkAgain">Check again</Trans>
          ) : (
            <Trans id="transfer.check">Check without writing anything</Trans>
          )}
        </Button>
      </Row>
    </Stack>
  );
}

/** Why a step of an import did not come about. */
export function StepFailure({ code, wait }: { code: string; wait: number | null }) {
  const { t } = useLingui();
  return (
    <SendFailure
      code={code}
      wait={wait}
      title={t({ id: 'transfer.notBegun', message: 'Nothing was started' })}
      texts={{
        CONFLICT: t({
          id: 'transfer.another',
          message: 'Another import is running: only one can run at a time. Wait until it finishes, or stop it.',
        }),
        FORBIDDEN: t({
          id: 'transfer.notNow',
          message: 'This import has moved on in the meantime. Reload the page to see where it stands.',
        }),
      }}
    />
  );
}
