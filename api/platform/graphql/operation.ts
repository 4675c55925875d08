import type { GraphQLField } from 'graphql';
import { Authorized, Extensions } from 'type-graphql';
import type { LiveTopic } from '../../../schema/live-topics.ts';

/**
 * The access to an operation of GraphQL or a route of REST: for everybody; for everybody but callers with a session that has ended, who get an error;
 * for signed-in users; or for some roles. Ownership and state of an object are checked by the operation itself.
 */
export type Access = 'everybody' | 'everybodyButDeadSessions' | 'signedIn' | readonly string[];

/** The name of a write in the audit log, which may depend on a field of its input; or the reason why it is not audited. */
export type Audit =
  | string
  | { readonly by: string; readonly actions: Readonly<Record<string, string>> }
  | { readonly exempt: string };

/** The declarations of an operation beside its types. */
export interface OperationMeta {
  access: Access;
  /** For writes. */
  audit?: Audit;
  /** Whether the answer of a read is the same for all callers until something public changes. */
  isShared?: boolean;
  /** The live lists that a write changes. */
  refreshes?: readonly LiveTopic[];
}

/** Declares the access. A schema with an operation that does not declare it is not built (`assertDeclared`). */
export function Allow(access: Access): MethodDecorator {
  return (target, name, descriptor) => {
    Extensions({ access })(target, name, descriptor);
    if (access === 'signedIn') Authorized()(target, name, descriptor);
    else if (typeof access !== 'string') Authorized([...access])(target, name, descriptor);
  };
}

/** Declares a query whose answer is the same for all callers until something public changes: it is cached, here and by proxies. */
export function SharedRead(): MethodDecorator {
  return Extensions({ isShared: true });
}

/** Declares the name of a mutation in the audit log. */
export function Audited(audit: Exclude<Audit, { exempt: string }>): MethodDecorator {
  return Extensions({ audit });
}

/** Declares why a mutation is not audited. */
export function NotAudited(why: string): MethodDecorator {
  return Extensions({ audit: { exempt: why } satisfies Audit });
}

/** Declares the live lists that a mutation changes. */
export function Refreshes(...topics: readonly LiveTopic[]): MethodDecorator {
  return Extensions({ refreshes: topics });
}

/** The declarations of a root field. */
export function metaOf({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): Partial<OperationMeta> {
  return extensions as Partial<OperationMeta>;
}
