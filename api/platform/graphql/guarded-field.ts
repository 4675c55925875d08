import { Extensions, Field, UseMiddleware } from 'type-graphql';
import { AppError } from '../errors.ts';

type TypeOf = Parameters<typeof Field>[0];

/**
 * A field for some readers of its type. The service that reads an object sets the property for them only; where it is missing, the field is null with the
 * error FORBIDDEN.
 */
export function GuardedField(type: TypeOf & object, description: string, nullable?: 'nullable'): PropertyDecorator {
  return (target, name) => {
    Field(type, { nullable: true, simple: false, description })(target, name);
    Guarded({ nullable })(target, name);
  };
}

/** The same for a field with a resolver. @param by the property of the object; unless given, it has the name of the field. */
export function Guarded({ by, nullable }: { by?: string; nullable?: 'nullable' | undefined } = {}) {
  return (target: object, name: string | symbol): void => {
    Extensions({ isGuarded: true, semanticNonNull: !nullable })(target, name);
    UseMiddleware(async ({ root }, next): Promise<unknown> => {
      if ((by ?? name) in (root as object)) return next();
      throw new AppError('FORBIDDEN');
    })(target, name);
  };
}
