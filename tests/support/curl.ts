import { readFileSync } from "node:fs";
import { basename } from "node:path";

/** Runs a guide's curl command without curl: a method, headers, a body or a form. Throws on any other option. */
const headers = new Headers();
const form = new FormData();
let url: string | undefined;
let data: string | undefined;
let hasForm = false;

for (let rest = process.argv.slice(2); rest.length > 0;) {
  const [word = "", value = ""] = rest;
  if (word === "-H") {
    const [name = ""] = value.split(":", 1);
    headers.append(name, value.slice(name.length + 1).trim());
  } else if (word === "--data") {
    data = value;
  } else if (word === "-F") {
    hasForm = true;
    addPart(value);
  } else if (word.startsWith("-")) {
    throw new Error(`curl: ${word} is not known here.`);
  } else {
    url = word;
  }
  rest = rest.slice(word.startsWith("-") ? 2 : 1);
}
if (url === undefined) throw new Error("curl: no address was given.");

const body = hasForm ? form : data;
const response = await fetch(url, { method: body === undefined ? "GET" : "POST", headers, body: body ?? null });
process.stdout.write(`${await response.text()}\n`);

function addPart(part: string): void {
  const [name = ""] = part.split("=", 1);
  const content = part.slice(name.length + 1);
  if (content.startsWith("@")) form.set(name, new Blob([readFileSync(content.slice(1))]), basename(content));
  else form.set(name, content);
}
