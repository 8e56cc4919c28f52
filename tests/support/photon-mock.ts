import type { AddressInfo } from "node:net";
import { createServer } from "node:http";
import { foldWords } from "../../gateway/platform/fold-text.js";

/** An address service on this machine with Photon's API. */
export interface PhotonMock {
  readonly url: string;
  /** The received queries, in order. */
  readonly questions: URLSearchParams[];
  /** Sets the response to every query: this one as it is; null: a regular one; undefined: none at all. */
  answerWith(answer: { readonly status: number; readonly body: string } | null | undefined): void;
  close(): Promise<void>;
}

const PLACES = [
  { street: "Quayside", housenumber: "1", postcode: "4050", city: "Harbourtown", country: "Portugal" },
  {
    name: "Quay House",
    street: "Quayside",
    housenumber: "12",
    city: "Harbourtown",
    state: "Harbourtown",
    country: "Portugal",
  },
  { name: "Quayham", city: "Quayham", state: "Milltown", country: "United Kingdom", osm_id: 7 },
];

/** Starts the service. */
export async function startPhotonMock(): Promise<PhotonMock> {
  const questions: URLSearchParams[] = [];
  let planted: Parameters<PhotonMock["answerWith"]>[0] = null;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    questions.push(searchParams);
    if (planted === undefined) return;
    if (planted !== null) return void response.writeHead(planted.status).end(planted.body);
    const wanted = foldWords(searchParams.get("q") ?? "");
    const found = PLACES.filter((place) => foldWords(Object.values(place).join(" ")).includes(wanted));
    const features = found.slice(0, Number(searchParams.get("limit"))).map((properties) => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: [-8.6, 41.1] },
      properties,
    }));
    response
      .writeHead(pathname === "/api" ? 200 : 404, { "content-type": "application/json" })
      .end(JSON.stringify({ type: "FeatureCollection", features }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // a TCP server that listens has this shape
    questions,
    answerWith: (answer) => (planted = answer),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
