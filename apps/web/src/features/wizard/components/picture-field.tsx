import { FileInput } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/brand/icon.js';
import type { PictureSize } from '../picture.js';
import type { Picture } from '../use-picture.js';
import css from './picture-field.module.css';

interface PictureFieldProps {
  picture: Picture;
  /** Address of the one that is stored. */
  stored: string | null;
  size: PictureSize;
  accept: string;
  label: string;
  description: string;
}

/** Chooses a picture, or takes one that is dropped, and shows the part of it that will be kept. */
export const PictureField = ({ picture, stored, size, accept, label, description }: PictureFieldProps) => {
  const { t } = useTranslation('wizard');
  const [isOver, setIsOver] = useState(false);
  const shown = picture.url ?? stored;
  const isHere = (event: DragEvent, over: boolean): void => {
    event.preventDefault();
    setIsOver(over);
  };
  return (
    <div
      className={css.field}
      data-wide={size.width > size.height || undefined}
      data-over={isOver || undefined}
      onDragOver={(event) => isHere(event, true)}
      onDragLeave={(event) => isHere(event, false)}
      onDrop={(event) => {
        isHere(event, false);
        const [file] = event.dataTransfer.files;
        if (file) void picture.choose(file);
      }}
    >
      {shown && <img src={shown} alt="" width={size.width} height={size.height} className={css.preview} />}
      <FileInput
        classNames={{ input: css.input }}
        leftSection={<Icon of={IconUpload} />}
        accept={accept}
        value={null}
        onChange={(file) => void picture.choose(file)}
        label={label}
        placeholder={t(shown ? 'picture.replace' : 'picture.choose')}
        description={description}
        error={picture.error}
      />
    </div>
  );
};
