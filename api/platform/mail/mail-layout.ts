import { Liquid } from 'liquidjs';
import { PRODUCT_NAME } from '../../../schema/constants.ts';
import { manyLines, oneLine } from './mail-address.ts';
import { renderText } from './mail-text.ts';
import type { LayoutContext, MailBlock, MailDocument, MailText, RenderedMail } from './mail.types.ts';

const MAX_SUBJECT_LENGTH = 150;
const MAX_TITLE_LENGTH = 200;
const MAX_FACT_LENGTH = 1_000;
/** Fills the preview in a list of mails, so that nothing of the body follows the preheader there. */
const FILLER = '\u00a0\u200c'.repeat(80);

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Invisible characters, such as those that change the direction of the text, are removed too. */
const INVISIBLE = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g;

/** An engine for HTML templates: all values are escaped. */
export function htmlTemplates(folder: string): Liquid {
  return new Liquid({
    root: folder,
    extname: '.liquid',
    cache: true,
    outputEscape: (value: unknown) =>
      String(value)
        .replace(INVISIBLE, '')
        .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character),
  });
}

const layout = htmlTemplates(import.meta.dirname);
layout.registerFilter('link', function (path: string) {
  return linkTo(path, { publicUrl: this.context.getSync(['publicUrl']) as string });
});

/** Renders a mail: as HTML that loads nothing from the network, and as plain text. */
export function renderMail(document: MailDocument, context: LayoutContext): RenderedMail {
  const subject = oneLine(document.subject, MAX_SUBJECT_LENGTH);
  const html = layout.renderFileSync('layout', {
    ...context,
    product: PRODUCT_NAME,
    filler: FILLER,
    subject,
    preheader: oneLine(document.preheader, 200),
    title: oneLine(document.title, MAX_TITLE_LENGTH),
    blocks: document.blocks.map(toLayout),
    reason: document.reason,
  }) as string;
  const { replyTo = null, unsubscribePath } = document;
  const unsubscribeUrl = unsubscribePath === undefined ? null : linkTo(unsubscribePath, context);
  return { subject, html, text: renderText(document, context), replyTo, unsubscribeUrl };
}

/** The URL of a page of the site. Only paths are accepted: mails never link to other sites. */
export function linkTo(path: string, { publicUrl }: Pick<LayoutContext, 'publicUrl'>): string {
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(path)) throw new Error('Links of mails are paths of the site.');
  return publicUrl + path;
}

/** The block as the layout reads it: text in its parts, and user input in bounded lines. */
function toLayout(block: MailBlock): object {
  if (block.kind === 'quote') return { kind: block.kind, lines: manyLines(block.text).split('\n') };
  if (block.kind === 'steps') return { kind: block.kind, steps: block.steps.map(partsOf) };
  if (block.kind === 'paragraph' || block.kind === 'note') return { kind: block.kind, text: partsOf(block.text) };
  if (block.kind !== 'facts') return block;
  return {
    kind: block.kind,
    facts: block.facts.map((fact) => ({ ...fact, value: oneLine(fact.value, MAX_FACT_LENGTH) })),
  };
}

function partsOf(text: MailText): readonly unknown[] {
  return typeof text === 'string' ? [text] : text;
}
