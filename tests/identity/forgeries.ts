import { createHmac, generateKeyPairSync, randomBytes, sign, constants } from "node:crypto";
import type { Clock } from "../../gateway/platform/clock.js";
import { assemble, createTestIdp, rs256, type TestIdp } from "../support/idp.js";

const MINUTE = 60;
const YEAR = 365 * 24 * 60 * MINUTE;

/** A token that must be refused, and the name of its trick. */
export type Forgery = readonly [trick: string, token: string];

/** Tokens that are wrong in their signature, header or shape, whatever they claim. */
export async function forgedSignatures(idp: TestIdp, clock: Clock): Promise<Forgery[]> {
  const { header, claims } = idp.describe();
  const stranger = await createTestIdp(clock);
  const good = idp.signToken();
  const [head = "", body = "", signature = ""] = good.split(".");
  const none = (): Buffer => Buffer.alloc(0);
  const pem = idp.publicKey.export({ type: "spki", format: "pem" });
  const hmac = (key: string | Buffer) => (input: Buffer) => createHmac("sha256", key).update(input).digest();
  const elliptic = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
  const edwards = generateKeyPairSync("ed25519").privateKey;
  const byStranger = (extra: object): string => assemble({ ...header, ...extra }, claims, rs256(stranger.privateKey));
  const byUs = (extra: object): string => assemble({ ...header, ...extra }, claims, rs256(idp.privateKey));
  const strangersKey = stranger.jwks.keys[0];
  const otherBody = assemble(header, { ...claims, sub: "person-2" }, none).split(".")[1] ?? "";
  const lastByte = Buffer.from(signature, "base64url");
  lastByte.writeUInt8(lastByte.readUInt8(255) ^ 1, 255);

  return [
    ["no algorithm", assemble({ ...header, alg: "none" }, claims, none)],
    ["no algorithm, capitalised", assemble({ ...header, alg: "None" }, claims, none)],
    ["no algorithm, in mixed case", assemble({ ...header, alg: "nOnE" }, claims, none)],
    ["no algorithm, with the good signature", `${assemble({ ...header, alg: "none" }, claims, none)}${signature}`],
    ["an algorithm that is no text", assemble({ ...header, alg: ["RS256"] }, claims, rs256(idp.privateKey))],
    ["no alg member", assemble({ ...header, alg: undefined }, claims, rs256(idp.privateKey))],
    ["HS256 keyed with the public PEM", assemble({ ...header, alg: "HS256" }, claims, hmac(pem))],
    [
      "HS256 keyed with the published key",
      assemble({ ...header, alg: "HS256" }, claims, hmac(JSON.stringify(idp.jwks.keys[0]))),
    ],
    ["HS256 keyed with nothing", assemble({ ...header, alg: "HS256" }, claims, hmac(""))],
    ["HS256 without a key id", assemble({ alg: "HS256", typ: "at+jwt" }, claims, hmac(pem))],
    [
      "PS256 with our key",
      assemble({ ...header, alg: "PS256" }, claims, (input) =>
        sign("sha256", input, { key: idp.privateKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 }),
      ),
    ],
    [
      "RS384 with our key",
      assemble({ ...header, alg: "RS384" }, claims, (input) => sign("sha384", input, idp.privateKey)),
    ],
    [
      "RS512 with our key",
      assemble({ ...header, alg: "RS512" }, claims, (input) => sign("sha512", input, idp.privateKey)),
    ],
    [
      "ES256 with a key of its own",
      assemble({ ...header, alg: "ES256" }, claims, (input) =>
        sign("sha256", input, { key: elliptic, dsaEncoding: "ieee-p1363" }),
      ),
    ],
    [
      "EdDSA with a key of its own",
      assemble({ ...header, alg: "EdDSA" }, claims, (input) => sign(null, input, edwards)),
    ],
    ["the signature stripped", `${head}.${body}.`],
    ["the signature and its dot stripped", `${head}.${body}`],
    ["the signature cut short", good.slice(0, -8)],
    ["one bit of the signature flipped", `${head}.${body}.${lastByte.toString("base64url")}`],
    ["another payload under the signature", `${head}.${otherBody}.${signature}`],
    ["a stranger's signature under our key id", byStranger({})],
    ["a stranger's key id", byStranger({ kid: stranger.kid })],
    ["a key id that walks through folders", byStranger({ kid: "../../../../dev/null" })],
    ["a key id that speaks SQL", byStranger({ kid: "x' union select 'key' --" })],
    ["a key id that is no text", byStranger({ kid: { $ne: null } })],
    ["no key id and a stranger's signature", byStranger({ kid: undefined })],
    ["jku to the stranger's keys", byStranger({ kid: stranger.kid, jku: "https://evil.example.com/jwks.json" })],
    ["x5u to the stranger's certificate", byStranger({ kid: stranger.kid, x5u: "https://evil.example.com/chain.pem" })],
    ["the stranger's key in the header", byStranger({ jwk: strangersKey })],
    ["the stranger's certificate in the header", byStranger({ x5c: [randomBytes(300).toString("base64")] })],
    ["an unknown critical extension", byUs({ crit: ["urn:example:unknown"], "urn:example:unknown": true })],
    ["an unencoded payload", byUs({ crit: ["b64"], b64: false })],
    [
      "encryption instead of a signature",
      `${encodeJson({ alg: "RSA-OAEP-256", enc: "A256GCM" })}.${body}.${body}.${body}.${signature}`,
    ],
    ["four parts", `${good}.${signature}`],
    ["a payload that is a list", assemble(header, [claims], rs256(idp.privateKey))],
    ["a payload that is no JSON", assemble(header, "{not json", rs256(idp.privateKey))],
    ["a header that is no JSON", assemble("{not json", claims, rs256(idp.privateKey))],
    ["an opaque token", randomBytes(32).toString("base64url")],
    ["nothing but dots", ".."],
    ["a token too long to be one", assemble(header, { ...claims, padding: "x".repeat(12_000) }, rs256(idp.privateKey))],
  ];
}

/** Genuinely signed tokens whose claims must not be believed. */
export function wrongClaims(idp: TestIdp, clock: Clock): Forgery[] {
  const now = Math.floor(clock.now().getTime() / 1000);
  const saying = (trick: string, claims: Record<string, unknown>): Forgery => [trick, idp.signToken({ claims })];
  return [
    saying("expired", { iat: now - 400, exp: now - 120 }),
    saying("no expiry", { exp: undefined }),
    saying("an expiry that is no number", { exp: "never" }),
    saying("not valid yet", { nbf: now + 120 }),
    saying("issued in a year", { iat: now + YEAR, exp: now + YEAR + 600 }),
    saying("issued in two minutes", { iat: now + 120, exp: now + 600 }),
    saying("not saying when it was issued", { iat: undefined }),
    saying("issued at no number", { iat: "now" }),
    saying("living for a hundred years", { exp: now + 100 * YEAR }),
    saying("issued two months ago", { iat: now - 60 * 24 * 60 * MINUTE, exp: now + 600 }),
    saying("another audience", { aud: "https://other.example.org" }),
    saying("no audience", { aud: undefined }),
    saying("an audience that begins like ours", { aud: `${idp.audience}.evil.example.com` }),
    saying("a list of other audiences", { aud: ["https://other.example.org", `${idp.audience}/`] }),
    saying("another issuer", { iss: "https://evil.example.com/" }),
    saying("the issuer without its slash", { iss: idp.issuer.slice(0, -1) }),
    saying("the issuer of another tenant", { iss: "https://other.identity.example.org/" }),
    saying("no issuer", { iss: undefined }),
    saying("a list of issuers", { iss: [idp.issuer] }),
    saying("no subject", { sub: undefined }),
    saying("an empty subject", { sub: "" }),
    saying("a subject that is an object", { sub: { id: "person-1" } }),
    saying("a subject that is a number", { sub: 1 }),
    saying("a subject of 256 characters", { sub: "x".repeat(256) }),
    saying("a subject with a NUL", { sub: "person-1\0" }),
  ];
}

function encodeJson(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
