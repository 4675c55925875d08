import { styled } from '../../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type RefObject } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useObjectUrl } from '../../../lib/use-object-url.ts';
import { Box, Flex, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Text } from '../../../ui/text.tsx';
import { croppedPicture } from './cropped-picture.ts';

const MAX_ZOOM = 4;
/** How far an arrow key moves the picture, in pixels of the screen. */
const KEYBOARD_STEP = 8;
const CENTRE = { x: 0, y: 0 };

const Zoom = styled('input', { base: { width: 'full', accentColor: 'var(--p-colors-copper)', minHeight: '11' } });

type AvatarCropperProps = {
  file: File;
  saving: boolean;
  onSave: (file: File) => void;
  onCancel: () => void;
  /** The file is no picture that this browser can show. */
  onUnreadable: () => void;
};

/** Chooses the square of a picture that is kept: moved with the pointer, the fingers or the arrow keys, nearer with the slider. */
export function AvatarCropper({ file, saving, onSave, onCancel, onUnreadable }: AvatarCropperProps) {
  const { t } = useLingui();
  const address = useObjectUrl(file);
  const stage = useRef<RefObject<HTMLDivElement | null>>(null);
  const [crop, setCrop] = useState(CENTRE);
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);

  const isShown = area !== null;
  useEffect(() => {
    if (isShown) stage.current?.current?.focus();
  }, [isShown]);

  const save = async () => {
    const picture = area && (await croppedPicture(file, area));
    if (picture) onSave(picture);
    else onUnreadable();
  };

  return (
    <Flex gap="6" p="5" bg="sunken" borderRadius="md" flexDirection={{ base: 'column', sm: 'row' }} alignItems="center">
      <Box position="relative" boxSize="60" maxWidth="full" flexShrink="0" borderRadius="md" overflow="hidden">
        {address && (
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            aspect={1}
            cropShape="round"
            objectFit="cover"
            showGrid={false}
            keyboardStep={KEYBOARD_STEP}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(_, pixels) => setArea(pixels)}
            setCropperRef={(element) => (stage.current = element)}
            mediaProps={{ onError: onUnreadable }}
            cropperProps={{
              role: 'application',
              'aria-label': t({
                id: 'avatar.stage',
                message: 'The part of the photo to keep. Move it with the arrow keys.',
              }),
            }}
          />
        )}
      </Box>
      <Stack gap="3" flex="1" width="full">
        <Text look="small" tone="muted">
          <Trans id="avatar.cropHelp">Move the photo with the pointer or the arrow keys.</Trans>
        </Text>
        <Stack as="label" gap="1" textStyle="label">
          <Trans id="avatar.zoom">Zoom</Trans>
          <Zoom
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={zoom}
            onChange={({ target }) => setZoom(Number(target.value))}
          />
        </Stack>
        <Flex gap="3" flexWrap="wrap">
          <Button look="quiet" busy={saving} disabled={!isShown} onClick={() => void save()}>
            <Trans id="avatar.save">Use this photo</Trans>
          </Button>
          <Button look="ghost" onClick={onCancel}>
            <Trans id="profile.cancel">Cancel</Trans>
          </Button>
        </Flex>
      </Stack>
    </Flex>
  );
}
