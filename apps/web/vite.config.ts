import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { codeGroups } from './vite.chunks.js';
import { codeAfterPaint } from './vite.html.js';
import { withoutPageFiles } from './vite.routes.js';
import { mantineThemeCss } from './vite.theme.js';

const api = process.env['CAIRN_API'] ?? 'http://127.0.0.1:4000';

/** Files whose names are told. */
const NAMED: ReadonlySet<string> = new Set(['first', 'landing']);

export default defineConfig({
  plugins: [withoutPageFiles(), react(), mantineThemeCss(), codeAfterPaint()],
  // The request classes of the contracts carry legacy decorators with metadata.
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true }, assumptions: { setPublicClassFields: true } },
  resolve: { conditions: ['@cairn/source', 'module', 'browser', 'development|production'] },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': api, '/health': api } },
  preview: { host: '127.0.0.1', port: 4173, proxy: { '/api': api, '/health': api } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    // One sheet for all pages: it is there before the first paint of each.
    cssCodeSplit: false,
    rolldownOptions: {
      // The application is fetched by start.ts, and cut as what comes first all the same.
      input: ['index.html', 'preview-frame.html', 'catalogue.html', 'src/main.tsx'],
      output: {
        codeSplitting: { groups: codeGroups },
        // What comes first names all that may come later, which no compression makes smaller: by seven letters of a hash
        // alone, but for the two that tests look for.
        chunkFileNames: ({ name }) => (NAMED.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'),
      },
    },
  },
});
