import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { openApiDocument } from "../../gateway/rest/openapi/document.js";

const ID = "openapi.json";
const DOCUMENT = openApiDocument();
const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema(closed(DOCUMENT) as object, ID); // the copy of an object is one

/**
 * Throws when a response violates the document's path, status or schema. Requests outside the document are not checked.
 */
export function checkAnswer(method: string, path: string, status: number, body: unknown): void {
  const operation = DOCUMENT.paths[path]?.[method.toLowerCase()];
  if (operation === undefined) return;
  const answer = `${method} ${path} answered ${status}`;
  const { responses } = operation as { responses: Readonly<Record<string, { $ref?: string }>> }; // as in OpenAPI
  const response = responses[status];
  if (response === undefined) throw new Error(`${answer}, of which the document knows nothing.`);
  const at = response.$ref ?? ["#/paths", path, method.toLowerCase(), "responses", status].map(escaped).join("/");
  const validate = ajv.getSchema(`${ID}${at}/content/application~1json/schema`);
  if (validate === undefined) throw new Error(`${answer}, whose schema the document does not hold.`);
  if (validate(body) !== true)
    throw new Error(`${answer} otherwise than the document says: ${ajv.errorsText(validate.errors)}`);
}

/** Returns a schema in which objects allow no additional properties: this server's responses have none. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== "object" || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, closed(part)]));
  return copy["type"] === "object" && "properties" in copy ? { additionalProperties: false, ...copy } : copy;
}

function escaped(part: string | number, at: number): string {
  return at === 0 ? String(part) : String(part).replaceAll("~", "~0").replaceAll("/", "~1");
}
