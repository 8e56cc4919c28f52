import { createHmac, timingSafeEqual } from "node:crypto";
import { FILE_LINK_SECONDS } from "../../schema/limits.js";
import type { Clock } from "../platform/clock.js";
import type { LinkHolder } from "./link-holders.js";

/** The content of a signed link. */
export interface FileLink {
  readonly fileId: string;
  /** Who asked for it; null where no sign-in is known. */
  readonly holder: LinkHolder | null;
  readonly isExpired: boolean;
}

const PURPOSE = "GET /files/ 2";
/** Links of 0.2.0 and before named no holder; clients may send one back as the address of a document. */
const OLD_PURPOSE = "GET /files/ 1";
const ID_BYTES = 16;
const TIME_BYTES = 4;
const OLD_HEAD_BYTES = ID_BYTES + TIME_BYTES;
const HEAD_BYTES = OLD_HEAD_BYTES + 1;
const SIGNATURE_BYTES = 32;
/** The byte for each kind of holder. */
const HOLDER_KINDS = [null, "signIn", "accessToken"] as const;
/** Links made within the same minute are the same text, so that an answer read twice shows no change. */
const STEP_SECONDS = 60;

/**
 * Makes and reads the short-lived addresses of files: they name one file and who asked for it, no owner, and only this
 * installation can make them.
 */
export class FileLinks {
  constructor(
    private readonly key: Buffer,
    private readonly publicUrl: string,
    private readonly clock: Clock,
  ) {}

  /** Returns the absolute address of a file for this holder, good for four to five minutes. */
  urlOf(fileId: string, holder: LinkHolder | null): string {
    const head = Buffer.alloc(HEAD_BYTES);
    head.write(fileId.replaceAll("-", ""), "hex");
    head.writeUInt32BE(Math.floor(this.now() / STEP_SECONDS) * STEP_SECONDS + FILE_LINK_SECONDS, ID_BYTES);
    head.writeUInt8(HOLDER_KINDS.indexOf(holder?.kind ?? null), OLD_HEAD_BYTES);
    const signed = Buffer.concat([head, Buffer.from(holder?.id ?? "")]);
    return `${this.publicUrl}/files/${Buffer.concat([signed, this.sign(PURPOSE, signed)]).toString("base64url")}`;
  }

  /** Returns the content of the last part of such an address; null when it was not made here. */
  read(token: string): FileLink | null {
    const bytes = Buffer.from(token, "base64url");
    const signed = bytes.subarray(0, -SIGNATURE_BYTES);
    // Compared as text too: the same bytes have several spellings in base64, and a link has one.
    if (signed.length < OLD_HEAD_BYTES || bytes.toString("base64url") !== token) return null;
    const isOld = signed.length === OLD_HEAD_BYTES;
    const signature = this.sign(isOld ? OLD_PURPOSE : PURPOSE, signed);
    if (!timingSafeEqual(bytes.subarray(-SIGNATURE_BYTES), signature)) return null;
    const hex = signed.toString("hex", 0, ID_BYTES);
    const kind = isOld ? null : HOLDER_KINDS[signed.readUInt8(OLD_HEAD_BYTES)];
    return {
      fileId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5"),
      holder: kind == null ? null : { kind, id: signed.toString("utf8", HEAD_BYTES) },
      isExpired: isOld || signed.readUInt32BE(ID_BYTES) <= this.now(),
    };
  }

  /** Returns the last part of an address that has the form of a signed link, valid or not; null for any other text. */
  tokenIn(address: string): string | null {
    const path = address.startsWith("/") ? address : pathOf(address);
    const token = /^\/files\/([\w-]+)$/.exec(path ?? "")?.[1];
    if (token === undefined) return null;
    return this.isOurs(address) || this.read(token) !== null ? token : null;
  }

  private isOurs(address: string): boolean {
    return address.startsWith("/files/") || address.startsWith(`${this.publicUrl}/`);
  }

  private now(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }

  private sign(purpose: string, signed: Buffer): Buffer {
    return createHmac("sha256", this.key).update(purpose).update(signed).digest();
  }
}

function pathOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).pathname : null;
}
