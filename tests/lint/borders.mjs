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
 * Files that sit together because they speak of one thing: a feature of either side.
 * The names come from the paths, so a new feature is guarded the day its folder is made.
 */
const GATEWAY_ROOM = /^gateway\/([a-z]+)\//;
const WEB_ROOM = /^web\/features\/([a-z]+)\//;

/** Folders of the gateway that are no feature. */
const FOUNDATIONS = new Set(["database", "graphql", "http", "metrics", "record", "rest"]);

/** Files in the gateway's root that put the features together. Every other file there is below the features. */
const WIRING = "app|context|emit-schema|entities|loaders|main|print-schema|records|schema|services";

/** @type {readonly Border[]} */
const BORDERS = [
  {
    from: /^web\//,
    to: /^(gateway|migrations|tests)\//,
    reason: "the client knows the server by its schema only: use generated documents, or schema/limits.ts",
  },
  {
    from: /^web\/(?!ide\/examples$)/,
    to: /^schema\/(?!limits$)/,
    reason: "of schema/ the client reads limits.ts and nothing else; the IDE shows its examples",
  },
  {
    from: /^(gateway|migrations|schema)\//,
    to: /^(web|tests)\//,
    reason: "the server stands without its client and its tests",
  },
  { from: /^schema\//, to: /^/, reason: "limits are read by both sides, so they import nothing" },
  {
    from: /^migrations\//,
    to: /^(?!migrations\/)/,
    reason: "a migration outlives the code of its day, so it imports none",
  },
  { from: /^gateway\/(?!database\/)/, to: /^migrations\//, reason: "only gateway/database runs migrations" },

  { from: /^web\/features\//, to: /^web\/app\//, reason: "imports flow app -> features -> components and lib" },
  { from: /^web\/components\//, to: /^web\/(app|features)\//, reason: "components are shared and know no feature" },
  { from: /^web\/lib\//, to: /^web\/(app|components|features)\//, reason: "lib is the ground floor of the client" },
  { from: /^web\/(theme|tokens)$/, to: /^web\/(app|components|features|lib)\//, reason: "the look knows no screen" },

  {
    from: /^gateway\/(?!schema$)/,
    to: /\.resolver$/,
    reason: "a resolver is a door from outside: call the service behind it",
  },
  { from: /\.resolver$/, to: /\.repository$/, reason: "a resolver method is one service call" },
  {
    from: /\.(entity|input)$/,
    to: /\.(service|reader|repository|payloads)$/,
    reason: "what is kept and what is sent knows no rules",
  },
  {
    from: new RegExp(`^gateway/(?!(${WIRING})$)[^/]+$`),
    to: GATEWAY_ROOM,
    reason: "what every feature stands on cannot stand on a feature",
  },
  {
    from: /^gateway\/(database|http|graphql)\//,
    to: /^gateway\/(?!database\/|http\/|graphql\/)[a-z]+\//,
    reason: "what every feature stands on knows none",
  },
  {
    from: /^gateway\/record\//,
    to: /^gateway\/(?!database\/|graphql\/|identity\/person\.entity$|log\/|record\/)[a-z]+\//,
    reason: "what all kinds of records share knows none of them: a kind defines itself in <noun>.record.ts",
  },
  {
    from: /^gateway\/rest\//,
    to: /\.(entity|service|reader|repository|input|payloads)$/,
    reason: "the shim renames; rules, queries and checks live behind the GraphQL operations",
  },
  {
    from: /^gateway\/(log|note)\//,
    to: /^gateway\/(?!database\/|graphql\/|identity\/|log\/|note\/|record\/)[a-z]+\//,
    reason: "the log and the notes hang on an id and know nobody",
  },
];

/**
 * What is allowed all the same, each with its reason. A test fails when one is no longer needed.
 *
 * @type {readonly Border[]}
 */
export const BORDER_EXCEPTIONS = [
  {
    from: /^web\/features\//,
    to: /^web\/app\/paths$/,
    reason: "the addresses of the client stand in that one table, which imports lib alone",
  },
  {
    from: /^web\/features\/[a-z]+\/\w+Screen$/,
    to: /^web\/features\/note\/(NotesPanel|useAddNote)$/,
    reason: "several screens carry notes, and a wrapper around one panel for each would be worse",
  },
];

/**
 * Tells why a file may not import another, or null when it may. Paths are relative to the project, with `/`, without
 * their ending: `web/lib/useT`.
 *
 * @param {string} from
 * @param {string} to
 * @returns {string | null}
 */
export function findBorderFault(from, to) {
  if (BORDER_EXCEPTIONS.some((exception) => matches(exception, from, to))) return null;
  const border = BORDERS.find((candidate) => matches(candidate, from, to));
  if (border !== undefined) return `${from} imports ${to}: ${border.reason}.`;
  return findNeighbourFault(from, to);
}

/**
 * @param {string} from
 * @param {string} to
 * @returns {string | null}
 */
function findNeighbourFault(from, to) {
  const [here, there] = [WEB_ROOM.exec(from)?.[1], WEB_ROOM.exec(to)?.[1]];
  if (here !== undefined && there !== undefined && here !== there) {
    return `${from} imports ${to}: features do not import each other; what two of them need moves up to components or lib.`;
  }
  const [room, other] = [GATEWAY_ROOM.exec(from)?.[1], GATEWAY_ROOM.exec(to)?.[1]];
  if (room === undefined || other === undefined || room === other || FOUNDATIONS.has(room) || FOUNDATIONS.has(other))
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
