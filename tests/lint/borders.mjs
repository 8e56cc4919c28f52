// @ts-check

/**
 * A ban on imports: files that match `from` may not import files that match `to`.
 *
 * @typedef {object} Border
 * @property {RegExp} from
 * @property {RegExp} to
 * @property {string} reason what to do instead, or why
 */

/**
 * Patterns of the files of one feature, in the gateway or in the client.
 * The names come from the paths, so a new feature is guarded as soon as its folder exists.
 */
const GATEWAY_FOLDER = /^gateway\/([a-z-]+)\//;
const WEB_FOLDER = /^web\/features\/([a-z]+)\//;
const PLAN_FOLDER = /^web\/plan\/([a-z]+)\//;

/** The folders of the gateway that are no features. */
const FOUNDATIONS = new Set([
  "cli",
  "database",
  "embedded-postgres",
  "fastpath",
  "graphql",
  "http",
  "metrics",
  "person",
  "platform",
  "record",
  "registry",
  "rest",
]);

/**
 * A layer of the client.
 *
 * @typedef {object} Layer
 * @property {RegExp} files
 * @property {string} reason why its files import no file of a layer above it
 */

/**
 * The layers of the client, the highest first: every file of `web/` is in one, and imports files of its own and of lower ones.
 *
 * @type {readonly Layer[]}
 */
export const WEB_LAYERS = [
  { files: /^web\/(codegen|ide)\/|^web\/(main|vite\.config)$/, reason: "nothing is above what builds and starts it" },
  { files: /^web\/app\//, reason: "the frame knows the screens, and nothing of what builds and starts it" },
  { files: /^web\/features\//, reason: "a screen does not know the frame that shows it" },
  { files: /^web\/plan\//, reason: "several features show the plan, so it knows none" },
  { files: /^web\/components\//, reason: "components are shared and know no feature" },
  { files: /^web\/lib\//, reason: "lib draws nothing, and everything may use it" },
  {
    files: /^web\/locales\/|^web\/(schema\.generated|theme|tokens)$/,
    reason: "the words, the types of the API and the look know no code",
  },
];

/**
 * A part of the plan, which is a folder of `web/plan/`.
 *
 * @typedef {object} PlanPart
 * @property {readonly string[]} knows the parts that it may import
 * @property {string} reason why these
 */

/**
 * The parts of the plan, the lowest first.
 *
 * @type {Readonly<Record<string, PlanPart>>}
 */
const PLAN_PARTS = {
  step: { knows: [], reason: "every other part is about steps" },
  link: { knows: [], reason: "a link is between records, whatever the plan is" },
  log: { knows: [], reason: "its sentences are about whatever changed" },
  huntsheet: { knows: [], reason: "it holds the operations of the sheet alone" },
  sign: { knows: ["step"], reason: "a sign of an employer changes steps" },
  known: { knows: ["step"], reason: "a job that is known already is compared by what became of its hunt" },
  decision: { knows: ["step"], reason: "whether somebody applies is asked by a step" },
  part: { knows: ["step", "link"], reason: "the chips and the form of whatever part a hunt has" },
  appointment: { knows: ["step", "link"], reason: "an appointment opens steps, and has people who are linked" },
  offer: { knows: ["step", "link", "part"], reason: "an offer is a part of a hunt, with days and a document" },
  next: { knows: ["step", "sign", "appointment"], reason: "what is next is a step, an answer or an appointment" },
  finish: { knows: ["step", "appointment"], reason: "the end of a hunt ends what is open of these" },
  submission: { knows: ["step", "link", "appointment"], reason: "documents are sent by a step, at a time" },
  callnote: { knows: ["step", "sign", "appointment", "huntsheet"], reason: "a call can bring each of these" },
  guide: {
    knows: ["step", "link", "sign", "appointment", "offer"],
    reason: "the guide of a step offers what belongs to it",
  },
};

/** @type {readonly Border[]} */
const BORDERS = [
  {
    from: /^web\//,
    to: /^(gateway|migrations|tests)\//,
    reason: "the client knows the server by its schema only: use generated documents, or the modules of schema/",
  },
  {
    from: /^web\/(?!ide\/examples$)/,
    to: /^schema\/(?!(?:currencies|limits|file-kinds|fold-text|invisible-marks|mail-address|plain-text|shared-address|tracking-words|dates\/[\w-]+|dates\/languages\/(?:ar|de|en|es|fr))$)/,
    reason: "of schema/ the client reads what both sides mean alike, and nothing else; the IDE shows its examples",
  },
  {
    from: /^(gateway|migrations|schema)\//,
    to: /^(web|tests)\//,
    reason: "the server imports neither its client nor its tests",
  },
  { from: /^schema\//, to: /^(?!schema\/)/, reason: "schema/ is read by both sides, so it imports neither" },
  {
    from: /^migrations\//,
    to: /^(?!migrations\/)/,
    reason: "a migration outlives the code of its day, so it imports none",
  },
  { from: /^gateway\/(?!database\/|cli\/)/, to: /^migrations\//, reason: "only gateway/database runs migrations" },
  {
    from: /^gateway\/(?!schema\/schema$)/,
    to: /\.resolver$/,
    reason: "a resolver is an entry point of the API: call its service",
  },
  { from: /\.resolver$/, to: /\.repository$/, reason: "a resolver method is one service call" },
  {
    from: /\.(entity|input)$/,
    to: /\.(service|reader|repository|payloads)$/,
    reason: "what is kept and what is sent knows no rules",
  },
  {
    from: /^gateway\/platform\//,
    to: /^gateway\/(?!platform\/)/,
    reason: "every layer imports platform, so platform imports none of them",
  },
  {
    from: /^gateway\/embedded-postgres\//,
    to: /^gateway\/(?!embedded-postgres\/|platform\/)/,
    reason: "it runs PostgreSQL for whoever opens it, and knows nothing of what is kept there",
  },
  {
    from: /^gateway\/(?!embedded-postgres\/)/,
    to: /^gateway\/embedded-postgres\/(?!index$)/,
    reason: "its entry is index.ts, which loads no engine into the thread that imports it",
  },
  {
    from: /^gateway\/(?!(app|main|services)$|cli\/|schema\/|seed\/)/,
    to: /^gateway\/((app|main|services)$|cli\/|schema\/)/,
    reason: "the composition root imports the features, never the other way round: a service gets what it needs",
  },
  {
    from: /^gateway\/fastpath\//,
    to: /^gateway\/(?!fastpath\/|http\/|graphql\/|person\/|platform\/)[a-z-]+\//,
    reason: "a way of answering knows no feature: app.ts passes what it needs",
  },
  {
    from: /^gateway\/(database|http|graphql)\//,
    to: /^gateway\/(?!database\/|embedded-postgres\/|http\/|graphql\/|person\/|platform\/)[a-z-]+\//,
    reason: "every feature imports these, so they import none",
  },
  {
    from: /^gateway\/record\//,
    to: /^gateway\/(?!database\/|graphql\/|log\/|person\/|platform\/|record\/)[a-z-]+\//,
    reason: "what all kinds of records share knows none of them: a kind defines itself in <noun>.record.ts",
  },
  {
    from: /^gateway\/rest\//,
    to: /\.(entity|service|reader|repository|input|payloads)$/,
    reason: "the shim renames; rules, queries and checks live behind the GraphQL operations",
  },
  {
    from: /^gateway\/capture\/languages\//,
    to: /^gateway\/capture\/(?!languages\/)/,
    reason: "the words of languages know nothing of how adverts are read",
  },
  {
    from: /^gateway\/capture\/page\//,
    to: /^gateway\/capture\/(?!languages\/|page\/|types$)/,
    reason: "imports flow languages -> page -> rules -> record and model -> the files of capture itself",
  },
  {
    from: /^gateway\/capture\/rules\//,
    to: /^gateway\/capture\/(?!languages\/|page\/|rules\/|types$)/,
    reason: "imports flow languages -> page -> rules -> record and model -> the files of capture itself",
  },
  {
    from: /^gateway\/capture\/record\//,
    to: /^gateway\/capture\/(?!languages\/|page\/|rules\/|record\/|types$)/,
    reason: "imports flow languages -> page -> rules -> record and model -> the files of capture itself",
  },
  {
    from: /^gateway\/capture\/model\//,
    to: /^gateway\/capture\/(?!languages\/|page\/|rules\/|model\/|types$)/,
    reason: "imports flow languages -> page -> rules -> record and model -> the files of capture itself",
  },
  {
    from: /^gateway\/(log|note)\//,
    to: /^gateway\/(?!database\/|graphql\/|log\/|note\/|person\/|platform\/|record\/)[a-z-]+\//,
    reason: "the log and the notes refer to records by id and import none of them",
  },
];

/**
 * The exceptions, each with its reason. A test fails when one is no longer needed.
 *
 * @type {readonly Border[]}
 */
export const BORDER_EXCEPTIONS = [
  {
    from: /^web\/features\/[a-z]+\/\w+Screen$/,
    to: /^web\/features\/note\/(NotesPanel|useAddNote)$/,
    reason: "several screens carry notes, and a wrapper around one panel for each would be worse",
  },
  {
    from: /^gateway\/cli\/make-database-template$/,
    to: /^gateway\/embedded-postgres\/(make-template|template-file)$/,
    reason: "a step of the build, which runs the engine in its own thread",
  },
];

/**
 * Returns why a file may not import another, or null when it may. Paths are relative to the project, with `/`, without
 * an extension: `web/lib/useT`.
 *
 * @param {string} from
 * @param {string} to
 * @returns {string | null}
 */
export function findBorderFault(from, to) {
  if (BORDER_EXCEPTIONS.some((exception) => matches(exception, from, to))) return null;
  const border = BORDERS.find((candidate) => matches(candidate, from, to));
  if (border !== undefined) return `${from} imports ${to}: ${border.reason}.`;
  return findLayerFault(from, to) ?? findPlanFault(from, to) ?? findNeighbourFault(from, to);
}

/**
 * @param {string} from
 * @param {string} to
 * @returns {string | null}
 */
function findLayerFault(from, to) {
  const [here, there] = [from, to].map((path) => WEB_LAYERS.findIndex(({ files }) => files.test(path)));
  if (here === undefined || there === undefined || there === -1 || there >= here) return null;
  return `${from} imports ${to}: ${WEB_LAYERS[here]?.reason}.`;
}

/**
 * @param {string} from
 * @param {string} to
 * @returns {string | null}
 */
function findPlanFault(from, to) {
  const [part, other] = [PLAN_FOLDER.exec(from)?.[1], PLAN_FOLDER.exec(to)?.[1]];
  if (part === undefined || other === undefined || part === other) return null;
  const row = PLAN_PARTS[part];
  if (row === undefined)
    return `${from} imports ${to}: web/plan/${part} has no row in PLAN_PARTS of tests/lint/borders.mjs.`;
  if (row.knows.includes(other)) return null;
  return `${from} imports ${to}: of the plan, ${part} knows ${row.knows.join(", ") || "no other part"}: ${row.reason}.`;
}

/**
 * @param {string} from
 * @param {string} to
 * @returns {string | null}
 */
function findNeighbourFault(from, to) {
  const [here, there] = [WEB_FOLDER.exec(from)?.[1], WEB_FOLDER.exec(to)?.[1]];
  if (here !== undefined && there !== undefined && here !== there) {
    return `${from} imports ${to}: features do not import each other; what two of them need moves up to components or lib.`;
  }
  const [folder, other] = [GATEWAY_FOLDER.exec(from)?.[1], GATEWAY_FOLDER.exec(to)?.[1]];
  if (
    folder === undefined ||
    other === undefined ||
    folder === other ||
    FOUNDATIONS.has(folder) ||
    FOUNDATIONS.has(other)
  )
    return null;
  if (!/\.(repository|input)$/.test(to)) return null;
  return `${from} imports ${to}: a feature may use another's service and entity, never what is behind them.`;
}

/**
 * @param {Border} border
 * @param {string} from
 * @param {string} to
 */
function matches(border, from, to) {
  return border.from.test(from) && border.to.test(to);
}
