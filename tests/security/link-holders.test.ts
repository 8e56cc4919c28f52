import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { decodeJwt } from "jose";
import { loadServerSecret } from "../../gateway/database/server-secret.js";
import { FILE_LINK_SECONDS } from "../../schema/limits.js";
import { Browser } from "../identity/browser.js";
import { startLocalProvider } from "../identity/local-rig.js";
import { startTestApp, type TestApp } from "../support/app.js";
import { Client } from "../support/client.js";
import "../support/on-both-databases.js";

interface Uploaded {
  readonly fileId: string;
  readonly url: string;
}

const UPLOAD = `mutation ($file: Upload!) { uploadFile(file: $file) { fileId url } }`;
const CREATE_DOCUMENT = `mutation ($input: CreateDocumentInput!) {
  createDocument(input: $input) { document { id source file { fileId url } versions { file { url } } } } }`;
const DOCUMENT = `query ($id: ID!) { document(id: $id) { source } }`;
const CREATE_TOKEN = `mutation ($expiresAt: DateTime) {
  createAccessToken(input: { name: "Program", scopes: [READ, WRITE], expiresAt: $expiresAt }) { secret accessToken { id } } }`;
const maya = { name: "Maya Okafor", email: "maya@example.org", password: "correct horse" };
const MINUTE = 60_000;

describe("a link to a file", () => {
  let app: TestApp;
  let me: Client;
  let elsewhere: Client;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
    elsewhere = await app.signInElsewhere(me);
  });
  afterAll(() => app.close());

  const upload = async (client: Client): Promise<Uploaded> => {
    const file = new File(["Maya Okafor"], "CV.txt");
    return (await client.query<{ uploadFile: Uploaded }>(UPLOAD, { file })).uploadFile;
  };
  const linkOf = async (client: Client): Promise<string> => (await upload(client)).url;
  const open = (url: string, at = app.anonymous): Promise<Response> => at.send(new URL(url).pathname);
  const statusOf = async (url: string): Promise<number> => (await open(url)).status;
  const makeProgram = async (expiresAt: Date | null = null): Promise<{ id: string; program: Client }> => {
    const { createAccessToken } = await me.query<{
      createAccessToken: { secret: string; accessToken: { id: string } };
    }>(CREATE_TOKEN, { expiresAt });
    return { id: createAccessToken.accessToken.id, program: new Client(app.url, createAccessToken.secret, me.person) };
  };

  it("ends with the session that asked for it, at once and on every gateway, as one that has expired", async () => {
    const other = await app.beside();
    const [ended, kept] = [await linkOf(elsewhere), await linkOf(me)];
    const before = [await statusOf(ended), await statusOf(kept)];

    await me.query(`mutation ($id: ID!) { endSession(input: { id: $id }) { count } }`, { id: elsewhere.token });
    const after = [await open(ended), await open(ended, new Client(other.url, null, null))];

    expect(before).toEqual([200, 200]);
    expect(after.map(({ status }) => status)).toEqual([403, 403]);
    expect(await after[0]?.json()).toMatchObject({
      error: { code: "FORBIDDEN", message: "This link has expired. Load the page it stands on again." },
    });
    expect(await statusOf(kept)).toBe(200);
    await other.close();
  });

  it("ends with the other sessions", async () => {
    const [ended, kept] = [await linkOf(elsewhere), await linkOf(me)];

    await me.query(`mutation { endOtherSessions { count } }`);

    expect([await statusOf(ended), await statusOf(kept)]).toEqual([403, 200]);
  });

  it("ends at Logout", async () => {
    const rig = await startLocalProvider(app.test, { keepsAccounts: true, signUp: "open" });
    const browser = new Browser();
    const { page, challenge } = await rig.begin(browser, { screen_hint: "signup" });
    const { access_token: token } = await rig.finish(await browser.submit(page, maya), challenge);
    const link = await linkOf(await app.signInElsewhere(me, decodeJwt<{ sid: string }>(token).sid));
    const before = await statusOf(link);

    await browser.open(`${rig.origin}/oidc/v2/logout`);

    expect([before, await statusOf(link)]).toEqual([200, 403]);
    await rig.close();
  });

  it("ends with the access token that asked for it, and with no other", async () => {
    const { id, program } = await makeProgram();
    const other = await makeProgram();
    const [ended, kept, mine] = [await linkOf(program), await linkOf(other.program), await linkOf(me)];
    const before = await statusOf(ended);

    await me.query(`mutation ($id: ID!) { revokeAccessToken(input: { id: $id }) { id } }`, { id });

    expect(before).toBe(200);
    expect([await statusOf(ended), await statusOf(kept), await statusOf(mine)]).toEqual([403, 200, 200]);
  });

  it("ends when the access token expires", async () => {
    const { program } = await makeProgram(new Date(app.clock.now().getTime() + MINUTE));
    const link = await linkOf(program);
    const before = await statusOf(link);

    app.clock.advance(MINUTE);

    expect([before, await statusOf(link)]).toEqual([200, 403]);
  });

  it("opens nothing for an access token that may not read files", async () => {
    const write = await elsewhere.query<{ createAccessToken: { secret: string } }>(
      `mutation { createAccessToken(input: { name: "Scanner", scopes: [WRITE] }) { secret } }`,
    );
    const form = new FormData();
    form.append("file", new File(["Maya Okafor"], "CV.txt"));
    const answer = await new Client(app.url, write.createAccessToken.secret, me.person).send("/api/upload", {
      method: "POST",
      body: form,
    });
    const { url } = (await answer.json()) as { url: string }; // the spec's answer

    expect([answer.status, await statusOf(url)]).toEqual([200, 403]);
  });

  it("ends so wherever it stands: at a document, its file and its versions, and in the answer of REST", async () => {
    const { fileId } = await upload(elsewhere);
    const { createDocument } = await elsewhere.query<{
      createDocument: {
        document: { id: string; source: string; file: Uploaded; versions: { file: Uploaded }[] };
      };
    }>(CREATE_DOCUMENT, { input: { name: "CV", fileId } });
    const { id, source, file, versions } = createDocument.document;
    const form = new FormData();
    form.append("file", new File(["Maya Okafor"], "CV.txt"));
    const rest = await elsewhere.send("/api/upload", { method: "POST", body: form });
    const { url } = (await rest.json()) as { url: string }; // the spec's answer
    const links = [source, file.url, versions[0]?.file.url ?? "", url];
    const before = await Promise.all(links.map(statusOf));

    await me.query(`mutation { endOtherSessions { count } }`);

    expect(before).toEqual([200, 200, 200, 200]);
    expect(await Promise.all(links.map(statusOf))).toEqual([403, 403, 403, 403]);
    const { document } = await me.query<{ document: { source: string } }>(DOCUMENT, { id });
    expect(await statusOf(document.source)).toBe(200);
  });

  it("of an earlier release opens nothing any more, and still names its file when it is sent back", async () => {
    const { fileId } = await upload(me);
    const head = Buffer.alloc(20);
    head.write(fileId.replaceAll("-", ""), "hex");
    head.writeUInt32BE(Math.floor(app.clock.now().getTime() / 1000) + FILE_LINK_SECONDS, 16);
    const key = await loadServerSecret(app.test.database, app.clock, "file-links");
    const signature = createHmac("sha256", key).update("GET /files/ 1").update(head).digest();
    const old = `http://localhost/files/${Buffer.concat([head, signature]).toString("base64url")}`;

    const { createDocument } = await me.query<{ createDocument: { document: { file: Uploaded } } }>(CREATE_DOCUMENT, {
      input: { name: "CV", source: old },
    });

    expect(await statusOf(old)).toBe(403);
    expect(createDocument.document.file.fileId).toBe(fileId);
  });
});
