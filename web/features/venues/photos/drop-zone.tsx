import { useLingui } from '@lingui/react/macro';
import ImagePlus from 'lucide-static/icons/image-plus.svg?react';
import { PHOTOS } from '../../../../schema/owner-limits.ts';
import { FileUpload } from '../../../ui/file-upload.tsx';

type DropZoneProps = {
  /** Why nothing can be added; null = something can. */
  full: string | null;
  onFiles: (files: readonly File[]) => void;
};

/** Where pictures are dropped, or chosen. */
export function DropZone({ full, onFiles }: DropZoneProps) {
  const { t } = useLingui();
  return (
    <FileUpload
      icon={<ImagePlus size={28} strokeWidth={1.5} aria-hidden />}
      label={full ?? t({ id: 'photos.drop', message: 'Drop your photos here' })}
      chooseLabel={t({ id: 'photos.choose', message: 'Choose photos' })}
      help={t({
        id: 'photos.help',
        message: 'JPEG, PNG, WebP or AVIF, 10 MB each at most. Landscape photos of 1600 pixels or more look best.',
      })}
      accept={PHOTOS.types.join(',')}
      multiple
      disabled={full !== null}
      onFiles={onFiles}
    />
  );
}
