import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { screensSettings } from './settings.js';

/** A page with every picture, one screen a row, so that the variants of a screen are side by side. */
export default function tearDown(): void {
  const { out } = screensSettings();
  const byScreen = new Map<string, string[]>();
  for (const file of readdirSync(out)
    .filter((name) => name.endsWith('.png'))
    .sort()) {
    const screen = file.split('--').slice(0, 2).join(' as ');
    byScreen.set(screen, [...(byScreen.get(screen) ?? []), file]);
  }
  const rows = [...byScreen].map(
    ([screen, files]) =>
      `<section><h2>${screen}</h2><div>${files
        .map((file) => {
          const look = file.split('--')[2]?.replace('.png', '') ?? '';
          return `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${screen}, ${look}"></a><figcaption>${look}</figcaption></figure>`;
        })
        .join('')}</div></section>`,
  );
  writeFileSync(
    join(out, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>
body{font:16px/1.5 system-ui;margin:2rem}div{display:flex;gap:1rem;overflow-x:auto}
figure{margin:0}img{block-size:22rem;border:1px solid #ccc}h2{font-size:1rem}figcaption{font-size:.8rem}
</style><h1>${byScreen.size} screens</h1>${rows.join('\n')}</html>`,
  );
}
