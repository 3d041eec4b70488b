import type { Language } from '@cairn/contracts/kernel/languages';
import ar from '@cairn/i18n/locales/ar/editor.json';
import en from '@cairn/i18n/locales/en/editor.json';
import fr from '@cairn/i18n/locales/fr/editor.json';
import { createContext, useContext } from 'react';

export type EditorWord = keyof typeof en;

const WORDS: Readonly<Record<Language, Readonly<Record<EditorWord, string>>>> = { en, fr, ar };

/** A picture that was stored. */
export interface UploadedFigure {
  fileId: string;
  width: number;
  height: number;
}

interface EditorContextValue {
  /** Of the screen around the text, not of the text. */
  language: Language;
  /** Stores a picture; fails with an error whose message is for the writer. */
  upload: (file: File) => Promise<UploadedFigure>;
  /** Where a stored picture is read. */
  sourceOf: (fileId: string) => string;
}

export const EditorContext = createContext<EditorContextValue>({
  language: 'en',
  upload: () => Promise.reject(new Error('no upload')),
  sourceOf: (fileId) => `/media/${fileId}`,
});

/** The editor's words in the language of the screen. */
export const useWords = (): ((word: EditorWord) => string) => {
  const { language } = useContext(EditorContext);
  return (word) => WORDS[language][word];
};
