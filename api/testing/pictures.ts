import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A picture of some soft shapes, deterministic for its arguments. */
export function picture(width: number, height: number, hue = 200): Sharp {
  const circles = Array.from({ length: 12 }, (_, index) => {
    const [x, y] = [((index * 7_919) % 97) / 97, ((index * 104_729) % 89) / 89];
    return `<circle cx="${x * width}" cy="${y * height}" r="${(width + height) / 12}" fill="hsl(${hue + index * 9} 60% 55%)" opacity=".6"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${hue} 50% 30%)"/>${circles.join('')}</svg>`;
  return sharp(Buffer.from(svg));
}

/** A valid PNG of any size in one colour, without its pixels in memory. */
export function plainPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8); // 1 bit of grey per pixel
  const rows = Buffer.alloc(Math.ceil(width / 8 + 1) * height);
  const parts = [pngChunk('IHDR', header), pngChunk('IDAT', deflateSync(rows)), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
