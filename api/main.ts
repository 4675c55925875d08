import { join } from 'node:path';
import { serve } from './cli/serve.ts';

// The built pages are beside the built server; when it is started from the sources, Vite serves them.
await serve(import.meta.url.endsWith('.ts') ? null : join(import.meta.dirname, '../web'));
