import { type Arg, createUnionType, Field, Mutation, ObjectType } from 'type-graphql';
import { toUserError, UserError, type UserErrorType } from './user-errors.ts';

/** The fields of a payload beside its errors, with type and description. */
type PayloadFields = Readonly<Record<string, readonly [type: FieldType, description: string]>>;
type FieldType = Parameters<typeof Arg>[1];

/** The result of the method of such a mutation: the fields, or errors that it returns instead of throwing them. */
type Payload<Fields> = { readonly [Name in keyof Fields]: unknown } | { readonly errors: readonly UserError[] };

/**
 * A mutation with its own payload: for `saveVenue`, a `SaveVenuePayload` with the given fields, which are null if it was not done, and
 * `errors` of the union `SaveVenueError`. If the method throws one of the expected `errors`, it becomes an entry of the list; other errors are
 * errors of GraphQL.
 */
export function PayloadMutation<Fields extends PayloadFields>(
  description: string,
  fields: Fields,
  errors: readonly UserErrorType[] = [],
) {
  return (
    target: object,
    name: string,
    descriptor: { value?: (...args: never[]) => Promise<Payload<Fields>> },
  ): void => {
    const method = descriptor.value!;
    descriptor.value = async function withErrors(...args) {
      try {
        return { errors: [], ...(await method.apply(this, args)) };
      } catch (error) {
        const expected = toUserError(error, errors);
        if (!expected) throw error;
        return { errors: [expected] };
      }
    };
    const type = payloadType(name, fields, errors);
    Mutation(() => type, { description })(target, name, descriptor);
  };
}

function payloadType(mutation: string, fields: PayloadFields, errors: readonly UserErrorType[]): new () => object {
  const name = mutation[0]!.toUpperCase() + mutation.slice(1);
  class PayloadOfMutation {
    readonly errors!: readonly UserError[];
  }
  const prototype = PayloadOfMutation.prototype;
  for (const [field, [type, description]] of Object.entries(fields))
    Field(type, { nullable: true, description: `${description} Null if it was not done.` })(prototype, field);
  const ErrorType =
    errors.length === 0
      ? UserError
      : createUnionType({
          name: `${name}Error`,
          description: `The reason why \`${mutation}\` was not done.`,
          types: () => [...errors],
        });
  Field(() => [ErrorType], { description: 'The reasons why it was not done; empty if it was.' })(prototype, 'errors');
  const description = `The result of \`${mutation}\`.`;
  ObjectType(`${name}Payload`, { simpleResolvers: true, description })(PayloadOfMutation);
  return PayloadOfMutation;
}
