import type { Caller } from '../authz.ts';

/** The context of every operation, beside the services of its feature. */
export interface OperationContext {
  /** The address by which attempts are counted; empty for the product's own pages. */
  address: string;
  caller: Caller;
}
