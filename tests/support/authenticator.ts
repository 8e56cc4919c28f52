import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

/** The public origin of the product that `startTestApp` starts, whatever port it listens on. */
export const TEST_ORIGIN = "http://localhost:4000";

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** The properties of a passkey's response that a test may falsify. */
export interface Lies {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly isVerified?: boolean;
  /** The id the passkey claims. */
  readonly id?: string;
}

/** A software passkey: it creates one ES256 credential and signs with it, without any attestation. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(16).toString("base64url");
  private readonly privateKey: KeyObject;
  private readonly x: Buffer;
  private readonly y: Buffer;

  constructor(private readonly origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    this.privateKey = privateKey;
    this.x = Buffer.from(x, "base64url");
    this.y = Buffer.from(y, "base64url");
  }

  /** Returns the RegistrationResponseJSON to PublicKeyCredentialCreationOptionsJSON, both as text. */
  register(options: string, lies: Lies = {}): string {
    const key = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, this.x],
      [-3, this.y],
    ]);
    const id = Buffer.from(lies.id ?? this.id, "base64url");
    const length = Buffer.from([id.length >> 8, id.length & 0xff]);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, encode(key)]);
    const authData = Buffer.concat([this.head(lies, HAS_CREDENTIAL), credential]);
    const attestation = new Map<string, Cbor>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", authData],
    ]);
    return this.answer(lies, {
      clientDataJSON: this.clientData("webauthn.create", options, lies).toString("base64url"),
      attestationObject: encode(attestation).toString("base64url"),
      transports: ["internal"],
    });
  }

  /** Returns the AuthenticationResponseJSON to PublicKeyCredentialRequestOptionsJSON, both as text. */
  use(options: string, lies: Lies = {}): string {
    const clientData = this.clientData("webauthn.get", options, lies);
    const authData = this.head(lies, 0);
    const signed = Buffer.concat([authData, createHash("sha256").update(clientData).digest()]);
    return this.answer(lies, {
      clientDataJSON: clientData.toString("base64url"),
      authenticatorData: authData.toString("base64url"),
      signature: sign("sha256", signed, this.privateKey).toString("base64url"),
    });
  }

  private answer({ id = this.id }: Lies, response: object): string {
    return JSON.stringify({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });
  }

  private head({ rpId = new URL(this.origin).hostname, isVerified = true }: Lies, more: number): Buffer {
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | more;
    return Buffer.concat([createHash("sha256").update(rpId).digest(), Buffer.from([flags]), Buffer.alloc(4)]);
  }

  private clientData(type: string, options: string, { origin = this.origin, challenge }: Lies): Buffer {
    const asked = JSON.parse(options) as { challenge: string }; // the server's own options
    return Buffer.from(JSON.stringify({ type, challenge: challenge ?? asked.challenge, origin, crossOrigin: false }));
  }
}

/** Encodes the part of CBOR (RFC 8949) that an attestation needs. */
function encode(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([name, part]) => [encode(name), encode(part)])]);
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
}
