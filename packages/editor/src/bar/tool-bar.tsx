import { IconLink, IconPhoto } from '@tabler/icons-react';
import { useEditorState, type Editor } from '@tiptap/react';
import { useWords } from '../context.js';
import { CalloutBar, TableBar } from './part-bars.js';
import css from './bar.module.css';
import { TOOLS } from './tools.js';
import { useArrowKeys } from './use-arrow-keys.js';

export type OpenBox = 'link' | 'figure' | null;

interface ToolBarProps {
  editor: Editor;
  open: OpenBox;
  onOpen: (box: OpenBox) => void;
}

/** Above the text: its forms, what can be put into it, and what belongs to the part that the cursor is in. */
export const ToolBar = ({ editor, open, onOpen }: ToolBarProps) => {
  const say = useWords();
  const { tabIndexOf, onKeyDown } = useArrowKeys();
  const pressed = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      tools: TOOLS.map(({ isOn }) => isOn(now)),
      link: now.isActive('link'),
      inTable: now.isActive('table'),
      inCallout: now.isActive('callout'),
    }),
  });
  const boxes = [
    { box: 'link', word: 'link', icon: IconLink, isOn: pressed.link },
    { box: 'figure', word: 'figure', icon: IconPhoto, isOn: false },
  ] as const;
  return (
    <div className={css.bars}>
      <div className={css.bar} role="toolbar" tabIndex={-1} aria-label={say('bar')} onKeyDown={onKeyDown}>
        {TOOLS.map(({ word, icon: Icon, turns, press }, place) => (
          <button
            key={word}
            type="button"
            className={css.tool}
            title={say(word)}
            aria-label={say(word)}
            aria-pressed={pressed.tools[place] === true}
            tabIndex={tabIndexOf(place)}
            onClick={() => press(editor)}
          >
            <Icon aria-hidden size={20} stroke={1.75} data-turns={turns} />
          </button>
        ))}
        {boxes.map(({ box, word, icon: Icon, isOn }, place) => (
          <button
            key={box}
            type="button"
            className={css.tool}
            title={say(word)}
            aria-label={say(word)}
            aria-pressed={isOn}
            aria-expanded={open === box}
            tabIndex={tabIndexOf(TOOLS.length + place)}
            onClick={() => onOpen(open === box ? null : box)}
          >
            <Icon aria-hidden size={20} stroke={1.75} />
          </button>
        ))}
      </div>
      {pressed.inTable && <TableBar editor={editor} />}
      {pressed.inCallout && <CalloutBar editor={editor} />}
    </div>
  );
};
