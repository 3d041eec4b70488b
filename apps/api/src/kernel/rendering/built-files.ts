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

/** The fonts that the first view is written in. */
const LATIN = ['besley-latin-wght-normal', 'hanken-grotesk-latin-wght-normal'];
const FONTS: Readonly<Record<Language, readonly string[]>> = {
  en: LATIN,
  fr: LATIN,
  // Figures and names within Arabic text are Latin.
  ar: [
    'noto-naskh-arabic-arabic-wght-normal',
    'ibm-plex-sans-arabic-arabic-400-normal',
    'ibm-plex-sans-arabic-arabic-600-normal',
    ...LATIN,
  ],
};

/** Which files a page of the built site needs. */
export class BuiltFiles {
  private constructor(private readonly manifest: Manifest) {}

  /** Null where the site was not built, or without saying of which files. */
  static of(dist: string): BuiltFiles | null {
    const path = join(dist, '.vite', 'manifest.json');
    if (!existsSync(path)) return null;
    return new BuiltFiles(JSON.parse(readFileSync(path, 'utf8')) as Manifest); // written by our own build
  }

  /**
   * Addresses of the fonts of a language. A font that comes after the first paint is not used until the next visit
   * (`font-display: optional`), and the style sheet that names them is itself still on its way.
   */
  fontsOf(language: Language): string[] {
    const all = Object.entries(this.manifest);
    return FONTS[language].flatMap((name) => all.find(([key]) => key.endsWith(`/${name}.woff2`))?.[1].file ?? []);
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
