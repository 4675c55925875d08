import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * From schema/schema.graphql and the .graphql files of the web: beside each `x.graphql` an `x.gen.ts` with its types, its documents
 * and one typed hook an operation or fragment. Every scalar must be named here; an unknown one stops the generation.
 */
const schema = process.env.CODEGEN_SCHEMA ?? 'schema/schema.graphql';

/** Scalars of graphql-scalars travel as JSON strings; `Upload` only goes up. */
const scalars = {
  ID: 'string',
  DateTime: 'string',
  LocalDate: 'string',
  LocalTime: 'string',
  EmailAddress: 'string',
  URL: 'string',
  Upload: { input: 'File', output: 'never' },
};

const config: CodegenConfig = {
  schema: [{ [schema]: { loader: './web/codegen/strict-schema.ts' } }],
  documents: ['web/**/*.graphql'],
  ignoreNoDocuments: true,
  emitLegacyCommonJSImports: false,
  importExtension: '.ts',
  config: {
    strictScalars: true,
    scalars,
    useTypeImports: true,
    enumType: 'string-literal',
    inlineFragmentTypes: 'mask',
    dedupeFragments: true,
    optimizeDocumentNode: true,
    immutableTypes: true,
    // Lists are given as lists, though GraphQL would take one element for one of one.
    arrayInputCoercion: false,
    defaultScalarType: 'unknown',
    // Facets and the like have no id to watch: `...X @unmask`.
    customDirectives: { apolloUnmask: true },
    documentNodeImport: '@apollo/client#TypedDocumentNode',
  },
  generates: {
    'web/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.gen.ts' },
      plugins: ['typescript-operations', 'typed-document-node', './web/codegen/typed-hooks.ts'],
    },
    'web/lib/possible-types.gen.ts': { plugins: ['./web/codegen/possible-types.ts'] },
  },
};

export default config;
