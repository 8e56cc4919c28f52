import {
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import { fragmentsOf } from "./fragments-of.js";

type Type = GraphQLNamedType | null | undefined;

/**
 * Returns how many fields an operation has, each as often as fragments repeat it, and once for each type that an interface
 * may be; not much further than `most`, as few fragments that repeat each other make billions.
 */
export function countFields(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  most: number,
): number {
  const counter = new FieldCounter(schema, fragmentsOf(document), most);
  return counter.countIn(operation.selectionSet, schema.getRootType(operation.operation));
}

class FieldCounter {
  private count = 0;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>,
    private readonly most: number,
  ) {}

  countIn(selected: SelectionSetNode | undefined, type: Type): number {
    for (const selection of selected?.selections ?? []) {
      if (this.count > this.most) break;
      if (selection.kind === Kind.FIELD) this.countField(selection.name.value, selection.selectionSet, type);
      else {
        const inside = selection.kind === Kind.FRAGMENT_SPREAD ? this.fragments.get(selection.name.value) : selection;
        const condition = inside?.typeCondition;
        this.countIn(inside?.selectionSet, condition === undefined ? type : this.schema.getType(condition.name.value));
      }
    }
    return this.count;
  }

  private countField(name: string, selected: SelectionSetNode | undefined, type: Type): void {
    this.count++;
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
    const below = field === undefined ? undefined : getNamedType(field.type);
    const times = isAbstractType(below) ? this.schema.getPossibleTypes(below).length : 1;
    for (let n = 0; n < times; n++) this.countIn(selected, below);
  }
}
