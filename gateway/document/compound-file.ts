/** The start of an OLE compound file: old files of Office, and messages of Outlook. */
const MAGIC = Buffer.from("d0cf11e0a1b11ae1", "hex");
const ENTRY_BYTES = 128;
/** The entries of the table of sectors that stand in the header itself; those of larger files are not needed here. */
const HEADER_TABLE_ENTRIES = 109;
/** The numbers of sectors and entries end here; above are marks such as "end of chain". */
const NUMBER_MAX = 0xfffffff9;
const DIRECTORY_SECTORS_MAX = 1_000;

interface Entry {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly child: number;
}

/** Returns what a compound file is by the streams in its root; null when it is none of the two, or damaged. */
export function compoundKindOf(bytes: Buffer): "doc" | "msg" | null {
  try {
    const names = rootNames(bytes);
    if (names.has("WordDocument")) return "doc";
    return names.has("__properties_version1.0") ? "msg" : null;
  } catch {
    // A damaged file names places behind its end.
    return null;
  }
}

/** Returns the names in the root of a compound file. Throws when it is damaged. */
function rootNames(bytes: Buffer): ReadonlySet<string> {
  if (!bytes.subarray(0, MAGIC.length).equals(MAGIC)) return new Set();
  const entries = directoryOf(bytes);
  const names = new Set<string>();
  const seen = new Set<number>();
  const ahead = [entries[0]?.child ?? NUMBER_MAX + 1];
  // The entries of a storage are a tree; a damaged one may be a circle.
  for (let at = ahead.pop(); at !== undefined; at = ahead.pop()) {
    const entry = entries[at];
    if (entry === undefined || seen.has(at)) continue;
    seen.add(at);
    names.add(entry.name);
    ahead.push(entry.left, entry.right);
  }
  return names;
}

function directoryOf(bytes: Buffer): readonly Entry[] {
  const sectorBytes = 2 ** bytes.readUInt16LE(30);
  // The header takes the place of the first sector.
  const startOf = (sector: number): number => (sector + 1) * sectorBytes;
  const perSector = sectorBytes / 4;
  const after = (sector: number): number => {
    const table = Math.floor(sector / perSector);
    if (table >= HEADER_TABLE_ENTRIES) throw new RangeError("The directory begins too late in the file.");
    return bytes.readUInt32LE(startOf(bytes.readUInt32LE(76 + table * 4)) + (sector % perSector) * 4);
  };
  const entries: Entry[] = [];
  let sector = bytes.readUInt32LE(48);
  for (let count = 0; sector <= NUMBER_MAX && count < DIRECTORY_SECTORS_MAX; count += 1) {
    const start = startOf(sector);
    for (let at = start; at + ENTRY_BYTES <= start + sectorBytes; at += ENTRY_BYTES) entries.push(entryAt(bytes, at));
    sector = after(sector);
  }
  return entries;
}

function entryAt(bytes: Buffer, at: number): Entry {
  const nameBytes = Math.min(Math.max(bytes.readUInt16LE(at + 64) - 2, 0), 62);
  return {
    name: bytes.toString("utf16le", at, at + nameBytes),
    left: bytes.readUInt32LE(at + 68),
    right: bytes.readUInt32LE(at + 72),
    child: bytes.readUInt32LE(at + 76),
  };
}
