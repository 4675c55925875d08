import { readFileSync } from 'node:fs';
import { buildSchema, GraphQLNonNull, type GraphQLSchema, isNullableType, isObjectType } from 'graphql';

/** The schema as the web sees it: Apollo rejects an answer with errors, so what is null only beside one is never read as null. */
export default function strictSchema(path: string): GraphQLSchema {
  const schema = buildSchema(readFileSync(path, 'utf8'));
  const objects = Object.values(schema.getTypeMap()).filter(isObjectType);
  for (const field of objects.flatMap((type) => Object.values(type.getFields()))) {
    const isMarked = field.astNode?.directives?.some(({ name }) => name.value === 'semanticNonNull');
    if (isMarked && isNullableType(field.type)) field.type = new GraphQLNonNull(field.type);
  }
  return schema;
}
