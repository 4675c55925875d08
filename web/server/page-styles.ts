import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import postcss, { type ChildNode, type Container } from 'postcss';

/** One rule of a sheet, or an at-rule that is kept whole. */
type Piece = {
  /** The at-rules around it, outermost first: `['@layer utilities', '@media (…)']`. */
  path: readonly string[];
  text: string;
  /** The classes of each of its selectors: it is used if all of one are. Null = it is always kept. */
  selectors: readonly (readonly string[])[] | null;
};

/** The layer of rules for single classes; Panda writes what any page may need into the others. */
export const BY_CLASS = 'utilities';

/** What an element must not have is no class that the rule needs. */
const NEGATED = /:not\([^()]*\)/g;
const CLASS = /\.((?:[\w-]|\\.)+)/g;
const CLASS_ATTRIBUTE = ' class="';

function classesOf(selector: string): string[] {
  return [...selector.replaceAll(NEGATED, '').matchAll(CLASS)].map(([, name]) => name!.replaceAll('\\', ''));
}

/** At-rules that contain rules of elements; any other (a font, an animation) is one piece. */
const GROUPS = new Set(['layer', 'media', 'supports', 'container']);

function* piecesOf(parent: Container, path: readonly string[], byClass: boolean): Generator<Piece> {
  for (const node of parent.nodes as ChildNode[]) {
    if (node.type === 'rule') {
      yield { path, text: node.toString(), selectors: byClass ? node.selectors.map(classesOf) : null };
    } else if (node.type === 'atrule' && !node.nodes) {
      yield { path, text: `${node.toString()};`, selectors: null };
    } else if (node.type === 'atrule' && !GROUPS.has(node.name)) {
      yield { path, text: node.toString(), selectors: null };
    } else if (node.type === 'atrule') {
      const isByClass = byClass || (node.name === 'layer' && node.params === BY_CLASS);
      yield* piecesOf(node, [...path, `@${node.name} ${node.params}`], isByClass);
    }
  }
}

type Sheet = { number: number; pieces: readonly Piece[] };

/** The sheets by their texts: a server has few. */
const known = new Map<string, Sheet>();

function parsed(text: string): Sheet {
  let sheet = known.get(text);
  if (!sheet) known.set(text, (sheet = { number: known.size, pieces: [...piecesOf(postcss.parse(text), [], false)] }));
  return sheet;
}

/** The values of `class`, each once; they are many times fewer than the elements. */
function classAttributes(html: string): Set<string> {
  const values = new Set<string>();
  for (let end = 0; ;) {
    const start = html.indexOf(CLASS_ATTRIBUTE, end) + CLASS_ATTRIBUTE.length;
    if (start < CLASS_ATTRIBUTE.length) return values;
    end = html.indexOf('"', start);
    values.add(html.slice(start, end));
  }
}

/** Joins pieces in their order; neighbours share the at-rules around them. */
function written(pieces: readonly Piece[]): string {
  let text = '';
  let open: readonly string[] = [];
  const moveTo = (path: readonly string[]) => {
    let shared = 0;
    while (shared < open.length && open[shared] === path[shared]) shared++;
    text +=
      '}'.repeat(open.length - shared) +
      path
        .slice(shared)
        .map((rule) => `${rule}{`)
        .join('');
    open = path;
  };
  for (const piece of pieces) {
    if (piece.path !== open) moveTo(piece.path);
    text += piece.text;
  }
  moveTo([]);
  return text;
}

export type PageStyles = {
  css: string;
  /** For a Content-Security-Policy. */
  source: `'sha256-${string}'`;
  /** The sheets of which the page does not contain all. */
  late: string[];
};

/** The styles of sheets and classes: pages of one kind mostly have the same classes. */
const made = new LRUCache<string, PageStyles>({ max: 100 });

/** The parts of style sheets that the elements of a page need, in their order. */
export function stylesOf(html: Buffer, sheets: readonly (readonly [file: string, text: string])[]): PageStyles {
  const used = [...classAttributes(html.toString('latin1'))].sort();
  const key = [...sheets.map(([file, text]) => `${file}:${parsed(text).number}`), ...used].join('"');
  let styles = made.get(key);
  if (!styles) made.set(key, (styles = chosen(new Set(used.flatMap((value) => value.split(' '))), sheets)));
  return styles;
}

function chosen(used: ReadonlySet<string>, sheets: readonly (readonly [file: string, text: string])[]): PageStyles {
  const isUsed = ({ selectors }: Piece) =>
    !selectors || selectors.some((classes) => classes.every((name) => used.has(name)));
  const parts = sheets.map(([file, text]) => {
    const all = parsed(text).pieces;
    const kept = all.filter(isUsed);
    return { file, css: written(kept), isWhole: kept.length === all.length };
  });
  const css = parts.map((part) => part.css).join('');
  return {
    css,
    source: `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    late: parts.filter(({ isWhole }) => !isWhole).map(({ file }) => file),
  };
}
