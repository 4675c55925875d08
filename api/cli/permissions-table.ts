import type { GraphQLSchema } from 'graphql';
import { PRODUCT } from '../features.ts';
import { type Access, type Audit, metaOf } from '../platform/graphql/operation.ts';
import { listRoutes } from '../platform/rest/bound-route.ts';

const HEAD = `# Who may do what

Written by \`npm run schema\` from the declarations of each operation (\`@Allow\`, \`@Audited\`, the routes of REST). A test checks the running
schema and router against it with seven kinds of caller. Ownership and state of an object are checked by the operation itself.

`;

const ROUTES_HEAD = `
## Routes of REST

A route that runs an operation has its access, its name in the audit log, its limits and its rules.

`;

const ACCESS = {
  everybody: 'everybody',
  everybodyButDeadSessions: 'everybody; an ended session is an error',
  signedIn: 'signed in',
};

/** The permissions of every operation as a table in Markdown. */
export function permissionsTable(schema: GraphQLSchema): string {
  const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ name: `${type!.name}.${field.name}`, ...metaOf(field) })),
  );
  const rows = fields.map(({ name, access, audit }) => [code(name), accessText(access!), audited(audit)]);
  const routes = listRoutes(PRODUCT, schema).map(({ method, path, meta: { exports, access, audit }, runs }) => [
    code(`${method} ${path}`),
    runs ? code(runs) : '',
    accessText(access),
    exports ?? audited(audit),
  ]);
  return [
    HEAD,
    table([['operation', 'who', 'in the audit log'], ...rows.toSorted(byName)]),
    ROUTES_HEAD,
    table([['route', 'runs', 'who', 'in the audit log'], ...routes.toSorted(byName)]),
  ].join('');
}

const code = (name: string): string => `\`${name}\``;
const byName = ([a]: string[], [b]: string[]): number => (a! < b! ? -1 : 1);

function accessText(access: Access): string {
  return typeof access === 'string' ? ACCESS[access] : access.toSorted().join(', ');
}

function audited(audit: Audit | undefined): string {
  if (audit === undefined) return '';
  if (typeof audit === 'string') return audit;
  return 'exempt' in audit ? 'no' : Object.values(audit.actions).join(', ');
}

/** Columns padded to their widest cell, like the formatter's. */
function table([head, ...rows]: string[][]): string {
  const widths = head!.map((_, column) => Math.max(...[head!, ...rows].map((row) => row[column]!.length)));
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |\n`;
  return [line(head!), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('');
}
