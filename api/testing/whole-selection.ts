import {
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLSchema,
} from 'graphql';

const DEPTH = 5;

type Field = GraphQLField<unknown, unknown>;
/** Whether a field is selected in an object inside objects of the types above. */
type Selects = (field: Field, above: readonly string[]) => boolean;

/** The complete selection of a field: all fields of its type without arguments, recursively. @param selects whether a field is selected. */
export function wholeSelection(schema: GraphQLSchema, field: Field, selects: Selects = () => true) {
  return selectionOf(schema, getNamedType(field.type), { above: [], prefix: '', selects });
}

interface Place {
  above: string[];
  prefix: string;
  selects: Selects;
}

function selectionOf(schema: GraphQLSchema, type: GraphQLNamedType, { above, prefix, selects }: Place): string {
  if (isAbstractType(type)) {
    // The members of a union may have fields with the same name and different types.
    const parts = schema.getPossibleTypes(type).map((member) => {
      const inner = selectionOf(schema, member, { above, prefix: `${member.name}_`, selects });
      return inner && `... on ${member.name} ${inner}`;
    });
    return `{ __typename ${parts.join(' ')} }`;
  }
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument) || !selects(field, above)) return [];
    const name = prefix ? `${prefix}${field.name}: ${field.name}` : field.name;
    const inner = getNamedType(field.type);
    if (isLeafType(inner)) return [name];
    // A venue has similar venues, which have similar ones.
    if (above.length >= DEPTH || above.includes(inner.name)) return [];
    return [`${name} ${selectionOf(schema, inner, { above: [...above, type.name], prefix: '', selects })}`];
  });
  return fields.length ? `{ ${fields.join(' ')} }` : '{ __typename }';
}
