import { PRODUCT_NAME } from '../../../schema/constants.ts';
import { manyLines, oneLine } from './mail-address.ts';
import { type LayoutContext, type MailBlock, type MailDocument, type MailText, plainText } from './mail.types.ts';

/** The usual number of columns of plain text in mails. */
const WIDTH = 76;

/** The mail as plain text, in the same order; links have lines of their own. */
export function renderText(document: MailDocument, context: LayoutContext): string {
  const { operator } = context;
  const title = oneLine(document.title, 200);
  return [
    `${wrap(title)}\n${'='.repeat(Math.min(title.length, WIDTH))}`,
    ...document.blocks.map((block) => blockOf(block, context)),
    `-- \n${wrap(document.reason)}`,
    `${PRODUCT_NAME}\n${wrap(`${operator.name}, ${operator.address}`)}\n${operator.email}\n${context.publicUrl}/`,
  ].join('\n\n');
}

function blockOf(block: MailBlock, { publicUrl, language }: LayoutContext): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return wrap(plain(block.text));
    case 'heading':
      return `${wrap(oneLine(block.text, 200))}\n${'-'.repeat(Math.min(block.text.length, WIDTH))}`;
    case 'facts':
      return block.facts
        .map(({ label, value, path }) => {
          const colon = language === 'fr' ? '\u00a0: ' : ': ';
          const line = wrap(`${oneLine(label, 200)}${colon}${oneLine(value, 1_000)}`, '  ');
          return path ? `${line}\n  ${publicUrl}${path}` : line;
        })
        .join('\n');
    case 'steps':
      return block.steps.map((step, index) => wrap(`${index + 1}. ${plain(step)}`, '   ')).join('\n');
    case 'button':
      return `${wrap(oneLine(block.label, 200))}\n${publicUrl}${block.path}`;
    case 'quote':
      // The sign at the beginning of each line shows that it is user input.
      return manyLines(block.text)
        .split('\n')
        .flatMap((line) => wrap(line, '', WIDTH - 2).split('\n'))
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
  }
}

function plain(text: MailText): string {
  return oneLine(plainText(text), 10_000);
}

/** Breaks a line at spaces, not at no-break spaces; the following lines begin with the indent. */
function wrap(line: string, indent = '', width = WIDTH): string {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(' ')) {
    if (current && current.length + 1 + word.length > width) {
      lines.push(current);
      current = indent + word;
    } else current = current ? `${current} ${word}` : word;
  }
  return [...lines, current].join('\n');
}
