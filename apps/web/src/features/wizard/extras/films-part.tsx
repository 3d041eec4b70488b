import { ApiError } from '@cairn/client';
import { galleryApi } from '@cairn/contracts/campaigns/files/gallery.endpoints';
import { GALLERY_TITLE_MAX } from '@cairn/contracts/campaigns/files/gallery-limits';
import { TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { Icon } from '../../../ui/brand/icon.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { Button } from '../../../ui/inputs/button.js';
import { FreeTextInput } from '../../../ui/inputs/free-text.js';
import { Columns, layoutCss, Row, Stack } from '../../../ui/layout/layout.js';
import { Rows } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import { useExtra, type Film } from './queries.js';

const EMPTY = { title: '', url: '' };

/** The films of the gallery, which stay with YouTube or Vimeo (V-14). */
export const FilmsPart = ({ campaignId, films }: { campaignId: string; films: readonly Film[] }) => {
  const { t } = useTranslation('wizard');
  const [typed, setTyped] = useState(EMPTY);
  const add = useExtra(campaignId, (body: typeof EMPTY) => send(galleryApi.addFilm, { params: { campaignId }, body }));
  const remove = useExtra(campaignId, (id: string) => send(galleryApi.removeFilm, { params: { campaignId, id } }));
  const fields = add.error instanceof ApiError ? add.error.fields : [];
  const errorOf = (name: string): string | undefined => fields.find(({ field }) => field === name)?.msg;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    add.mutate(typed, { onSuccess: () => setTyped(EMPTY) });
  };
  return (
    <Stack as="section" gap={4}>
      <h2>{t('extras.films.title')}</h2>
      {films.length === 0 ? (
        <Text muted>{t('extras.films.none')}</Text>
      ) : (
        <Rows>
          {films.map(({ id, title, url }) => (
            <Row as="li" key={id} between flow>
              <Stack gap={1} className={layoutCss.grow}>
                <Text strong>
                  <bdi>{title}</bdi>
                </Text>
                <Text size="small" muted>
                  <bdi dir="ltr">{url}</bdi>
                </Text>
              </Stack>
              <Button
                variant="subtle"
                size="sm"
                aria-label={t('extras.films.remove', { title })}
                loading={remove.isPending && remove.variables === id}
                onClick={() => remove.mutate(id)}
              >
                {t('extras.contract.remove')}
              </Button>
            </Row>
          ))}
        </Rows>
      )}
      <RefusalNotice error={remove.error} />
      <form onSubmit={submit} noValidate>
        <Stack gap={3}>
          <Columns kind="pair">
            <FreeTextInput
              label={t('extras.films.titleField')}
              value={typed.title}
              maxLength={GALLERY_TITLE_MAX}
              error={errorOf('title')}
              onChange={({ currentTarget }) => setTyped({ ...typed, title: currentTarget.value })}
            />
            <TextInput
              type="url"
              dir="ltr"
              label={t('extras.films.url')}
              value={typed.url}
              error={errorOf('url')}
              onChange={({ currentTarget }) => setTyped({ ...typed, url: currentTarget.value })}
            />
          </Columns>
          <Text size="small" muted>
            {t('extras.films.note')}
          </Text>
          {fields.length === 0 && <RefusalNotice error={add.error} />}
          <Row>
            <Button
              type="submit"
              variant="default"
              leftSection={<Icon of={IconPlus} size="small" />}
              loading={add.isPending}
            >
              {t('extras.films.add')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Stack>
  );
};
