import type { FileExtension } from "../../schema/file-kinds.js";

/** The brands of pictures in the container that films use too (ISO/IEC 23008-12 and AVIF). */
const BRANDS: ReadonlyMap<string, FileExtension> = new Map([
  ...["avif", "avis"].map((brand) => [brand, "avif"] as const),
  ...["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"].map((brand) => [brand, "heic"] as const),
  ...["mif1", "mif2", "msf1"].map((brand) => [brand, "heif"] as const),
]);
const BRAND_BYTES = 4;
const MAJOR_AT = 8;
/** The version of the brand stands between the major brand and the others. */
const OTHERS_AT = 16;
const BRANDS_BYTES_MAX = 256;

/**
 * Returns the kind of a picture in such a container: HEIC or AVIF where it says so, else HEIF. Null for a film and for any
 * other content.
 */
export function pictureBrandOf(bytes: Buffer): FileExtension | null {
  if (bytes.length < OTHERS_AT || bytes.toString("latin1", 4, MAJOR_AT) !== "ftyp") return null;
  const brandAt = (at: number): FileExtension | undefined => BRANDS.get(bytes.toString("latin1", at, at + BRAND_BYTES));
  const major = brandAt(MAJOR_AT);
  if (major !== "heif") return major ?? null;
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, BRANDS_BYTES_MAX);
  for (let at = OTHERS_AT; at + BRAND_BYTES <= end; at += BRAND_BYTES) {
    const other = brandAt(at);
    if (other !== undefined && other !== "heif") return other;
  }
  return major;
}
