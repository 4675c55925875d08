import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import { picture, plainPng } from '../../testing/pictures.ts';
import { encodeAvif, encodePhoto, type EncodedPhoto, type EncodedVariant } from './photo-pipeline.ts';

const HTML = '<html><script>alert(document.domain)</script></html>';
const encode = async (from: Sharp | Uint8Array): Promise<EncodedPhoto> =>
  encodePhoto(from instanceof Uint8Array ? from : await from.toBuffer(), 'photos.0');
const listed = (variants: EncodedVariant[]): string[] => variants.map(({ type, width }) => `${type} ${width}`);

describe('a picture', () => {
  it.each([
    ['JPEG', () => picture(2_000, 1_000).jpeg()],
    ['PNG', () => picture(2_000, 1_000).png()],
    ['WebP', () => picture(2_000, 1_000).webp()],
    ['AVIF', () => picture(2_000, 1_000).avif({ effort: 0 })],
  ])('in %s comes out in WebP and JPEG at three widths', async (_format, from) => {
    const photo = await encode(from());
    expect([photo.width, photo.height]).toEqual([1_600, 800]);
    expect(listed(photo.variants)).toEqual([
      'image/webp 1600',
      'image/jpeg 1600',
      'image/webp 960',
      'image/jpeg 960',
      'image/webp 480',
      'image/jpeg 480',
    ]);
    for (const { bytes, type, width, name } of photo.variants) {
      const metadata = await sharp(bytes).metadata();
      expect(`image/${metadata.format}`).toBe(type);
      expect([metadata.width, metadata.height, metadata.space]).toEqual([width, width / 2, 'srgb']);
      expect(name).toMatch(new RegExp(`^${width}-[\\da-f]{12}\\.${type === 'image/jpeg' ? 'jpg' : 'webp'}$`));
    }
  });

  it('gets its AVIF of the source, in the same widths', async () => {
    const { source } = await encode(picture(1_200, 900).jpeg());
    const variants: EncodedVariant[] = [];
    for await (const variant of encodeAvif(source)) variants.push(variant);
    expect(listed(variants)).toEqual(['image/avif 1200', 'image/avif 960', 'image/avif 480']);
    const metadata = await sharp(variants[2]!.bytes).metadata();
    expect([metadata.format, metadata.compression, metadata.width, metadata.height]).toEqual(['heif', 'av1', 480, 360]);
  });

  it.each([
    [3_000, 2_000, [1_600, 960, 480]],
    [1_600, 900, [1_600, 960, 480]],
    [1_000, 700, [1_000, 960, 480]],
    [700, 500, [700, 480]],
    [480, 300, [480]],
    [300, 200, [300]],
    [1, 1, [1]],
    [4_000, 2, [1_600, 960, 480]],
    [1_000, 8_000, [400]],
  ])('of %i × %i is never made larger', async (width, height, widths) => {
    const { variants } = await encode(picture(width, height).png());
    expect([...new Set(variants.map((variant) => variant.width))]).toEqual(widths);
  });

  it('has a placeholder that fits into a page', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
    const noisy = sharp({ create: { width: 800, height: 800, channels: 3, background: '#888', noise } });
    for (const from of [picture(1_600, 1_067).jpeg(), picture(300, 900).png(), noisy.png()]) {
      const { placeholder } = await encode(from);
      expect(placeholder.length).toBeLessThan(600);
      const [, data] = placeholder.split('data:image/webp;base64,');
      const metadata = await sharp(Buffer.from(data!, 'base64')).metadata();
      expect(Math.max(metadata.width, metadata.height)).toBe(24);
    }
  });

  it('stands upright, whatever its EXIF says of how it was held', async () => {
    const lying = picture(900, 600).jpeg().withMetadata({ orientation: 6 });
    const photo = await encode(lying);
    expect([photo.width, photo.height]).toEqual([600, 900]);
    for (const { bytes } of photo.variants) expect((await sharp(bytes).metadata()).orientation).toBeUndefined();
  });

  it('loses where it was taken, by whom and with what', async () => {
    const exif = {
      IFD0: { Copyright: 'Secret Owner', Make: 'SecretCam' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 45/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '4/1 50/1 0/1' },
    };
    const given = await picture(900, 600).jpeg().withExif(exif).withXmp('<x:xmpmeta>Secret XMP</x:xmpmeta>').toBuffer();
    expect((await sharp(given).metadata()).exif).toBeDefined();
    const { variants, source } = await encode(given);
    for (const bytes of [...variants.map((variant) => variant.bytes), source]) {
      const { exif: left, xmp, iptc, icc } = await sharp(bytes).metadata();
      expect([left, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(bytes.includes('Secret')).toBe(false);
    }
  });

  it('comes out in sRGB from other colour spaces, and on white where it was transparent', async () => {
    const wide = await encode(picture(600, 400).withIccProfile('p3').jpeg());
    const ink = await encode(picture(600, 400).toColourspace('cmyk').jpeg());
    const grey = await encode(picture(600, 400).greyscale().png());
    for (const { variants } of [wide, ink, grey]) {
      expect(await sharp(variants[0]!.bytes).metadata()).toMatchObject({ space: 'srgb', channels: 3, hasAlpha: false });
    }
    const red = { width: 600, height: 400, channels: 3, background: '#f00' } as const;
    const reds = await encode(sharp({ create: red }).withIccProfile('p3').png());
    // Read as sRGB, the numbers of that profile would be 234, 51, 35.
    const mean = (await sharp(reds.variants[1]!.bytes).stats()).channels.map((channel) =>
      Math.round(channel.mean / 10),
    );
    expect(mean).toEqual([25, 0, 0]);
    const clear = { width: 500, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
    const { variants } = await encode(sharp({ create: clear }).png());
    const { channels } = await sharp(variants[1]!.bytes).stats();
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  });

  it('is encoded anew: nothing that hides behind or within it comes through', async () => {
    const jpeg = await picture(900, 600).jpeg().toBuffer();
    const trailing = Buffer.concat([jpeg, Buffer.from(HTML)]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(HTML.length + 2);
    const comment = Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xfe]),
      length,
      Buffer.from(HTML),
      jpeg.subarray(2),
    ]);
    for (const polyglot of [trailing, comment]) {
      const { variants, source } = await encode(polyglot);
      expect(variants).toHaveLength(4);
      for (const { bytes } of variants) expect(bytes.includes('script')).toBe(false);
      expect(source.includes('script')).toBe(false);
    }
  });

  it('has the same names for the same content only', async () => {
    const names = async (hue: number): Promise<string[]> =>
      (await encode(picture(600, 400, hue).jpeg())).variants.map(({ name }) => name);
    expect(await names(10)).toEqual(await names(10));
    expect(new Set([...(await names(10)), ...(await names(50))]).size).toBe(8);
  });
});

describe('what is no picture, or too much of one', () => {
  const refusal = async (bytes: Uint8Array): Promise<AppError> =>
    encodePhoto(bytes, 'photos.3').then(
      () => expect.fail('was taken'),
      (error: unknown) => {
        expect(error).toBeInstanceOf(AppError);
        return error as AppError;
      },
    );

  it.each([
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    [
      'an SVG with a declaration',
      async () => Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>`),
    ],
    ['HTML', async () => Buffer.from(HTML)],
    ['a GIF', async () => picture(20, 20).gif().toBuffer()],
    ['a TIFF', async () => picture(20, 20).tiff().toBuffer()],
    ['a PDF', async () => Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj')],
    ['a video', async () => Buffer.from('0000001c667479706d703432000000006d70343269736f6d', 'hex')],
    ['nothing', async () => Buffer.alloc(0)],
    ['one byte', async () => Buffer.from([0xff])],
  ])('%s is refused', async (_what, bytes) => {
    const error = await refusal(await bytes());
    expect(error.status).toBe(400);
    expect(error.fields).toEqual([{ path: 'photos.3', code: 'notAPicture' }]);
  });

  it('tells a picture of an iPhone from what is none', async () => {
    const error = await refusal(Buffer.from('000000186674797068656963000000006865696d69663168', 'hex'));
    expect(error.fields).toEqual([{ path: 'photos.3', code: 'heicPicture' }]);
  });

  it.each([
    [
      'a JPEG that was cut off',
      async () => {
        const whole = await picture(1_600, 1_200).jpeg().toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
    ],
    [
      'a PNG that was cut off',
      async () => {
        const whole = await picture(900, 600).png().toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
    ],
    ['the beginning of a JPEG', async () => Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')],
    ['a JPEG of noise', async () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(5_000, 0x5a)])],
    [
      'HTML after the signature of a JPEG',
      async () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from(HTML)]),
    ],
    [
      'an SVG after the signature of a PNG',
      async () =>
        Buffer.concat([
          Buffer.from('89504e470d0a1a0a', 'hex'),
          Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        ]),
    ],
  ])('%s is refused', async (_what, bytes) => {
    const error = await refusal(await bytes());
    expect(error.status).toBe(400);
    expect(['unreadablePicture', 'notAPicture']).toContain(error.fields[0]?.code);
  });

  it('a picture of 30,000 pixels squared is refused before it is unpacked', async () => {
    const bomb = plainPng(30_000, 30_000);
    expect(bomb.length).toBeLessThan(1_000_000);
    const before = process.memoryUsage().rss;
    const started = performance.now();
    const error = await refusal(bomb);
    expect(error.fields).toEqual([{ path: 'photos.3', code: 'tooManyPixels', params: { maxMegapixels: 50 } }]);
    expect(performance.now() - started).toBeLessThan(1_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  it('a header that lies about the size does not help', async () => {
    const liar = Buffer.from(await picture(600, 400).png().toBuffer());
    liar.writeUInt32BE(30_000, 16);
    liar.writeUInt32BE(30_000, 20);
    expect((await refusal(liar)).status).toBe(400);
  });

  it('a file of more than 10 MB is refused', async () => {
    const jpeg = await picture(900, 600).jpeg().toBuffer();
    const error = await refusal(Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024)]));
    expect(error.status).toBe(413);
    expect(error.fields).toEqual([{ path: 'photos.3', code: 'tooLarge', params: { maxMegabytes: 10 } }]);
  });
});
