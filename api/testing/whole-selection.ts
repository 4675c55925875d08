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

/** Everything that an operation may ask of a field: all fields of its type that need no argument, and theirs in turn. */
export function wholeSelection(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>): string {
  return selectionOf(schema, getNamedType(field.type), [], '');
}

function selectionOf(schema: GraphQLSchema, type: GraphQLNamedType, above: string[], prefix: string): string {
  if (isAbstractType(type)) {
    // The members of a union may have fields of one name and several types.
    const parts = schema.getPossibleTypes(type).map((member) => {
      const inner = selectionOf(schema, member, above, `${member.name}_`);
      return inner && `... on ${member.name} ${inner}`;
    });
    return `{ __typename ${parts.join(' ')} }`;
  }
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return [];
    const name = prefix ? `${prefix}${field.name}: ${field.name}` : field.name;
    const inner = getNamedType(field.type);
    if (isLeafType(inner)) return [name];
    // A venue has similar venues, which have similar ones.
    if (above.length >= DEPTH || above.includes(inner.name)) return [];
    return [`${name} ${selectionOf(schema, inner, [...above, type.name], '')}`];
  });
  return fields.length ? `{ ${fields.join(' ')} }` : '{ __typename }';
}
