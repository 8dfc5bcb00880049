import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { reencode } from "./reencode.ts";

const plain = (width = 60, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: "#0f766e" } });

const GPS = {
  IFD0: { Make: "Tsumugi Camera" },
  IFD3: {
    GPSLatitudeRef: "N",
    GPSLatitude: "35/1 40/1 0/1",
    GPSLongitudeRef: "E",
    GPSLongitude: "139/1 45/1 0/1",
  },
};

/** A PNG whose header claims a size that its data does not fill. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0], 8);
  // One bit a pixel, all the same: 50 kB that unfold into 50 MB.
  const rows = Buffer.alloc(height * (Math.ceil(width / 8) + 1));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("reencode", () => {
  it("takes the place, the camera and the profile out, and turns the pixels instead of the note", async () => {
    const photo = await plain()
      .jpeg()
      .withExif(GPS)
      .withMetadata({ orientation: 6 })
      .withIccProfile("p3")
      .toBuffer();
    const given = await sharp(photo).metadata();
    expect(given.orientation).toBe(6);
    expect(given.exif?.includes(Buffer.from("Tsumugi Camera"))).toBe(true);
    const made = await reencode(photo);
    expect(made).toMatchObject({ content_type: "image/jpeg", width: 30, height: 60 });
    const kept = await sharp(made.bytes).metadata();
    expect([kept.exif, kept.icc, kept.xmp, kept.iptc, kept.orientation]).toEqual(Array(5).fill(undefined));
    expect(made.bytes.includes(Buffer.from("Exif"))).toBe(false);
  });

  it("drops what is appended to a picture", async () => {
    const script = "<script>alert(1)</script>";
    for (const picture of [await plain().jpeg().toBuffer(), await plain().png().toBuffer()]) {
      const { bytes } = await reencode(Buffer.concat([picture, Buffer.from(script)]));
      expect(bytes.includes(Buffer.from("script"))).toBe(false);
    }
  });

  it.each(["png", "webp", "jpeg"] as const)("keeps %s what it is", async (kind) => {
    const made = await reencode(await plain().toFormat(kind).toBuffer());
    expect((await sharp(made.bytes).metadata()).format).toBe(kind);
    expect(made.content_type).toBe(`image/${kind}`);
  });

  it("makes a large picture smaller, and no small one larger", async () => {
    expect(await reencode(await plain(6000, 1500).png().toBuffer())).toMatchObject({
      width: 4096,
      height: 1024,
    });
    expect(await reencode(await plain(3, 2).png().toBuffer())).toMatchObject({ width: 3, height: 2 });
  });

  it("refuses 20,000 by 20,000 by its header, before it is unfolded", async () => {
    const bomb = pngOf(20_000, 20_000);
    expect(bomb.byteLength).toBeLessThan(100_000);
    await expect(reencode(bomb)).rejects.toMatchObject({
      code: "payload_too_large",
      message: "画像の縦横が大きすぎます（20000×20000）。縮小してから選んでください。",
    });
  });

  it("refuses a picture that breaks off", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
    const whole = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#000", noise } })
      .jpeg()
      .toBuffer();
    await expect(reencode(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      code: "unsupported_media_type",
    });
  });

  it("goes on after a refusal", async () => {
    const picture = await plain().png().toBuffer();
    const results = await Promise.allSettled([
      reencode(picture),
      reencode(Buffer.from("<svg/>")),
      reencode(picture),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  });
});
