import { Button } from '@mui/material';
import { CONTENT_KINDS, type ContentKind, type Language, type Wire } from '@cairn/contracts';
import type { ContentRecord } from '@cairn/contracts/content/admin-content.replies';
import { IconEye, IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useCodeWord, useSay } from '../../../lib/words/words.js';
import { Badge } from '../../../ui/records/badge.js';
import { Muted } from '../../../ui/records/text.js';
import css from '../editor.module.css';
import { LanguageSwitch } from '../language-switch.js';

interface EditorBarProps {
  kind: ContentKind;
  record: Wire<ContentRecord> | null;
  language: Language;
  onLanguage: (language: Language) => void;
  isPreview: boolean;
  onPreview: (isPreview: boolean) => void;
  isDirty: boolean;
  isBusy: boolean;
  onUndo: () => void;
  onSave: () => void;
  onPublish: () => void;
}

/** The state of a record that is published. */
const Standing = ({ record }: { record: Wire<ContentRecord> }) => {
  const say = useSay();
  return record.hasDraft ? (
    <Badge tone="neutral" shape="hollow">
      {say('content.versions.draft')}
    </Badge>
  ) : (
    <Badge tone="success" shape="dot">
      {say('content.versions.published')}
    </Badge>
  );
};

/** Above the editor: where it belongs, what is unsaved, in which language, and what can be done with it. */
export const EditorBar = ({
  kind,
  record,
  language,
  onLanguage,
  isPreview,
  onPreview,
  isDirty,
  isBusy,
  onUndo,
  onSave,
  onPublish,
}: EditorBarProps) => {
  const say = useSay();
  const wordOf = useCodeWord();
  const { isPublished = false } = CONTENT_KINDS[kind];
  const isOpen = isDirty || record?.hasDraft === true;
  return (
    <div className={css.bar}>
      <span className={css.acts}>
        <Link className={css.back} to={`/content/${kind}`}>
          {wordOf('content.kinds', kind)}
        </Link>
        {isPublished && record !== null && <Standing record={record} />}
        {isDirty && <Muted>{say('content.unsaved')}</Muted>}
      </span>
      <div className={css.acts}>
        <LanguageSwitch value={language} onChange={onLanguage} />
        <Button
          variant="outlined"
          color="inherit"
          aria-pressed={isPreview}
          onClick={() => onPreview(!isPreview)}
          startIcon={isPreview ? <IconPencil size={18} stroke={1.75} /> : <IconEye size={18} stroke={1.75} />}
        >
          {isPreview ? say('content.edit') : say('content.preview')}
        </Button>
        {isDirty && (
          <Button color="inherit" disabled={isBusy} onClick={onUndo}>
            {say('content.undo')}
          </Button>
        )}
        <Button
          variant={isPublished ? 'outlined' : 'contained'}
          color={isPublished ? 'inherit' : 'primary'}
          disabled={!isDirty || isBusy}
          aria-busy={isBusy}
          onClick={onSave}
        >
          {say(isPublished ? 'content.versions.save' : 'content.save')}
        </Button>
        {isPublished && (
          <Button variant="contained" disabled={!isOpen || isBusy} aria-busy={isBusy} onClick={onPublish}>
            {say('content.versions.publish')}
          </Button>
        )}
      </div>
    </div>
  );
};
