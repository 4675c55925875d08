import { dirname, relative } from 'node:path';
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { Kind, type DefinitionNode } from 'graphql';

/** Where each hook maker has its module, from the root of the repository. */
const MAKERS_FOLDER = 'web/lib/hooks';

/** A hook to emit: the maker it imports, and the line that makes it. */
type Hook = { maker: string; line: string };

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const hook = (name: string, maker: string, call: string): Hook => ({
  maker,
  line: `export const use${name} = /* @__PURE__ */ ${maker}${call};`,
});

function hooksOf(definition: DefinitionNode): Hook[] {
  if (definition.kind === Kind.FRAGMENT_DEFINITION) {
    const name = capitalised(definition.name.value);
    return [hook(`${name}Fragment`, 'fragmentHook', `<${name}Fragment>()`)];
  }
  if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
  if (!definition.name) throw new Error('An operation without a name has no hook: name it.');
  const name = capitalised(definition.name.value);
  const document = `(${name}Document)`;
  switch (definition.operation as 'query' | 'mutation' | 'subscription') {
    case 'query':
      return [
        hook(`${name}Query`, 'queryHook', document),
        hook(`${name}LazyQuery`, 'lazyQueryHook', document),
        hook(`${name}SuspenseQuery`, 'suspenseQueryHook', document),
      ];
    case 'mutation':
      return [hook(`${name}Mutation`, 'mutationHook', document)];
    case 'subscription':
      return [hook(`${name}Subscription`, 'subscriptionHook', document)];
  }
}

/**
 * Plugin of graphql-codegen: one line a hook, after the types and documents that the official plugins wrote into the same file.
 * (`typescript-react-apollo` does not know Apollo Client 4, and the client preset makes no hooks.)
 */
export const plugin: PluginFunction = (_schema, documents, _config, info) => {
  const hooks = documents.flatMap(({ document }) => document?.definitions.flatMap(hooksOf) ?? []);
  const makers = [...new Set(hooks.map(({ maker }) => maker))].sort();
  const path = relative(dirname(info?.outputFile ?? ''), MAKERS_FOLDER);
  const folder = path.startsWith('.') ? path : `./${path}`;
  const moduleOf = (maker: string) =>
    `${folder}/${maker.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
  return {
    prepend: makers.map((maker) => `import { ${maker} } from '${moduleOf(maker)}';`),
    content: hooks.map(({ line }) => line).join('\n'),
  };
};
