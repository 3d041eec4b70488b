import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconH2,
  IconH3,
  IconInfoSquareRounded,
  IconItalic,
  IconList,
  IconListNumbers,
  IconTable,
  type Icon,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import type { EditorWord } from '../context.js';
import { insertTable, toggleCallout } from '../parts/insert-part.js';

export interface Tool {
  word: EditorWord;
  icon: Icon;
  /** It points along the line, which runs from the right in Arabic. */
  turns?: true;
  isOn: (editor: Editor) => boolean;
  press: (editor: Editor) => void;
}

const never = (): boolean => false;

/** What a press of the bar does, and where the cursor stands when it shows as pressed. */
export const TOOLS: readonly Tool[] = [
  {
    word: 'heading',
    icon: IconH2,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    press: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    word: 'small_heading',
    icon: IconH3,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    press: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    word: 'bold',
    icon: IconBold,
    isOn: (editor) => editor.isActive('bold'),
    press: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    word: 'italic',
    icon: IconItalic,
    isOn: (editor) => editor.isActive('italic'),
    press: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    word: 'bullets',
    icon: IconList,
    turns: true,
    isOn: (editor) => editor.isActive('bulletList'),
    press: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    word: 'numbers',
    icon: IconListNumbers,
    turns: true,
    isOn: (editor) => editor.isActive('orderedList'),
    press: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    word: 'quote',
    icon: IconBlockquote,
    turns: true,
    isOn: (editor) => editor.isActive('blockquote'),
    press: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  { word: 'callout', icon: IconInfoSquareRounded, isOn: (editor) => editor.isActive('callout'), press: toggleCallout },
  { word: 'table', icon: IconTable, isOn: (editor) => editor.isActive('table'), press: insertTable },
  {
    word: 'undo',
    icon: IconArrowBackUp,
    turns: true,
    isOn: never,
    press: (editor) => editor.chain().focus().undo().run(),
  },
  {
    word: 'redo',
    icon: IconArrowForwardUp,
    turns: true,
    isOn: never,
    press: (editor) => editor.chain().focus().redo().run(),
  },
];
