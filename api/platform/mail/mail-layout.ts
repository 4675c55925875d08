import { PRODUCT_NAME } from '../../../schema/constants.ts';
import { type Html, html } from './html.ts';
import { manyLines, oneLine } from './mail-address.ts';
import { MAIL_CSS, STYLE } from './mail-style.ts';
import { renderText } from './mail-text.ts';
import type { MailBlock, MailContext, MailDocument, MailFact, MailText, RenderedMail } from './mail.types.ts';

const MAX_SUBJECT_LENGTH = 150;
const MAX_FACT_LENGTH = 1_000;
/** Fills the preview that a list of mails shows, so that nothing of the body follows the preheader there. */
const FILLER = '\u00a0\u200c'.repeat(80);

/** Where the mail's links lead, and what it is written with. */
export interface LayoutContext extends MailContext {
  /** Origin without a slash at the end. */
  publicUrl: string;
}

/** Gives a mail its form: HTML that asks nothing of the network, and the same as plain text. */
export function renderMail(document: MailDocument, context: LayoutContext): RenderedMail {
  return {
    subject: oneLine(document.subject, MAX_SUBJECT_LENGTH),
    // Indentation is for who reads the template.
    html: page(document, context).toString().replace(/\n\s+/g, '\n'),
    text: renderText(document, context),
    replyTo: document.replyTo ?? null,
  };
}

/** The address of a page of the site. Only paths are taken: a mail of ours never leads elsewhere. */
export function linkTo(path: string, { publicUrl }: Pick<LayoutContext, 'publicUrl'>): string {
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(path)) throw new Error('Links of mails are paths of the site.');
  return publicUrl + path;
}

function page(document: MailDocument, context: LayoutContext): Html {
  const { language, operator } = context;
  const subject = oneLine(document.subject, MAX_SUBJECT_LENGTH);
  return html`<!doctype html>
    <html lang="${language}" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="referrer" content="no-referrer" />
        <title>${subject}</title>
        <style>
          ${MAIL_CSS}
        </style>
      </head>
      <body class="paper" style="${STYLE.body}">
        <div style="${STYLE.hidden}" aria-hidden="true">${oneLine(document.preheader, 200)}${FILLER}</div>
        <table
          role="presentation"
          class="paper"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="${STYLE.ground}"
        >
          <tr>
            <td align="center" class="margin" style="${STYLE.margin}">
              <table
                role="presentation"
                width="600"
                cellpadding="0"
                cellspacing="0"
                border="0"
                class="sheet"
                style="${STYLE.sheet}"
              >
                <tr>
                  <td style="${STYLE.masthead}">
                    <a href="${linkTo('/', context)}" class="ink" style="${STYLE.brand}">${PRODUCT_NAME}</a>
                  </td>
                </tr>
                <tr>
                  <td class="card" style="${STYLE.card}">
                    <h1 class="ink" style="${STYLE.title}">${oneLine(document.title, 200)}</h1>
                    ${document.blocks.map((block) => blockOf(block, context))}
                  </td>
                </tr>
                <tr>
                  <td class="muted" style="${STYLE.footer}">
                    <p style="${STYLE.footerLine}">${document.reason}</p>
                    <p style="${STYLE.footerLine}">
                      <strong>${PRODUCT_NAME}</strong><br />${operator.name}, ${operator.address}<br /><a
                        href="mailto:${operator.email}"
                        class="muted"
                        style="${STYLE.footerLink}"
                        >${operator.email}</a
                      >
                    </p>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `;
}

function blockOf(block: MailBlock, context: LayoutContext): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p class="ink" style="${STYLE.paragraph}">${inline(block.text)}</p> `;
    case 'heading':
      return html`<h2 class="ink" style="${STYLE.heading}">${block.text}</h2> `;
    case 'facts':
      return html`<table
        role="presentation"
        width="100%"
        cellpadding="0"
        cellspacing="0"
        border="0"
        style="${STYLE.facts}"
      >
        ${block.facts.map((fact) => factOf(fact, context))}
      </table> `;
    case 'steps':
      return html`<ol class="ink" style="${STYLE.steps}">
        ${block.steps.map((step) => html`<li style="${STYLE.step}">${inline(step)}</li> `)}
      </ol> `;
    case 'button':
      return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${STYLE.buttonPlace}">
        <tr>
          <td class="copper" style="${STYLE.buttonGround}">
            <a href="${linkTo(block.path, context)}" class="on-copper" style="${STYLE.button}">${block.label}</a>
          </td>
        </tr>
      </table> `;
    case 'note':
      return html`<p class="muted" style="${STYLE.note}">${inline(block.text)}</p> `;
    case 'quote':
      return html`<blockquote class="quote ink" dir="auto" style="${STYLE.quote}">${lines(block.text)}</blockquote> `;
  }
}

function factOf({ label, value, path }: MailFact, context: LayoutContext): Html {
  const shown = path
    ? html`<a href="${linkTo(path, context)}" class="link" style="${STYLE.link}">${oneLine(value, MAX_FACT_LENGTH)}</a>`
    : html`${oneLine(value, MAX_FACT_LENGTH)}`;
  return html`<tr>
    <td class="muted rule label" valign="top" style="${STYLE.label}">${label}</td>
    <td class="ink rule value" valign="top" style="${STYLE.value}">${shown}</td>
  </tr> `;
}

function inline(text: MailText): Html | string {
  if (typeof text === 'string') return text;
  return html`${text.map((part) => (typeof part === 'string' ? html`${part}` : html`<strong>${part.strong}</strong>`))}`;
}

/** The lines of a text, broken in a way that every mail reader shows. */
function lines(text: string): Html {
  const [first = '', ...others] = manyLines(text).split('\n');
  return html`${first}${others.map((line) => html`<br />${line}`)}`;
}
