import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** An invented advert, as a user would copy it from a page. */
export const ADVERT = `Senior Backend Engineer (Platform)
Northwind Labs · Lisbon · Full-time
Ref NWL-2291 · Published 12 November 2026

We forecast the output of wind farms for the people who trade and balance power.

What you will do
- Design and run services in TypeScript and Postgres
- Move our meter data to a new store without losing a reading

What you bring
- Five years or more building backend services
- You write clearly and decide in the open

What we offer
- Salary: EUR 78,000 - 92,000
- 28 days off and a learning budget`;

const PAGE = `<!doctype html><html lang="en"><head><title>Data Engineer - Harbour Analytics</title>
<script type="application/ld+json">${JSON.stringify({
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: "Data Engineer",
  hiringOrganization: { "@type": "Organization", name: "Harbour Analytics" },
  jobLocation: { "@type": "Place", address: { addressLocality: "Porto", addressCountry: "PT" } },
  employmentType: "FULL_TIME",
  datePosted: "2026-11-10",
  identifier: { "@type": "PropertyValue", value: "HA-77" },
  description:
    "<p>Harbour Analytics counts what enters and leaves the ports of Europe, and tells shippers where to go next.</p><p>You will build the pipelines that read two hundred harbour registers every night.</p>",
})}</script></head><body><nav>Jobs About Contact</nav><main><h1>Data Engineer</h1>
<p>Harbour Analytics counts what enters and leaves the ports of Europe, and tells shippers where to go next.</p>
<h2>What you will do</h2><ul><li>Build the pipelines that read two hundred harbour registers every night</li><li>Keep them honest with tests</li></ul>
<h2>What you bring</h2><ul><li>SQL you are proud of</li><li>Three years with data at scale</li></ul>
<p>Agency: Quayside Recruiting</p></main></body></html>`;

/** Serves a page with an invented advert on this machine, as a stand-in for a job board. */
export async function serveAdvert(port = 0): Promise<{ url: string; origin: string; close: () => Promise<void> }> {
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8").end(PAGE);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server's address is an object
  return {
    url: `${origin}/jobs/data-engineer`,
    origin,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
