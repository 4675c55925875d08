import { getConfig } from '@lingui/conf';
import pandacss from '@pandacss/dev/postcss';
import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { CHUNK_GROUPS } from './build/chunks.ts';
import { fontLicences } from './build/font-licences.ts';
import { icons } from './build/icons.ts';
import { lateRules } from './build/late-rules.ts';
import { PANDA, styles } from './build/styles.ts';
import { pageMessages } from './build/page-messages.ts';
import { defaultClientConditions, defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const linguiConfig = { configPath: here('./lingui.config.ts') };
/** Placeholder of the nonce in graphiql.html, which the server replaces in each answer. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** One copy with the API: the schema and the documents that render a page must be of the same `graphql`. */
const SERVER_EXTERNALS = ['graphql'];

/** As that of the API (api/cli/bundle.mjs): V8 holds the text of what it runs in memory, at two bytes a character where there is any beyond Latin-1. */
const SERVER_OUTPUT = { comments: false, minify: { compress: false, mangle: false, codegen: { asciiOnly: true } } };

/** Scripts that every page has loaded before it loads another: their names need not stand beside each import. */
const isNotFirst = (script: string) => !/assets\/(react|shared|rolldown-runtime|client)-/.test(script);

/**
 * One configuration, four uses: `vite build` (the browser's files and their manifest), `vite build --mode graphiql`, `vite build --ssr`
 * (the module that the API calls to render pages) and the development server that the API runs in middleware mode.
 */
export default defineConfig(({ command, isSsrBuild = false, mode }) => {
  const isBrowserBuild = command === 'build' && !isSsrBuild && mode !== 'graphiql';
  return {
    root: here('.'),
    base: mode === 'graphiql' && command === 'build' ? '/graphiql/' : '/',
    appType: 'custom',
    publicDir: isSsrBuild || mode === 'graphiql' ? false : here('./public'),
    cacheDir: here('../node_modules/.vite/web'),
    plugins: [
      styles,
      icons,
      react(),
      babel({
        sourceMap: command === 'serve',
        presets: [
          linguiTransformerBabelPreset(
            // Production code carries ids only; the texts come with the catalogue.
            { linguiConfig: getConfig(linguiConfig), descriptorFields: command === 'build' ? 'id-only' : 'message' },
            linguiConfig,
          ),
        ],
      }),
      ...(isBrowserBuild ? [fontLicences, lateRules] : []),
      pageMessages({ catalogue: here('./locales/en.po') }),
      lingui({ ...linguiConfig, failOnMissing: command === 'build', failOnCompileError: true }),
    ],
    // The rules that the sources use, in the place of the layers of ui/styles.css. Its types are those of another PostCSS than Vite's.
    css: { postcss: { plugins: mode === 'graphiql' ? [] : [pandacss(PANDA) as never] } },
    html: { cspNonce: NONCE_PLACEHOLDER },
    resolve: {
      alias: [
        // React has had it since 18; what Lingui imports brings its own for older ones.
        { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      ],
      dedupe: ['react', 'react-dom', 'graphql', '@apollo/client'],
      // RxJS with classes of the language instead of its ES5 ones and their helpers.
      ...(isSsrBuild ? {} : { conditions: ['es2015', ...defaultClientConditions] }),
    },
    optimizeDeps: { entries: ['entry-client.tsx', 'app/graphiql/main.tsx', 'app/*.tsx', 'features/**/*-page.tsx'] },
    // The bundle of the server has React for production alone.
    ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
    // Bundled for production (a start loads one file, not thousands); left to Node in development, where Vite can't inline CommonJS.
    ssr: command === 'build' ? { noExternal: true, external: SERVER_EXTERNALS } : {},
    build: {
      // GraphiQL is a site of its own: built together, the two would share React in a file of its own.
      outDir: here(`../.build/web/${mode === 'graphiql' ? 'graphiql' : isSsrBuild ? 'server' : 'client'}`),
      emptyOutDir: true,
      target: isSsrBuild ? 'node20' : 'es2022',
      manifest: isBrowserBuild,
      // What the licences of the packages ask to be told with them: the page /licences leads to it.
      license: { fileName: 'licences.txt' },
      modulePreload: { polyfill: false, resolveDependencies: (_file, scripts) => scripts.filter(isNotFirst) },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        ...(isSsrBuild
          ? {}
          : {
              input:
                mode === 'graphiql'
                  ? here('./graphiql.html')
                  : { boot: here('./entry-boot.ts'), client: here('./entry-client.tsx') },
            }),
        ...(isBrowserBuild ? { output: { codeSplitting: { groups: CHUNK_GROUPS } } } : {}),
        ...(isSsrBuild ? { output: SERVER_OUTPUT } : {}),
        // "use client" and the like, in packages: nothing to do here, and a hundred lines of noise.
        onLog: (level, log, handler) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log);
        },
      },
    },
  };
});
