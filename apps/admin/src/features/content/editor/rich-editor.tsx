import type { RichText } from '@cairn/contracts';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useState } from 'react';
import { useSay, type WordKey } from '../../../lib/words/words.js';
import { cleanDocument } from './clean-document.js';
import { LinkBox } from './link-box.js';
import css from './rich-editor.module.css';

interface Tool {
  word: WordKey;
  isOn: (editor: Editor) => boolean;
  press: (editor: Editor) => void;
}

const TOOLS: readonly Tool[] = [
  {
    word: 'content.tools.heading',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    press: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    word: 'content.tools.small_heading',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    press: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    word: 'content.tools.bullets',
    isOn: (editor) => editor.isActive('bulletList'),
    press: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    word: 'content.tools.numbers',
    isOn: (editor) => editor.isActive('orderedList'),
    press: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    word: 'content.tools.quote',
    isOn: (editor) => editor.isActive('blockquote'),
    press: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    word: 'content.tools.bold',
    isOn: (editor) => editor.isActive('bold'),
    press: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    word: 'content.tools.italic',
    isOn: (editor) => editor.isActive('italic'),
    press: (editor) => editor.chain().focus().toggleItalic().run(),
  },
];

/** Only what the server's allow-list accepts (SEC-20), so that nothing can be written that cannot be saved. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, autolink: false, protocols: ['mailto'], defaultProtocol: 'https' },
  }),
];

const Bar = ({ editor, label }: { editor: Editor; label: string }) => {
  const say = useSay();
  const [isLinking, setIsLinking] = useState(false);
  const pressed = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ tools: TOOLS.map(({ isOn }) => isOn(now)), link: now.isActive('link') }),
  });
  return (
    <>
      <div className={css.bar} role="toolbar" aria-label={label}>
        {TOOLS.map(({ word, press }, index) => (
          <button
            key={word}
            type="button"
            className={css.tool}
            aria-pressed={pressed.tools[index] === true}
            onClick={() => press(editor)}
          >
            {say(word)}
          </button>
        ))}
        <button
          type="button"
          className={css.tool}
          aria-pressed={pressed.link}
          aria-expanded={isLinking}
          onClick={() => setIsLinking(!isLinking)}
        >
          {say('content.tools.link')}
        </button>
      </div>
      {isLinking && <LinkBox editor={editor} onClose={() => setIsLinking(false)} />}
    </>
  );
};

interface RichEditorProps {
  id: string;
  label: string;
  value: RichText | null;
  onChange: (value: RichText) => void;
  direction: 'ltr' | 'rtl';
  language: string;
  describedBy: string | undefined;
  isWrong: boolean;
}

/** A text with headings, lists and links: kept as Tiptap JSON, never as markup. */
export const RichEditor = ({
  id,
  label,
  value,
  onChange,
  direction,
  language,
  describedBy,
  isWrong,
}: RichEditorProps) => {
  const editor = useEditor({
    extensions: EXTENSIONS,
    // The policy forbids styles that are written at run time; the ones needed are in the style sheet.
    injectCSS: false,
    content: value ?? { type: 'doc', content: [] },
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        dir: direction,
        lang: language,
        ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
      },
    },
    onUpdate: ({ editor: now }) => onChange(cleanDocument(now.getJSON())),
  });
  return (
    <div className={css.editor} data-wrong={isWrong ? '' : undefined}>
      <Bar editor={editor} label={label} />
      <EditorContent className={css.text} editor={editor} />
    </div>
  );
};
