import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { GraphQLError, NoSchemaIntrospectionCustomRule, type ValidationContext, type ValidationRule } from 'graphql';

/**
 * The limits of one operation, over HTTP and WebSocket alike. The product's own screens stay far below. `weight` is computed from the text alone,
 * `cost` with the variables (cost.ts).
 */
export const OPERATION_LIMITS = {
  tokens: 1_000,
  depth: 10,
  aliases: 15,
  directives: 50,
  weight: 5_000,
  cost: 20_000,
} as const;

/** The validation rules for these limits. Introspection does not count for depth and weight. */
export function limitRules(introspection: boolean): ValidationRule[] {
  // By default the rules throw, which would be answered with 500. They call an operation that can be read a syntax error.
  const report = {
    exposeLimits: true,
    propagateOnRejection: false,
    onReject: [
      (context: ValidationContext | null, { message }: GraphQLError) =>
        context?.reportError(new GraphQLError(message.replace('Syntax Error: ', ''))),
    ],
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
