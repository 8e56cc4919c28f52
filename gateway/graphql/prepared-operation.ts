import {
  execute,
  getVariableValues,
  Kind,
  OperationTypeNode,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import { rootFieldsOf, type RootField } from "./asked-roots.js";
import type { ExecuteCompiled } from "./compile-operation.js";
import type { Context } from "./context.js";
import { countRows, inputsIn, sumOf } from "./count-rows.js";
import { VARIABLE_OPTIONS } from "./operation-limits.js";

/** The values of variables as they were sent, and after coercion. */
export interface Variables {
  readonly sent: Readonly<Record<string, unknown>>;
  readonly coerced: Readonly<Record<string, unknown>>;
}

/** How many sums of rows are remembered, one for each set of page sizes and numbers of inputs that was sent. */
const SUMS_MAX = 20;

/** A valid operation, with what of it is the same at each request. */
export class PreparedOperation {
  /** The fields of its root. */
  readonly roots: readonly RootField[];
  private readonly pageSizes: ReadonlySet<string>;
  /** The variables of a mutation, as it answers for each of its inputs. */
  private readonly inputs: readonly string[];
  private readonly sums = new Map<string, number>();
  private readonly defaulted: readonly string[];
  /** Undefined: not compiled yet; null: it cannot be. */
  private compiled: ExecuteCompiled | null | undefined;
  private uses = 0;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly document: DocumentNode,
    readonly operation: OperationDefinitionNode,
    /** The use at which it is compiled: one that is sent once is not worth it. */
    private readonly compiledAtUse: number,
  ) {
    this.roots = rootFieldsOf(document, operation);
    this.pageSizes = variablesOfPageSizes(document);
    const { variableDefinitions = [] } = operation;
    const isMutation = operation.operation === OperationTypeNode.MUTATION;
    this.inputs = isMutation ? variableDefinitions.map(({ variable }) => variable.name.value) : [];
    this.defaulted = variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue === undefined ? [] : [variable.name.value],
    );
  }

  /** Returns the values of the variables; null when one of them is not of its type. */
  read(sent: Readonly<Record<string, unknown>>): Variables | null {
    const { variableDefinitions = [] } = this.operation;
    if (variableDefinitions.length === 0) return { sent, coerced: {} };
    const { coerced } = getVariableValues(this.schema, variableDefinitions, sent, VARIABLE_OPTIONS);
    return coerced === undefined ? null : { sent, coerced };
  }

  /** Returns how many rows it asks for. */
  rowsOf({ coerced }: Variables): number {
    const sizes = [...this.pageSizes].map((name) => String(coerced[name]));
    const key = [...sizes, ...this.inputs.map((name) => inputsIn(coerced[name]))].join();
    const known = this.sums.get(key);
    if (known !== undefined) return known;
    const sum = sumOf(countRows(this.schema, this.document, this.operation, coerced));
    if (this.sums.size < SUMS_MAX) this.sums.set(key, sum);
    return sum;
  }

  /** Executes it, compiled from some use on where that can be. */
  async execute(contextValue: Context, { sent, coerced }: Variables): Promise<ExecutionResult> {
    const compiled = this.compiled ?? (await this.compile());
    // Null in place of a default may stand where the field allows none, and the error of that is GraphQL's own.
    if (compiled !== null && this.defaulted.every((name) => coerced[name] !== null))
      return compiled(contextValue, coerced);
    const operationName = this.operation.name?.value;
    return execute({ schema: this.schema, document: this.document, contextValue, variableValues: sent, operationName });
  }

  private async compile(): Promise<ExecuteCompiled | null> {
    if (this.compiled !== undefined || ++this.uses < this.compiledAtUse) return null;
    // Loading the compiler takes as long as a tenth of a start.
    const { compileOperation } = await import("./compile-operation.js");
    return (this.compiled ??= compileOperation(this.schema, this.document, this.operation));
  }
}

function variablesOfPageSizes(document: DocumentNode): ReadonlySet<string> {
  const names = new Set<string>();
  visit(document, {
    Argument: ({ name, value }) => {
      if (name.value === "first" && value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return names;
}
