import { galleryApi } from '@cairn/contracts/campaigns/files/gallery.endpoints';
import { GALLERY_DESCRIPTION_MAX, GALLERY_TITLE_MAX } from '@cairn/contracts/campaigns/files/gallery-limits';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { Icon } from '../../../ui/brand/icon.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Text } from '../../../ui/text/text.js';
import css from './extras.module.css';
import { useExtra, type Picture } from './queries.js';
import { SavedText } from './saved-text.js';
import { UploadField } from './upload-field.js';

interface Change {
  id: string;
  body: { title?: string | null; description?: string | null; position?: number };
}

interface PicturesPartProps {
  campaignId: string;
  pictures: readonly Picture[];
}

/** The pictures of the gallery, in order: dragged, or moved by buttons. */
export const PicturesPart = ({ campaignId, pictures }: PicturesPartProps) => {
  const { t } = useTranslation('wizard');
  const [dragged, setDragged] = useState<string | null>(null);
  const add = useExtra(campaignId, (file: File) => {
    const body = new FormData();
    body.set('file', file);
    return send(galleryApi.addPicture, { params: { campaignId }, body });
  });
  const change = useExtra(campaignId, ({ id, body }: Change) =>
    send(galleryApi.changePicture, { params: { campaignId, id }, body }),
  );
  const remove = useExtra(campaignId, (id: string) => send(galleryApi.removePicture, { params: { campaignId, id } }));
  const move = (id: string, position: number): void => change.mutate({ id, body: { position } });
  return (
    <Stack as="section" gap={4}>
      <h2>{t('extras.pictures.title')}</h2>
      {pictures.length === 0 ? (
        <Text muted>{t('extras.pictures.none')}</Text>
      ) : (
        <ol className={css.pictures}>
          {pictures.map(({ id, url, title, description, position }) => (
            <li key={id}>
              <div
                className={css.dragged}
                draggable
                onDragStart={() => setDragged(id)}
                onDragOver={(event: DragEvent) => event.preventDefault()}
                onDrop={() => {
                  if (dragged !== null && dragged !== id) move(dragged, position);
                  setDragged(null);
                }}
              >
                <Stack gap={2}>
                  <img src={`${url}?size=360x283`} alt="" width={360} height={283} className={css.picture} />
                  <SavedText
                    label={t('extras.pictures.titleField', { number: position })}
                    value={title}
                    maxLength={GALLERY_TITLE_MAX}
                    optional
                    onSave={(text) => change.mutate({ id, body: { title: text || null } })}
                  />
                  <SavedText
                    label={t('extras.pictures.description', { number: position })}
                    value={description}
                    maxLength={GALLERY_DESCRIPTION_MAX}
                    optional
                    onSave={(text) => change.mutate({ id, body: { description: text || null } })}
                  />
                  <Row between>
                    <Row>
                      <Button
                        variant="default"
                        size="sm"
                        disabled={position === 1}
                        aria-label={t('extras.pictures.earlier', { number: position })}
                        onClick={() => move(id, position - 1)}
                      >
                        <Icon of={IconArrowLeft} size="small" directional />
                      </Button>
                      <Button
                        variant="default"
                        size="sm"
                        disabled={position === pictures.length}
                        aria-label={t('extras.pictures.later', { number: position })}
                        onClick={() => move(id, position + 1)}
                      >
                        <Icon of={IconArrowRight} size="small" directional />
                      </Button>
                    </Row>
                    <Button
                      variant="subtle"
                      size="sm"
                      aria-label={t('extras.pictures.remove', { number: position })}
                      loading={remove.isPending && remove.variables === id}
                      onClick={() => remove.mutate(id)}
                    >
                      {t('extras.contract.remove')}
                    </Button>
                  </Row>
                </Stack>
              </div>
            </li>
          ))}
        </ol>
      )}
      <RefusalNotice error={change.error ?? remove.error} />
      <UploadField
        label={t('extras.pictures.add')}
        placeholder={t('extras.pictures.add')}
        description={t('extras.pictures.note')}
        accept="image/png,image/jpeg,image/gif,image/webp,image/bmp"
        error={add.error}
        isPending={add.isPending}
        onFile={(file) => add.mutate(file)}
      />
    </Stack>
  );
};
