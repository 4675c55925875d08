import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefinitionNode, type DocumentNode, Kind, parse, print, visit } from 'graphql';

const ROOT = join(import.meta.dirname, '..');

/** An operation of the web by its name, with the fragments it uses, whichever files they are in: just what a screen asks. */
export function webOperation(name: string): string {
  const definitions = webDefinitions();
  const wanted = definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION && each.name?.value === name);
  if (!wanted) throw new Error(`The web has no operation ${name}.`);
  const kept = new Set([wanted]);
  for (const definition of kept) {
    visit(definition, {
      FragmentSpread: ({ name: spread }) => {
        const fragment = definitions.find(
          (each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === spread.value,
        );
        if (fragment) kept.add(fragment);
      },
    });
  }
  return [...kept].map(print).join('\n');
}

let read: readonly DefinitionNode[] | undefined;

function webDefinitions(): readonly DefinitionNode[] {
  read ??= globSync('web/**/*.graphql', { cwd: ROOT }).flatMap(
    (file) => withoutClientDirectives(parse(readFileSync(join(ROOT, file), 'utf8'))).definitions,
  );
  return read;
}

function withoutClientDirectives(document: DocumentNode): DocumentNode {
  return visit(document, { Directive: ({ name }) => (name.value === 'unmask' ? null : undefined) });
}
