import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import {
  type GraphQLError,
  NoSchemaIntrospectionCustomRule,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/**
 * What one operation may ask for, over HTTP and WebSocket alike. The product's own screens stay far below. `weight` is of the text alone,
 * `cost` with its variables (cost.ts).
 */
export const OPERATION_LIMITS = {
  tokens: 1_000,
  depth: 10,
  aliases: 15,
  directives: 50,
  weight: 5_000,
  cost: 20_000,
} as const;

/** The validation rules that hold every operation to the limits. Introspection is left out of depth and cost. */
export function limitRules(introspection: boolean): ValidationRule[] {
  // Left alone the rules throw, which is no error of validation and would be answered with 500.
  const report = {
    exposeLimits: true,
    propagateOnRejection: false,
    onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
  };
  const rules = [
    maxDepthRule({ n: OPERATION_LIMITS.depth, ignoreIntrospection: true, flattenFragments: true, ...report }),
    maxAliasesRule({ n: OPERATION_LIMITS.aliases, ...report }),
    maxDirectivesRule({ n: OPERATION_LIMITS.directives, ...report }),
    costLimitRule({ maxCost: OPERATION_LIMITS.weight, ignoreIntrospection: true, flattenFragments: true, ...report }),
  ].map(
    (rule): ValidationRule =>
      (context) =>
        rule(context),
  );
  return introspection ? rules : [...rules, NoSchemaIntrospectionCustomRule];
}
