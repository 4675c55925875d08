import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const AVIF = '/uploads/a/480.avif 480w, /uploads/a/960.avif 960w';
const picture = (eager: boolean) =>
  renderToString(
    <html lang="fr">
      <head />
      <body>
        <Picture alt="" src="/uploads/a/960.jpg" width={960} height={640} avif={AVIF} sizes="100vw" eager={eager} />
      </body>
    </html>,
  );

test('the first picture of a page is named in its head, in the format and at the widths it is shown in', () => {
  const [head] = picture(true).split('</head>');
  expect(head).toContain('<link rel="preload" as="image" type="image/avif" fetchPriority="high"');
  expect(head).toContain(`imageSrcSet="${AVIF}" imageSizes="100vw"`);
});

test('others are not, and come after it', () => {
  expect(picture(false)).not.toContain('preload');
  expect(picture(false)).toContain('fetchPriority="low"');
});
