import type { Area } from 'react-easy-crop';

/** Edge of the picture that is sent, in pixels: enough for every size that is shown. */
const EDGE = 512;
const QUALITY = 0.9;

/**
 * The square of a picture as a JPEG of its own.
 * @param area the square, in pixels of the picture.
 * @returns null if the browser cannot read the file.
 */
export async function croppedPicture(file: File, { x, y, width, height }: Area): Promise<File | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const canvas = document.createElement('canvas');
  canvas.width = EDGE;
  canvas.height = EDGE;
  const context = canvas.getContext('2d')!;
  // A picture with see-through parts stands on white, as it will in every theme.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, EDGE, EDGE);
  context.drawImage(bitmap, x, y, width, height, 0, 0, EDGE, EDGE);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  return blob && new File([blob], 'avatar.jpg', { type: 'image/jpeg' });
}
