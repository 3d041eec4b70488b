import { adminContentApi, type Language, type RichText } from '@cairn/contracts';
import type { UploadedFigure } from '@cairn/editor';
import { lazy, Suspense } from 'react';
import { useClient } from '../../../lib/data/client.js';
import { useLanguage } from '../../../lib/words/words.js';
import css from './text-editor.module.css';

// Apart from the pages: only whoever writes needs it.
const RichEditor = lazy(async () => ({ default: (await import('@cairn/editor')).RichEditor }));

interface TextEditorProps {
  id: string;
  label: string;
  value: RichText | null;
  onChange: (value: RichText | null) => void;
  /** Of the text, not of the console. */
  direction: 'ltr' | 'rtl';
  language: Language;
  describedBy: string | undefined;
  isWrong: boolean;
}

/** A text of the site with its pictures, in the editor that owners write their stories with. */
export const TextEditor = ({ language, ...props }: TextEditorProps) => {
  const client = useClient();
  const upload = (file: File): Promise<UploadedFigure> => {
    const form = new FormData();
    form.append('file', file);
    return client.send(adminContentApi.uploadFigure, { body: form });
  };
  return (
    <Suspense fallback={<div className={css.waiting} />}>
      <RichEditor {...props} language={useLanguage()} textLanguage={language} upload={upload} />
    </Suspense>
  );
};
