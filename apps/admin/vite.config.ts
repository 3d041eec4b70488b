import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env['CAIRN_API'] ?? 'http://127.0.0.1:4000';

export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  // The request classes of the contracts carry legacy decorators with metadata.
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true }, assumptions: { setPublicClassFields: true } },
  resolve: { conditions: ['@cairn/source', 'module', 'browser', 'development|production'] },
  server: { host: '127.0.0.1', port: 5174, proxy: { '/api': api, '/health': api } },
  // The policy forbids inline code and data URLs of ours: every asset is a file.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, manifest: true },
});
