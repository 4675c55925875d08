import { Trans, useLingui } from '@lingui/react/macro';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { PHOTOS } from '../../../../schema/owner-limits.ts';
import { Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { DropFrame } from '../../../ui/drop-frame.ts';
import { Text, VisuallyHidden } from '../../../ui/text.tsx';

type DropZoneProps = {
  /** Why nothing can be added; null = something can. */
  full: string | null;
  onFiles: (files: readonly File[]) => void;
};

/** Where pictures are dropped, or chosen. */
export function DropZone({ full, onFiles }: DropZoneProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  const onDragOver = (event: DragEvent) => {
    if (!carriesFiles(event)) return;
    // Without it the browser would leave the page for the file, wherever it is dropped.
    event.preventDefault();
    event.dataTransfer.dropEffect = full === null ? 'copy' : 'none';
    setOver(full === null);
  };
  const onDrop = (event: DragEvent) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    setOver(false);
    if (full === null) onFiles([...event.dataTransfer.files]);
  };
  const onChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // The same file may be chosen again.
    target.value = '';
  };
  return (
    <DropFrame
      over={over}
      onDragEnter={onDragOver}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <Stack alignItems="center" textAlign="center" gap="3">
        <ImagePlus size={28} strokeWidth={1.5} aria-hidden />
        {full === null ? (
          <Text>
            <Trans id="photos.drop">Drop your photos here</Trans>
          </Text>
        ) : (
          <Text tone="muted">{full}</Text>
        )}
        <Button disabled={full !== null} onClick={() => input.current?.click()}>
          <Trans id="photos.choose">Choose photos</Trans>
        </Button>
        <Text look="caption" tone="muted">
          <Trans id="photos.help">
            JPEG, PNG, WebP or AVIF, 10 MB each at most. Landscape photos of 1600 pixels or more look best.
          </Trans>
        </Text>
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            multiple
            accept={PHOTOS.types.join(',')}
            tabIndex={-1}
            disabled={full !== null}
            aria-label={t({ id: 'photos.choose', message: 'Choose photos' })}
            onChange={onChoose}
          />
        </VisuallyHidden>
      </Stack>
    </DropFrame>
  );
}
