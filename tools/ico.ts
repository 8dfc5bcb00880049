const HEADER = 6;
const ENTRY = 16;
/** Where a PNG says how wide it is. */
const WIDTH_AT = 16;

/** A Windows icon that holds square PNG files of up to 256 px. */
export function icoOf(pngs: Buffer[]): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY * pngs.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pngs.length, 4);
  let offset = head.length;
  pngs.forEach((png, index) => {
    const at = HEADER + ENTRY * index;
    const side = png.readUInt32BE(WIDTH_AT) % 256;
    head.writeUInt8(side, at);
    head.writeUInt8(side, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pngs]);
}
