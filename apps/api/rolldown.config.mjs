/**
 * The processes of the product, each of few files: reading three thousand small ones took most of a start. What the
 * compiler wrote is the input; `npm run dev` runs that itself from the first change on.
 */
import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from 'rolldown';

const OWN = /[\\/](apps|packages)[\\/][^\\/]+[\\/]dist[\\/].*\.js$/;

/**
 * V8 keeps a source in one byte a character, or in two if a single one needs them: a handful in eight megabytes of
 * packages. Escaped they mean the same, in strings, expressions and names.
 */
const NEEDS_TWO_BYTES = /(?<!\\)[\u0100-\uffff]/g;
const inOneByte = (code) =>
  code.replace(NEEDS_TWO_BYTES, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Stack traces name the lines of our sources; a map of all packages would have to be read at each start. */
const sourceMaps = {
  name: 'source-maps',
  generateBundle(_options, bundle) {
    delete bundle['packages.js.map'];
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk' && file.name === 'packages') file.code = inOneByte(file.code);
      else if (file.type === 'chunk') file.code += `//# sourceMappingURL=${file.fileName}.map\n`;
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
    // Loaded when it is first needed, with the copy of axios that it was made with.
    'mangopay4-nodejs-sdk',
    '@node-rs/argon2',
    // Three megabytes that most processes never need: read when the first account is linked.
    'plaid',
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
    comments: { jsdoc: false, annotation: false },
    sourcemap: 'hidden',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    codeSplitting: { groups: [{ name: 'packages', test: /[\\/]node_modules[\\/]/ }] },
  },
});
