/** The files of Swagger UI that the REST reference needs, and the licences that they name. The build copies them: the package, which has others, is not installed for production. */
export const SWAGGER_UI_FILES = [
  'swagger-ui.css',
  'swagger-ui-bundle.js',
  'swagger-ui-bundle.js.LICENSE.txt',
  'favicon-32x32.png',
  'LICENSE',
  'NOTICE',
] as const;
