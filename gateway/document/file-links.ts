import { createHmac, timingSafeEqual } from "node:crypto";
import { FILE_LINK_SECONDS } from "../../schema/limits.js";
import type { Clock } from "../platform/clock.js";

/** The content of a signed link. */
export interface FileLink {
  readonly fileId: string;
  readonly isExpired: boolean;
}

const PURPOSE = "GET /files/ 1";
const ID_BYTES = 16;
const HEAD_BYTES = ID_BYTES + 4;
const TOKEN_BYTES = HEAD_BYTES + 32;
/** Links made within the same minute are the same text, so that an answer read twice shows no change. */
const STEP_SECONDS = 60;

/**
 * Makes and reads the short-lived addresses of files: they name one file, no owner, and only this installation can make
 * them.
 */
export class FileLinks {
  constructor(
    private readonly key: Buffer,
    private readonly publicUrl: string,
    private readonly clock: Clock,
  ) {}

  /** Returns the absolute address of a file, good for four to five minutes. */
  urlOf(fileId: string): string {
    const head = Buffer.alloc(HEAD_BYTES);
    head.write(fileId.replaceAll("-", ""), "hex");
    head.writeUInt32BE(Math.floor(this.now() / STEP_SECONDS) * STEP_SECONDS + FILE_LINK_SECONDS, ID_BYTES);
    return `${this.publicUrl}/files/${Buffer.concat([head, this.sign(head)]).toString("base64url")}`;
  }

  /** Returns the content of the last part of such an address; null when it was not made here. */
  read(token: string): FileLink | null {
    const bytes = Buffer.from(token, "base64url");
    // Compared as text too: the same bytes have several spellings in base64, and a link has one.
    if (bytes.length !== TOKEN_BYTES || bytes.toString("base64url") !== token) return null;
    const head = bytes.subarray(0, HEAD_BYTES);
    if (!timingSafeEqual(bytes.subarray(HEAD_BYTES), this.sign(head))) return null;
    const hex = head.toString("hex", 0, ID_BYTES);
    return {
      fileId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5"),
      isExpired: head.readUInt32BE(ID_BYTES) <= this.now(),
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

  private sign(head: Buffer): Buffer {
    return createHmac("sha256", this.key).update(PURPOSE).update(head).digest();
  }
}

function pathOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).pathname : null;
}
