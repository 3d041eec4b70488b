import type { Language } from '@cairn/contracts/kernel/languages';
import type { RichText } from '@cairn/contracts/content/rich-text';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { FigureBox } from './bar/figure-box.js';
import { LinkBox } from './bar/link-box.js';
import { ToolBar, type OpenBox } from './bar/tool-bar.js';
import { EditorContext, type UploadedFigure } from './context.js';
import { cleanDocument } from './document/clean-document.js';
import { EXTENSIONS } from './parts/extensions.js';
import css from './rich-editor.module.css';

export interface RichEditorHandle {
  focus: () => void;
}

export interface RichEditorProps {
  ref?: Ref<RichEditorHandle>;
  id?: string;
  /** What is written here, for who does not see the words above the editor. */
  label: string;
  value: object | null;
  onChange: (value: RichText | null) => void;
  onBlur?: () => void;
  /** Of the screen around the text. */
  language: Language;
  /** Of the text; `auto` goes by the first letter of each part. */
  direction?: 'ltr' | 'rtl' | 'auto';
  textLanguage?: string;
  describedBy?: string | undefined;
  isWrong?: boolean;
  isDisabled?: boolean;
  /** Stores a picture; fails with an error whose message is for the writer. */
  upload: (file: File) => Promise<UploadedFigure>;
  /** Where a stored picture is read. */
  sourceOf?: (fileId: string) => string;
}

const mediaOf = (fileId: string): string => `/media/${fileId}`;

const pictureOf = (files: FileList | undefined): File | undefined =>
  [...(files ?? [])].find(({ type }) => type.startsWith('image/'));

/** A text with headings, lists, links, pictures, callouts and tables: kept as Tiptap JSON, never as markup. */
export const RichEditor = ({
  ref,
  id,
  label,
  value,
  onChange,
  onBlur,
  language,
  direction = 'auto',
  textLanguage,
  describedBy,
  isWrong = false,
  isDisabled = false,
  upload,
  sourceOf = mediaOf,
}: RichEditorProps) => {
  const [open, setOpen] = useState<OpenBox>(null);
  const [dropped, setDropped] = useState<File | null>(null);
  // What the editor holds, as it was last told or has last told.
  const held = useRef(JSON.stringify(value));
  const take = (files: FileList | undefined): boolean => {
    const picture = pictureOf(files);
    if (picture === undefined) return false;
    setDropped(picture);
    setOpen('figure');
    return true;
  };
  const editor = useEditor({
    extensions: EXTENSIONS,
    // The policy forbids styles that are written at run time; the ones needed are in the style sheet.
    injectCSS: false,
    textDirection: direction,
    editable: !isDisabled,
    content: value ?? '',
    editorProps: {
      attributes: {
        ...(id !== undefined && { id }),
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-invalid': String(isWrong),
        ...(textLanguage !== undefined && { lang: textLanguage }),
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
      },
      handlePaste: (_view, event) => take(event.clipboardData?.files),
      handleDrop: (_view, event) => take(event.dataTransfer?.files),
    },
    onUpdate: ({ editor: now }) => {
      const written = cleanDocument(now.getJSON());
      held.current = JSON.stringify(written);
      onChange(written);
    },
    onBlur: () => onBlur?.(),
  });
  const text = JSON.stringify(value);
  useEffect(() => {
    if (text === held.current) return;
    held.current = text;
    editor.commands.setContent(JSON.parse(text) as object | null, { emitUpdate: false });
  }, [editor, text]);
  useEffect(() => editor.setEditable(!isDisabled, false), [editor, isDisabled]);
  useImperativeHandle(ref, () => ({ focus: () => void editor.commands.focus() }), [editor]);
  const context = useMemo(() => ({ language, upload, sourceOf }), [language, upload, sourceOf]);
  const close = (): void => {
    setOpen(null);
    setDropped(null);
  };
  return (
    <EditorContext value={context}>
      <div className={css.editor} data-wrong={isWrong || undefined} data-disabled={isDisabled || undefined}>
        {!isDisabled && <ToolBar editor={editor} open={open} onOpen={setOpen} />}
        {open === 'link' && <LinkBox editor={editor} onClose={close} />}
        {open === 'figure' && <FigureBox editor={editor} dropped={dropped} onClose={close} />}
        <EditorContent className={css.text} editor={editor} />
      </div>
    </EditorContext>
  );
};
