import type { GraphQLField } from 'graphql';
import { Authorized, Extensions } from 'type-graphql';
import type { LiveTopic } from '../../../schema/live-topics.ts';

/**
 * Who may carry out an operation, be it of GraphQL or a route of REST: everybody; everybody but those whose session has ended, who are told;
 * whoever is signed in; or some roles. Whose object it is, and what state it is in, is asked behind this gate.
 */
export type Access = 'everybody' | 'everybodyButDeadSessions' | 'signedIn' | readonly string[];

/** What a write is called in the audit log, perhaps by the value of a field of its input; or why it is not in it. */
export type Audit =
  | string
  | { readonly by: string; readonly actions: Readonly<Record<string, string>> }
  | { readonly exempt: string };

/** What is declared of an operation beside its types. */
export interface OperationMeta {
  access: Access;
  /** Of a write. */
  audit?: Audit;
  /** Whether the answer of a read is the same for everybody until something public changes. */
  isShared?: boolean;
  /** Which live lists a write changes. */
  refreshes?: readonly LiveTopic[];
}

/** Who may: see `Access`. An operation that does not say it does not start (`assertDeclared`). */
export function Allow(access: Access): MethodDecorator {
  return (target, name, descriptor) => {
    Extensions({ access })(target, name, descriptor);
    if (access === 'signedIn') Authorized()(target, name, descriptor);
    else if (typeof access !== 'string') Authorized([...access])(target, name, descriptor);
  };
}

/** A query that everybody is answered alike until something public changes: the answer is kept, here and by caches. */
export function SharedRead(): MethodDecorator {
  return Extensions({ isShared: true });
}

/** What a mutation is called in the audit log. */
export function Audited(audit: Exclude<Audit, { exempt: string }>): MethodDecorator {
  return Extensions({ audit });
}

/** Why a mutation is not in the audit log. */
export function NotAudited(why: string): MethodDecorator {
  return Extensions({ audit: { exempt: why } satisfies Audit });
}

/** Which live lists a mutation changes. */
export function Refreshes(...topics: readonly LiveTopic[]): MethodDecorator {
  return Extensions({ refreshes: topics });
}

/** What is declared of a root field. */
export function metaOf({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): Partial<OperationMeta> {
  return extensions as Partial<OperationMeta>;
}
