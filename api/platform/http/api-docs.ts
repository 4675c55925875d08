import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { Router, type Handler } from 'express';
import { type OpenApiDocument, TITLE } from '../rest/openapi.ts';
import { sendPublicJson } from './json-answers.ts';
import { nonceOf } from './security.ts';
import { SWAGGER_UI_FILES } from './swagger-ui-files.ts';

const DAY_MS = 86_400_000;

/**
 * Serves a description of the API at /openapi.json and a page to read and try it at /docs, all from this server. The description is
 * written when it is first asked for.
 */
export function apiDocs(document: () => OpenApiDocument, base: string): Router {
  const router = Router();
  let json: string | undefined;
  router.get('/openapi.json', (_request, response) =>
    sendPublicJson(response, { json: (json ??= JSON.stringify(document())) }),
  );
  router.get('/docs', page(base));
  const folder = swaggerUi();
  for (const file of SWAGGER_UI_FILES) {
    // Relative to the folder: a path with a name like `.build` in it would be kept back.
    router.get(`/docs/${file}`, (_request, response) =>
      response.type(extname(file) || 'txt').sendFile(file, { root: folder, maxAge: DAY_MS, cacheControl: true }),
    );
  }
  return router;
}

/** The build has put them beside this file (api/cli/bundle.mjs); from the sources they are in the package. */
function swaggerUi(): string {
  return import.meta.url.endsWith('.ts')
    ? dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
    : join(import.meta.dirname, 'swagger-ui');
}

/** Without `validatorUrl` and top bar, which would send requests to other servers. */
function page(base: string): Handler {
  const settings = JSON.stringify({
    url: `${base}/openapi.json`,
    dom_id: '#reference',
    deepLinking: true,
    validatorUrl: 'none',
    displayRequestDuration: true,
    defaultModelsExpandDepth: 1,
  });
  return (_request, response) => {
    const nonce = nonceOf(response);
    response.setHeader('cache-control', 'no-cache');
    response.type('html').send(`<!doctype html>
<html lang="en" translate="no">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${TITLE}</title>
<link rel="icon" type="image/png" href="${base}/docs/favicon-32x32.png">
<link rel="stylesheet" href="${base}/docs/swagger-ui.css">
</head>
<body>
<main id="reference"></main>
<script src="${base}/docs/swagger-ui-bundle.js"></script>
<script nonce="${nonce}">SwaggerUIBundle(${settings});</script>
</body>
</html>
`);
  };
}
