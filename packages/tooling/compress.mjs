// Writes a .gz and a .br beside every text file of a built site, so that serving it costs no time: compress.mjs dist
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const TEXT = /\.(js|css|svg|json)$/;
/** Smaller files fit into one packet anyway. */
const WORTHWHILE = 1024;

const directory = process.argv[2] ?? 'dist';
const entries = await readdir(directory, { recursive: true, withFileTypes: true });
await Promise.all(
  entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const content = await readFile(path);
      if (content.length < WORTHWHILE) return;
      const [gz, br] = await Promise.all([promisify(gzip)(content, { level: 9 }), promisify(brotliCompress)(content)]);
      await Promise.all([writeFile(`${path}.gz`, gz), writeFile(`${path}.br`, br)]);
    }),
);
