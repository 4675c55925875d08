import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

/** Tells Apollo Client that the generated types of fragments are masked ones. */
declare module '@apollo/client' {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
