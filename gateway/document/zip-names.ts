const END = Buffer.from("504b0506", "hex");
const ENTRY = Buffer.from("504b0102", "hex");
/** The end of an archive: 22 bytes and a comment. */
const END_BYTES = 22;
const ENTRY_BYTES = 46;

/** Returns the names of the files in a zip archive, by its directory; none when it is no archive, or damaged. */
export function zipNames(bytes: Buffer): ReadonlySet<string> {
  const names = new Set<string>();
  const end = bytes.lastIndexOf(END);
  if (end === -1 || end + END_BYTES > bytes.length) return names;
  let at = bytes.readUInt32LE(end + 16);
  while (at + ENTRY_BYTES <= end && bytes.subarray(at, at + ENTRY.length).equals(ENTRY)) {
    const nameBytes = bytes.readUInt16LE(at + 28);
    names.add(bytes.toString("utf8", at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes));
    at += ENTRY_BYTES + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return names;
}

/** Returns true for the archive of a text that Apple's Pages wrote; its tables and presentations have other parts. */
export function isPages(bytes: Buffer): boolean {
  const names = [...zipNames(bytes)];
  // Until 2013 the text was one XML file; from then on it is packed, for some years within another archive.
  const isOwn = ["Index/Document.iwa", "Index.zip", "index.xml", "index.xml.gz"].some((part) => names.includes(part));
  return isOwn && !names.some((name) => /^Index\/(?:Slide|MasterSlide|TemplateSlide)/.test(name));
}
