/** The colours of the site's palette; clients that know a dark mode get its dark side. */
const LIGHT = {
  paper: '#FBF8F3',
  surface: '#FFFFFF',
  sunken: '#F3EDE3',
  ink: '#14323A',
  muted: '#48606A',
  rule: '#E5DDD0',
  copper: '#B4472E',
  onCopper: '#FFFFFF',
  link: '#A63F27',
};
const DARK = {
  paper: '#0F1E23',
  surface: '#172B31',
  sunken: '#0A171B',
  ink: '#F2ECE2',
  muted: '#B9C5C6',
  rule: '#2B4149',
  copper: '#E58468',
  onCopper: '#210E07',
  link: '#F0A08A',
};

// Without quotation marks, which an attribute would have to escape.
const SERIF = 'Fraunces,Georgia,Times New Roman,serif';
const SANS = 'Figtree,Segoe UI,Helvetica,Arial,sans-serif';
const TEXT = `font-family:${SANS};font-size:16px;line-height:1.6;color:${LIGHT.ink}`;

/** Written into the elements, since many clients read nothing else. */
export const STYLE = {
  body: `margin:0;padding:0;background:${LIGHT.paper};-webkit-text-size-adjust:100%`,
  hidden: 'display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;opacity:0',
  ground: `background:${LIGHT.paper};border-collapse:collapse`,
  margin: 'padding:32px 16px 40px',
  sheet: 'width:600px;max-width:100%;border-collapse:separate;text-align:left',
  masthead: 'padding:0 8px 20px',
  brand: `font-family:${SERIF};font-size:26px;line-height:1.2;font-weight:600;color:${LIGHT.ink};text-decoration:none`,
  card: `background:${LIGHT.surface};border:1px solid ${LIGHT.rule};border-radius:12px;padding:32px`,
  title: `margin:0 0 20px;font-family:${SERIF};font-size:27px;line-height:1.25;font-weight:600;color:${LIGHT.ink}`,
  heading: `margin:32px 0 8px;font-family:${SERIF};font-size:20px;line-height:1.3;font-weight:600;color:${LIGHT.ink}`,
  paragraph: `margin:0 0 16px;${TEXT}`,
  facts: 'margin:0 0 16px;border-collapse:collapse',
  label: `width:38%;padding:10px 16px 10px 0;border-bottom:1px solid ${LIGHT.rule};font-family:${SANS};font-size:14px;line-height:1.5;color:${LIGHT.muted}`,
  value: `padding:10px 0;border-bottom:1px solid ${LIGHT.rule};font-family:${SANS};font-size:15px;line-height:1.5;color:${LIGHT.ink};word-break:break-word`,
  steps: `margin:0 0 16px;padding:0 0 0 24px;${TEXT}`,
  step: 'margin:0 0 8px',
  buttonPlace: 'margin:24px 0;border-collapse:separate',
  buttonGround: `background:${LIGHT.copper};border-radius:12px`,
  button: `display:inline-block;padding:14px 26px;font-family:${SANS};font-size:16px;line-height:1.2;font-weight:600;color:${LIGHT.onCopper};text-decoration:none;border-radius:12px`,
  note: `margin:0 0 16px;font-family:${SANS};font-size:14px;line-height:1.6;color:${LIGHT.muted}`,
  quote: `margin:0 0 16px;padding:16px 20px;background:${LIGHT.sunken};border-left:3px solid ${LIGHT.rule};border-radius:0 12px 12px 0;${TEXT};word-break:break-word`,
  link: `color:${LIGHT.link};text-decoration:underline`,
  footer: `padding:24px 8px 0;font-family:${SANS};font-size:13px;line-height:1.6;color:${LIGHT.muted}`,
  footerLine: 'margin:0 0 12px',
  footerLink: `color:${LIGHT.muted};text-decoration:underline`,
} as const;

/** For clients that read style sheets: narrow screens, and dark ones. */
export const MAIL_CSS = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:620px){.sheet{width:100%!important}.card{padding:24px 20px!important}.margin{padding:20px 12px 28px!important}
.label{display:block!important;width:auto!important;padding:12px 0 0!important;border-bottom:0!important}.value{display:block!important;padding:2px 0 12px!important}}
@media (prefers-color-scheme:dark){.paper{background:${DARK.paper}!important}.card{background:${DARK.surface}!important;border-color:${DARK.rule}!important}
.ink{color:${DARK.ink}!important}.muted{color:${DARK.muted}!important}.rule{border-color:${DARK.rule}!important}.quote{background:${DARK.sunken}!important;border-color:${DARK.rule}!important}
.copper{background:${DARK.copper}!important}.on-copper{color:${DARK.onCopper}!important}.link{color:${DARK.link}!important}}
`.trim();
