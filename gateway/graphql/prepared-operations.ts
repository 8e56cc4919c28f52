import {
  getOperationAST,
  parse,
  OperationTypeNode,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from "graphql";
import { countFields } from "./count-fields.js";
import { LIMIT_RULES } from "./limit-rules.js";
import { PARSE_OPTIONS, VALIDATION_OPTIONS } from "./operation-limits.js";
import { PreparedOperation } from "./prepared-operation.js";
import { TextCache } from "./text-cache.js";

/** The most fields of an operation of which code is made; the longest of the client has a tenth of them. */
const FIELDS_MAX = 3_000;

/** A valid document, and its operations that were asked for, by their names. */
interface Prepared {
  readonly document: DocumentNode;
  readonly operations: Map<string | undefined, PreparedOperation | null>;
}

/** The operations that were asked for lately, parsed and validated once. */
export class PreparedOperations {
  private readonly texts = new TextCache<Prepared>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly compiledAtUse: number,
  ) {}

  /**
   * Returns the query or mutation of a text; null where the text is too long to be kept, not valid, has no such operation,
   * or where fragments make a very long one of it.
   */
  find(text: string, operationName: string | undefined): PreparedOperation | null {
    const prepared = this.texts.get(text) ?? this.prepare(text);
    if (prepared === null) return null;
    const { document, operations } = prepared;
    const known = operations.get(operationName);
    if (known !== undefined) return known;
    const operation = getOperationAST(document, operationName);
    // A name that the document does not have is anybody's invention, so it is not remembered.
    if (operation == null) return null;
    const isServed =
      operation.operation !== OperationTypeNode.SUBSCRIPTION &&
      countFields(this.schema, document, operation, FIELDS_MAX) <= FIELDS_MAX;
    const found = isServed ? new PreparedOperation(this.schema, document, operation, this.compiledAtUse) : null;
    operations.set(operationName, found);
    return found;
  }

  private prepare(text: string): Prepared | null {
    if (!this.texts.keeps(text.length)) return null;
    const document = this.parsed(text);
    if (document === null) return null;
    const prepared = { document, operations: new Map<string | undefined, PreparedOperation | null>() };
    this.texts.set(text, prepared, text.length);
    return prepared;
  }

  private parsed(text: string): DocumentNode | null {
    try {
      const document = parse(text, PARSE_OPTIONS);
      const errors = validate(this.schema, document, [...specifiedRules, ...LIMIT_RULES], VALIDATION_OPTIONS);
      return errors.length === 0 ? document : null;
    } catch {
      // What is wrong with it, says whoever is asked next.
      return null;
    }
  }
}
