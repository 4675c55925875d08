import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentNode, Kind, parse, print, visit } from 'graphql';

const ROOT = join(import.meta.dirname, '..');

/** An operation of the web by its name, with its fragments: just what a screen asks. */
export function webOperation(name: string): string {
  for (const file of globSync('web/**/*.graphql', { cwd: ROOT })) {
    const { definitions } = withoutClientDirectives(parse(readFileSync(join(ROOT, file), 'utf8')));
    const wanted = definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION && each.name?.value === name);
    if (!wanted) continue;
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
  throw new Error(`The web has no operation ${name}.`);
}

function withoutClientDirectives(document: DocumentNode): DocumentNode {
  return visit(document, { Directive: ({ name }) => (name.value === 'unmask' ? null : undefined) });
}
