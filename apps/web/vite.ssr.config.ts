import { defineConfig, mergeConfig } from 'vite';
import client from './vite.config.js';

/**
 * The same client for the thread of the API that renders its pages: one folder that needs no packages beside it, with React
 * as in production whatever the environment says.
 */
export default mergeConfig(
  client,
  defineConfig({
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@cairn/source', 'module', 'node', 'production'] },
    ssr: {
      noExternal: true,
      target: 'node',
      resolve: { conditions: ['@cairn/source', 'module', 'node', 'production'] },
    },
    build: {
      ssr: 'src/server/renderer.ts',
      outDir: 'dist/.server',
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
      target: 'node20',
      minify: false,
      rolldownOptions: { input: 'src/server/renderer.ts', output: { codeSplitting: {} } },
    },
  }),
);
