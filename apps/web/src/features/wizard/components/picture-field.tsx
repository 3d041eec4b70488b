import { FileInput } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState, type DragEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Framing } from '../../../lib/page/crop.js';
import { CropPicture } from '../../../ui/forms/crop-picture.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row } from '../../../ui/layout/layout.js';
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

/** The picture stands under its name, with what replaces it. */
const underName =
  (picture: ReactNode) =>
  (input: ReactNode): ReactNode =>
    picture === null ? (
      input
    ) : (
      <div className={css.chosen}>
        {picture}
        {input}
      </div>
    );

/** Chooses a picture, or takes one that is dropped, and shows the part of it that will be kept. */
export const PictureField = ({ picture, stored, size, accept, label, description }: PictureFieldProps) => {
  const { t } = useTranslation('wizard');
  const [isOver, setIsOver] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const shown = picture.url ?? stored;
  const use = async (framing: Framing): Promise<void> => {
    setIsBusy(true);
    await picture.crop(framing);
    setIsBusy(false);
  };
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
      {picture.opened && (
        <CropPicture
          {...picture.opened}
          wanted={size}
          label={t('picture.part')}
          isBusy={isBusy}
          onUse={(framing) => void use(framing)}
          onCancel={picture.keepWhole}
        />
      )}
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
        inputContainer={underName(
          shown && !picture.opened ? (
            <img src={shown} alt="" width={size.width} height={size.height} className={css.preview} />
          ) : null,
        )}
      />
      {picture.url && !picture.opened && (
        <Row>
          <Button variant="default" size="sm" onClick={() => void picture.frame()}>
            {t('picture.frame')}
          </Button>
        </Row>
      )}
    </div>
  );
};
