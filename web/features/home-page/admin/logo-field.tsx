import { useLingui } from '@lingui/react/macro';
import Upload from 'lucide-react/icons/upload';
import { useRef, type ChangeEvent } from 'react';
import { PHOTOS } from '../../../../schema/owner-limits.ts';
import { useObjectUrl } from '../../../lib/use-object-url.ts';
import { Flex, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { Text, VisuallyHidden } from '../../../ui/text.tsx';
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
  const input = useRef<HTMLInputElement>(null);
  const shown = useObjectUrl(file) ?? present;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    // The same file may be chosen again.
    target.value = '';
    if (chosen) onFile(chosen);
  };
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
          <Button size="sm" onClick={() => input.current?.click()}>
            <Upload size={16} aria-hidden />
            {label}
          </Button>
          <Text look="caption" tone="muted">
            {t({
              id: 'content.logoHelp',
              message: 'Preferably PNG or WebP with a transparent background; JPEG and AVIF work too. Up to 10 MB.',
            })}
          </Text>
        </Stack>
      </Flex>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          accept={PHOTOS.types.join(',')}
          tabIndex={-1}
          aria-label={label}
          aria-invalid={error !== null || undefined}
          onChange={choose}
        />
      </VisuallyHidden>
      <div role="alert">{error !== null && <FieldError id={undefined}>{error}</FieldError>}</div>
    </Stack>
  );
}
