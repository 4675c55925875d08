import { DefaultDeserializer, DefaultSerializer } from 'node:v8';

/** The arrays of which an index consists. */
const ARRAYS = [Uint8Array, Uint16Array, Uint32Array, Float64Array];

/** Takes anything that can be cloned, with arrays of the kinds above in it. */
export function serialize(value: unknown): Buffer {
  const writer = new Writer();
  writer.writeHeader();
  writer.writeValue(value);
  return writer.releaseBuffer();
}

/**
 * The value of which these are the bytes. Each array has memory of its own, unlike those of `v8.deserialize`, most of which are parts of a copy: with
 * 200,000 venues such copies cost 30 MB that the allocator does not give back.
 */
export function deserialize(bytes: Uint8Array): unknown {
  const reader = new Reader(bytes);
  reader.readHeader();
  return reader.readValue();
}

class Writer extends DefaultSerializer {
  /** Called by V8. */
  _writeHostObject(array: NodeJS.TypedArray): void {
    const kind = ARRAYS.findIndex((one) => array instanceof one);
    if (kind < 0) throw new TypeError(`an index has no ${array.constructor.name}`);
    this.writeUint32(kind);
    this.writeUint32(array.byteLength);
    this.writeRawBytes(array);
  }
}

class Reader extends DefaultDeserializer {
  /** Called by V8. */
  _readHostObject(): NodeJS.TypedArray {
    const kind = this.readUint32();
    const bytes = this.readRawBytes(this.readUint32());
    return new ARRAYS[kind]!(new Uint8Array(bytes).buffer);
  }
}
