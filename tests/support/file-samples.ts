import { crc32, deflateRawSync } from "node:zlib";

const OFFICE = "application/vnd.openxmlformats-officedocument";

/** The smallest valid file of each kind that can be uploaded, by its extension. */
export const SAMPLES: Readonly<Record<string, Buffer>> = {
  pdf: Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
  doc: compoundFile(["CompObj", "WordDocument", "1Table"]),
  docx: zip({ "[Content_Types].xml": typesXml("wordprocessingml.document"), "word/document.xml": "<w/>" }),
  odt: zip({ mimetype: "application/vnd.oasis.opendocument.text" }),
  pages: zip({ "Index/Document.iwa": "x", "Index/Tables/DataList.iwa": "x", "Metadata/Properties.plist": "x" }),
  rtf: Buffer.from("{\\rtf1\\ansi Hello}"),
  txt: Buffer.from("Grüße aus Gent"),
  md: Buffer.from("# About me\n\nI bake bread."),
  csv: Buffer.from("Company,Title\r\n=1+1,Baker\r\n"),
  html: Buffer.from("<!doctype html><script>alert(1)</script><p>Unfortunately ..."),
  mhtml: Buffer.from("MIME-Version: 1.0\r\nContent-Type: multipart/related\r\n\r\n<script>alert(1)</script>"),
  eml: Buffer.from("From: Anna <anna@example.org>\r\nSubject: Your application\r\n\r\nUnfortunately ..."),
  msg: compoundFile(["__nameid_version1.0", "__properties_version1.0", "__recip_version1.0_#00000000"]),
  ics: Buffer.from("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n"),
  png: Buffer.from(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c626001000000ffff03000006000557bfabd40000000049454e44ae426082",
    "hex",
  ),
  jpg: Buffer.concat([Buffer.from("ffd8ffe000104a46494600010100000100010000", "hex"), Buffer.from("ffd9", "hex")]),
  jpeg: Buffer.concat([Buffer.from("ffd8ffe000104a46494600010100000100010000", "hex"), Buffer.from("ffd9", "hex")]),
  webp: Buffer.concat([Buffer.from("RIFF"), Buffer.from([26, 0, 0, 0]), Buffer.from("WEBPVP8L"), Buffer.alloc(18)]),
  heic: isoPicture("heic", "mif1", "heic"),
  heif: isoPicture("mif1", "miaf"),
  avif: isoPicture("avif", "mif1", "miaf"),
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

/** Returns the head of a picture in the container of ISO/IEC 14496-12, with its brands. */
export function isoPicture(major: string, ...others: readonly string[]): Buffer {
  const head = Buffer.alloc(16 + others.length * 4);
  head.writeUInt32BE(head.length);
  head.write(`ftyp${major}`, 4);
  others.forEach((brand, at) => head.write(brand, 16 + at * 4));
  return Buffer.concat([head, Buffer.alloc(64)]);
}

/** Returns an OLE compound file with empty streams of these names in its root, three at most. */
export function compoundFile(names: readonly string[]): Buffer {
  const header = Buffer.alloc(512);
  header.write("d0cf11e0a1b11ae1", "hex");
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(512, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  table.writeUInt32LE(0xfffffffe, 4);
  const entry = (name: string, right: number, child: number): Buffer => {
    const bytes = Buffer.alloc(128);
    bytes.write(name, "utf16le");
    bytes.writeUInt16LE((name.length + 1) * 2, 64);
    bytes.writeUInt32LE(0xffffffff, 68);
    bytes.writeUInt32LE(right, 72);
    bytes.writeUInt32LE(child, 76);
    return bytes;
  };
  const streams = names.map((name, at) => entry(name, at + 1 < names.length ? at + 2 : 0xffffffff, 0xffffffff));
  const directory = Buffer.concat([entry("Root Entry", 0xffffffff, 1), ...streams]);
  return Buffer.concat([header, table, directory, Buffer.alloc(512 - directory.length)]);
}
