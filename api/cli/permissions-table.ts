import type { GraphQLSchema } from 'graphql';
import { PRODUCT } from '../features.ts';
import { type Access, type Audit, metaOf } from '../platform/graphql/operation.ts';
import { restRoutes } from '../platform/http/rest-api.ts';

const HEAD = `# Who may do what

Written by \`npm run schema\` from what is declared at each operation (\`@Allow\`, \`@Audited\`, the routes of REST). A test holds the running
schema and router to it with seven kinds of caller. Whose object it is, and what state it is in, is asked behind this gate.

`;

const ACCESS = {
  everybody: 'everybody',
  everybodyButDeadSessions: 'everybody; ended sessions are told',
  signedIn: 'signed in',
};

/** The permissions of every operation as a table in Markdown. */
export function permissionsTable(schema: GraphQLSchema): string {
  const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ name: `${type!.name}.${field.name}`, ...metaOf(field) })),
  );
  const routes = restRoutes(PRODUCT, {} as never)
    .list()
    .map(({ method, path, meta: { exports, ...meta } }) => ({
      name: `${method} ${path}`,
      ...(exports === undefined ? {} : { audit: exports }),
      ...meta,
    }));
  const rows = [...fields, ...routes]
    .map(({ name, access, audit }) => [`\`${name}\``, inWords(access!), audited(audit)])
    .toSorted(([a], [b]) => (a! < b! ? -1 : 1));
  return `${HEAD}${table([['operation', 'who', 'in the audit log'], ...rows])}`;
}

function inWords(access: Access): string {
  return typeof access === 'string' ? ACCESS[access] : access.toSorted().join(', ');
}

function audited(audit: Audit | undefined): string {
  if (audit === undefined) return '';
  if (typeof audit === 'string') return audit;
  return 'exempt' in audit ? 'no' : Object.values(audit.actions).join(', ');
}

/** Columns as wide as their widest cell, as the formatter has them. */
function table([head, ...rows]: string[][]): string {
  const widths = head!.map((_, column) => Math.max(...[head!, ...rows].map((row) => row[column]!.length)));
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |\n`;
  return [line(head!), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('');
}
