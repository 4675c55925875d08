import { useLingui } from '@lingui/react/macro';
import { PHOTOS } from '../../../../schema/owner-limits.ts';
import { useObjectUrl } from '../../../lib/use-object-url.ts';
import { Flex, Stack } from '../../../ui/box.ts';
import { FieldError } from '../../../ui/field.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { Text } from '../../../ui/text.tsx';
import { LogoFrame } from './logo-frame.ts';

type LogoFieldProps = {
  /** Address of the one that it has; null = none yet. */
  present: string | null;
  file: File | null;
  onFile: (file: File) => void;
  /** What is wrong with it; null = nothing. */
  error: string | null;
};

/** The logo: the one that is there, or the file that is about to be sent. */
export function LogoField({ present, file, onFile, error }: LogoFieldProps) {
  const { t } = useLingui();
  const shown = useObjectUrl(file) ?? present;
  const label =
    (present ?? file)
      ? t({ id: 'content.logoChange', message: 'Choose another logo' })
      : t({ id: 'content.logoChoose', message: 'Choose a logo' });
  return (
    <Stack gap="2">
      <Text as="span" textStyle="label">
        {t({ id: 'content.logo', message: 'Logo' })}
      </Text>
      <Flex gap="4" alignItems="center" flexWrap="wrap">
        <LogoFrame>{shown && <img src={shown} alt="" />}</LogoFrame>
        <Stack gap="1" alignItems="flex-start">
          <FileButton size="sm" accept={PHOTOS.types.join(',')} onFile={onFile}>
            {label}
          </FileButton>
          <Text look="caption" tone="muted">
            {t({
              id: 'content.logoHelp',
              message: 'Preferably PNG or WebP with a transparent background; JPEG and AVIF work too. Up to 10 MB.',
            })}
          </Text>
        </Stack>
      </Flex>
      <div role="alert">{error !== null && <FieldError id={undefined}>{error}</FieldError>}</div>
    </Stack>
  );
}
