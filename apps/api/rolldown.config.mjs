/**
 * The processes of the product, each of few files: reading three thousand small ones took most of a start. What the
 * compiler wrote is the input; `npm run dev` runs that itself from the first change on.
 */
import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from 'rolldown';

const OWN = /[\\/](apps|packages)[\\/][^\\/]+[\\/]dist[\\/].*\.js$/;

/** Stack traces name the lines of our sources; a map of all packages would have to be read at each start. */
const sourceMaps = {
  name: 'source-maps',
  generateBundle(_options, bundle) {
    delete bundle['packages.js.map'];
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk' && file.name !== 'packages') file.code += `//# sourceMappingURL=${file.fileName}.map\n`;
    }
  },
  load: {
    filter: { id: OWN },
    handler: (id) =>
      existsSync(`${id}.map`)
        ? { code: readFileSync(id, 'utf8'), map: JSON.parse(readFileSync(`${id}.map`, 'utf8')) }
        : null,
  },
};

export default defineConfig({
  input: { main: 'dist/main.js', worker: 'dist/worker.js', cli: 'dist/cli.js' },
  platform: 'node',
  external: [
    // They find files of their own beside their code, or are not JavaScript.
    'bullmq',
    'pdfkit',
    'sharp',
    '@node-rs/argon2',
    // Asked for by name and done without.
    /^@nestjs\/(microservices|platform-express|websockets)/,
    /^@fastify\/view$/,
    /^class-transformer\/storage$/,
    /^pg-native$/,
    /^ioredis$/,
  ],
  plugins: [sourceMaps],
  output: {
    dir: 'dist/bundle',
    cleanDir: true,
    format: 'esm',
    keepNames: true,
    sourcemap: 'hidden',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    codeSplitting: { groups: [{ name: 'packages', test: /[\\/]node_modules[\\/]/ }] },
  },
});
