import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { posix } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { parse } from "yaml";
import { VARIABLES } from "../../gateway/config.js";
import { sourceFiles } from "./source-files.js";

interface ComposeService {
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly image?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly extends?: { readonly file: string; readonly service: string };
  readonly depends_on?: Readonly<Record<string, unknown>>;
  readonly stop_grace_period?: string;
}

interface Compose {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly volumes?: Readonly<Record<string, unknown>>;
}

const DOCKERFILE = readFileSync("docker/Dockerfile", "utf8");
const IGNORE = readFileSync("docker/Dockerfile.dockerignore", "utf8");
const COMPOSE_FILES = sourceFiles(["docker"], /compose.*\.yml$/);
// Whatever else they hold, the tests below say what of it must be true.
const readCompose = (text: string): Compose => parse(text, { merge: true }) as Compose;

describe("the Dockerfile", () => {
  it("copies only what is there and what its context lets in", () => {
    expect(findCopyFaults(DOCKERFILE, IGNORE)).toEqual([]);
  });

  it("is found out when it copies what is not there, or what is left out", () => {
    const planted = "COPY package.json planted.json ./\nCOPY tests tests\nCOPY --from=build /app/gone gone";

    expect(findCopyFaults(planted, "*\n!package.json")).toEqual([
      "planted.json is not there",
      "tests is left out of the context",
    ]);
  });

  it("runs the server as process 1, as somebody without rights, and asks whether it is ready", () => {
    const lines = DOCKERFILE.split("\n");

    expect(lines).toContain("USER node");
    expect(lines.at(-2)).toMatch(/^CMD \["node", .*"dist\/gateway\/main\.js"\]$/);
    expect(DOCKERFILE).toMatch(/^HEALTHCHECK .*CMD \["node", "healthcheck\.mjs"\]$/m);
  });
});

describe("the health check", () => {
  it.each([
    ["ready", 200, 0],
    ["not ready", 503, 1],
  ])("tells that the server is %s", async (_state, status, code) => {
    const paths: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      paths.push(request.url);
      response.writeHead(status).end();
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo; // a TCP server's address is an object

    const ended = await exitCodeOf(String(port));
    server.close();

    expect([ended, paths]).toEqual([code, ["/readyz"]]);
  });

  it("tells that nobody answers", async () => {
    expect(await exitCodeOf("1")).toBe(1);
  });
});

describe("the compose files", () => {
  it("are three", () => {
    expect(COMPOSE_FILES.map(({ path }) => path)).toEqual([
      "docker/compose.postgres.yml",
      "docker/compose.scale.yml",
      "docker/compose.yml",
    ]);
  });

  it("name files, variables, services and volumes that there are", () => {
    expect(COMPOSE_FILES.flatMap(({ path, text }) => findComposeFaults(path, readCompose(text)))).toEqual([]);
  });

  it("give a gateway the time to stop that it may take", () => {
    const periods = COMPOSE_FILES.flatMap(({ text }) =>
      Object.values(readCompose(text).services)
        .filter((service) => service.build !== undefined)
        .map((service) => Number.parseInt(service.stop_grace_period ?? "10", 10)),
    );

    // Ten seconds for the grace and what is in flight, and some to close the database.
    expect(Math.min(...periods)).toBeGreaterThanOrEqual(15);
  });

  it("open no port to other machines", () => {
    const ports = COMPOSE_FILES.flatMap(({ text }) =>
      Object.values(readCompose(text).services).flatMap((service) => service.ports ?? []),
    );

    expect(ports.filter((port) => !port.startsWith("127.0.0.1:"))).toEqual([]);
  });

  it("are found out when they name what is not there", () => {
    const planted: Compose = {
      services: {
        gateway: {
          build: { context: "..", dockerfile: "docker/Planted" },
          environment: { PLANTED: "1", PORT: "1" },
          volumes: ["planted:/data", "./planted.conf:/etc/x:ro"],
          depends_on: { planted: {} },
        },
        other: { extends: { file: "compose.yml", service: "planted" }, image: "planted" },
      },
    };

    expect(findComposeFaults("docker/planted.yml", planted)).toEqual([
      "gateway: docker/Planted is not there",
      "gateway: PLANTED is no variable of the server",
      "gateway: the volume planted is not declared",
      "gateway: docker/planted.conf is not there",
      "gateway: waits for planted, which is no service",
      "other: compose.yml has no service planted",
      "other: planted has no version",
    ]);
  });
});

function findCopyFaults(dockerfile: string, ignore: string): readonly string[] {
  const allowed = ignore.split("\n").flatMap((line) => (line.startsWith("!") ? [line.slice(1)] : []));
  const sources = [...dockerfile.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap((match) =>
    (match[1] ?? "").split(" ").slice(0, -1),
  );
  return sources.flatMap((source) => {
    if (!existsSync(source)) return [`${source} is not there`];
    return allowed.includes(source) ? [] : [`${source} is left out of the context`];
  });
}

function findComposeFaults(path: string, { services, volumes = {} }: Compose): readonly string[] {
  const here = posix.dirname(path);
  const missing = (file: string): readonly string[] => (existsSync(file) ? [] : [`${file} is not there`]);
  return Object.entries(services).flatMap(([name, service]) =>
    [
      ...(service.build === undefined
        ? []
        : missing(posix.join(here, service.build.context, service.build.dockerfile))),
      ...findUnknownVariables(service),
      ...(service.volumes ?? []).flatMap((volume) => {
        const [source = ""] = volume.split(":");
        if (source.startsWith(".")) return missing(posix.join(here, source));
        return source in volumes ? [] : [`the volume ${source} is not declared`];
      }),
      ...Object.keys(service.depends_on ?? {}).flatMap((other) =>
        other in services ? [] : [`waits for ${other}, which is no service`],
      ),
      ...findExtensionFaults(here, service),
      ...(service.image === undefined || service.build !== undefined || /:\d/.test(service.image)
        ? []
        : [`${service.image} has no version`]),
    ].map((fault) => `${name}: ${fault}`),
  );
}

/** A service of another image has variables of its own. */
function findUnknownVariables({ build, extends: base, environment = {} }: ComposeService): readonly string[] {
  if (build === undefined && base?.service !== "gateway") return [];
  const known: readonly string[] = VARIABLES;
  return Object.keys(environment).flatMap((name) =>
    known.includes(name) ? [] : [`${name} is no variable of the server`],
  );
}

function findExtensionFaults(folder: string, { extends: base }: ComposeService): readonly string[] {
  if (base === undefined) return [];
  const { services } = readCompose(readFileSync(posix.join(folder, base.file), "utf8"));
  return base.service in services ? [] : [`${base.file} has no service ${base.service}`];
}

async function exitCodeOf(port: string): Promise<number | null> {
  const child = spawn(process.execPath, ["docker/healthcheck.mjs"], { env: { PORT: port }, stdio: "ignore" });
  await once(child, "exit");
  return child.exitCode;
}
