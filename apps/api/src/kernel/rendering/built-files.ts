import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@cairn/contracts';
import type { RenderedPage } from '@cairn/contracts/kernel/page-rendering';

/** An entry of the build's manifest. */
interface BuiltFile {
  file: string;
  imports?: string[];
}
type Manifest = Readonly<Record<string, BuiltFile>>;

const ENTRY = 'src/main.tsx';
const moduleOf = (name: string): string => `src/app/routes/${name}.tsx`;
const wordsOf = (language: Language, namespace: string): string =>
  `../../packages/i18n/src/locales/${language}/web.${namespace}.json`;

/** Which files of code a page of the built site needs. */
export class BuiltFiles {
  private constructor(private readonly manifest: Manifest) {}

  /** Null where the site was not built, or without saying of which files. */
  static of(dist: string): BuiltFiles | null {
    const path = join(dist, '.vite', 'manifest.json');
    if (!existsSync(path)) return null;
    return new BuiltFiles(JSON.parse(readFileSync(path, 'utf8')) as Manifest); // written by our own build
  }

  /** Addresses of the code of a page and of its words, without those that come with the document. */
  codeOf({ module, namespaces }: Pick<RenderedPage, 'module' | 'namespaces'>, language: Language): string[] {
    const files = new Set<string>();
    const seen = new Set<string>();
    const visit = (key: string): void => {
      const built = this.manifest[key];
      if (built === undefined || seen.has(key)) return;
      seen.add(key);
      built.imports?.forEach(visit);
      files.add(`/${built.file}`);
    };
    [ENTRY, moduleOf(module), ...namespaces.map((name) => wordsOf(language, name))].forEach(visit);
    return [...files];
  }
}
