import { useLingui } from '@lingui/react/macro';
import { useErrorText } from '../../lib/errors.ts';
import { useFormats } from '../../lib/formats.ts';
import { Stack } from '../../ui/box.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Text } from '../../ui/text.tsx';
import { OwnSection } from './own-section.tsx';
import { SettingsEditor } from './settings-editor.tsx';
import { usePlatformSettingsQuery } from './settings.gen.ts';

/** The settings of the platform with their loading and error states, and those of the viewer. */
export function SettingsScreen() {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const errorText = useErrorText();
  const { data, error, refetch } = usePlatformSettingsQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const settings = data?.platformSettings;
  const reload = async () => {
    try {
      return (await refetch()).data?.platformSettings ?? null;
    } catch {
      return null;
    }
  };
  if (!settings)
    return error ? (
      <ErrorState
        title={t({ id: 'settings.failed', message: 'The settings could not be loaded' })}
        actions={
          <Button look="quiet" onClick={() => void reload()}>
            {t({ id: 'session.retry', message: 'Try again' })}
          </Button>
        }
      >
        {errorText(error)}
      </ErrorState>
    ) : (
      <Skeleton height="40rem" maxWidth="4xl" borderRadius="md" />
    );
  const { updatedAt, updatedBy } = settings;
  return (
    <Stack gap="6" maxWidth="4xl">
      {updatedAt && (
        <Text tone="muted">
          {updatedBy
            ? t({ id: 'settings.changedBy', message: `Last change: ${dateTime(updatedAt)}, by ${updatedBy}.` })
            : t({ id: 'settings.changed', message: `Last change: ${dateTime(updatedAt)}.` })}
        </Text>
      )}
      <SettingsEditor settings={settings} reload={reload} />
      <OwnSection />
    </Stack>
  );
}
