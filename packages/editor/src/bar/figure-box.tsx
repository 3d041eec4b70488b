import { FIGURE_TEXT_MAX } from '@cairn/contracts/content/rich-text-parts';
import { IconUpload } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useContext, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { EditorContext, useWords } from '../context.js';
import { insertPart } from '../parts/insert-part.js';
import labelled from '../labelled.module.css';
import css from './bar.module.css';

const ACCEPTED = 'image/png,image/jpeg,image/gif,image/webp,image/bmp';

interface FigureBoxProps {
  editor: Editor;
  /** One that was dropped or pasted. */
  dropped: File | null;
  onClose: () => void;
}

/** A new picture: its file, the words for who does not see it, and those below it. */
export const FigureBox = ({ editor, dropped, onClose }: FigureBoxProps) => {
  const say = useWords();
  const { upload } = useContext(EditorContext);
  const id = useId();
  const [chosen, setChosen] = useState<File | null>(null);
  const [alt, setAlt] = useState('');
  const [caption, setCaption] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  // Whoever opened the box wants to choose a file.
  useEffect(() => first.current?.focus(), []);
  const file = chosen ?? dropped;
  const lacksWords = isTried && alt.trim() === '';

  const insert = async (): Promise<void> => {
    setTried(true);
    setFailure(file === null ? say('file_missing') : null);
    if (file === null || alt.trim() === '') return;
    setBusy(true);
    try {
      const figure = await upload(file);
      const attrs = { ...figure, alt: alt.trim(), caption: caption.trim() || null };
      insertPart(editor, editor.schema.nodeFromJSON({ type: 'figure', attrs }));
      onClose();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  const take = (event: KeyboardEvent): void => {
    // The editor stands in a form, which Enter would send.
    if (event.key === 'Enter') {
      event.preventDefault();
      void insert();
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
      editor.commands.focus();
    }
  };
  return (
    <fieldset className={`${css.box} ${labelled.labelled}`} aria-label={say('figure')}>
      <span>{say('file')}</span>
      <div className={css.line}>
        {/* The browser's own button speaks the language of the browser. */}
        <input
          ref={first}
          id={`${id}-file`}
          className={css.file}
          type="file"
          accept={ACCEPTED}
          aria-label={say('file')}
          aria-describedby={`${id}-file-note`}
          onChange={(event) => {
            setChosen(event.target.files?.[0] ?? null);
            setFailure(null);
          }}
        />
        <label className={css.choose} htmlFor={`${id}-file`}>
          <IconUpload aria-hidden size={18} stroke={1.75} />
          {say('choose_file')}
        </label>
        {file && <bdi>{file.name}</bdi>}
      </div>
      <small id={`${id}-file-note`}>{say('file_note')}</small>
      {failure !== null && (
        <small role="alert" data-wrong>
          {failure}
        </small>
      )}
      <label htmlFor={`${id}-alt`}>{say('alt')}</label>
      <input
        id={`${id}-alt`}
        dir="auto"
        value={alt}
        maxLength={FIGURE_TEXT_MAX}
        aria-invalid={lacksWords}
        aria-describedby={`${id}-alt-note`}
        onChange={(event) => setAlt(event.target.value)}
        onKeyDown={take}
      />
      <small id={`${id}-alt-note`} data-wrong={lacksWords || undefined}>
        {say(lacksWords ? 'alt_missing' : 'alt_note')}
      </small>
      <label htmlFor={`${id}-caption`}>{say('caption')}</label>
      <input
        id={`${id}-caption`}
        dir="auto"
        value={caption}
        maxLength={FIGURE_TEXT_MAX}
        onChange={(event) => setCaption(event.target.value)}
        onKeyDown={take}
      />
      <div className={css.line}>
        <button type="button" className={css.main} aria-busy={isBusy} disabled={isBusy} onClick={() => void insert()}>
          {say('insert_figure')}
        </button>
        <button type="button" className={css.act} onClick={onClose}>
          {say('cancel')}
        </button>
      </div>
    </fieldset>
  );
};
