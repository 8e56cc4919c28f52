import { crc32, deflateRawSync } from "node:zlib";

const OFFICE = "application/vnd.openxmlformats-officedocument";

/** The smallest valid file of each kind that can be uploaded, by its extension. */
export const SAMPLES: Readonly<Record<string, Buffer>> = {
  pdf: Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
  doc: Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(504)]),
  docx: zip({ "[Content_Types].xml": typesXml("wordprocessingml.document"), "word/document.xml": "<w/>" }),
  odt: zip({ mimetype: "application/vnd.oasis.opendocument.text" }),
  rtf: Buffer.from("{\\rtf1\\ansi Hello}"),
  txt: Buffer.from("Grüße aus Gent"),
  md: Buffer.from("# About me\n\nI bake bread."),
  png: Buffer.from(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c626001000000ffff03000006000557bfabd40000000049454e44ae426082",
    "hex",
  ),
  jpg: Buffer.concat([Buffer.from("ffd8ffe000104a46494600010100000100010000", "hex"), Buffer.from("ffd9", "hex")]),
  jpeg: Buffer.concat([Buffer.from("ffd8ffe000104a46494600010100000100010000", "hex"), Buffer.from("ffd9", "hex")]),
  webp: Buffer.concat([Buffer.from("RIFF"), Buffer.from([26, 0, 0, 0]), Buffer.from("WEBPVP8L"), Buffer.alloc(18)]),
  pptx: zip({ "[Content_Types].xml": typesXml("presentationml.presentation"), "ppt/presentation.xml": "<p/>" }),
  xlsx: zip({ "[Content_Types].xml": typesXml("spreadsheetml.sheet"), "xl/workbook.xml": "<x/>" }),
};

function typesXml(kind: string): string {
  return `<?xml version="1.0"?><Types><Override PartName="/main.xml" ContentType="${OFFICE}.${kind}.main+xml"/></Types>`;
}

/** Returns a zip archive of the given texts, stored or deflated. */
export function zip(entries: Readonly<Record<string, string | Buffer>>, isPacked = false): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(entries)) {
    const bytes = Buffer.from(content);
    const data = isPacked ? deflateRawSync(bytes) : bytes;
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(isPacked ? 8 : 0, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from("504b0304", "hex"), common, Buffer.from(name), data]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from("504b01021400", "hex"), common, tail, Buffer.from(name)]));
    parts.push(local);
    at += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("504b0506", "hex");
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, listing, end]);
}
