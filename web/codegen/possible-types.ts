import { type GraphQLSchema, isInterfaceType } from 'graphql';

/** Interfaces of which the web's operations ask. The cache has to know what implements them. */
const INTERFACES = ['UserError'];

/** Writes `possibleTypes`, as Apollo's cache wants them. */
export function plugin(schema: GraphQLSchema): string {
  const lists = INTERFACES.map((name) => {
    const type = schema.getType(name);
    if (!isInterfaceType(type)) throw new Error(`${name} is no interface.`);
    return [name, schema.getPossibleTypes(type).map((member) => member.name)];
  });
  return `export const possibleTypes = ${JSON.stringify(Object.fromEntries(lists))};\n`;
}
