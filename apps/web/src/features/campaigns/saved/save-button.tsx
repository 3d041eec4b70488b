import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/brand/icon.js';
import { Button } from '../../../ui/inputs/button.js';
import type { Card } from '../queries.js';
import css from './save-button.module.css';
import { useSaving } from './use-saving.js';

type Saveable = Pick<Card, 'id' | 'name'>;

/** On a campaign's own page. */
export const SaveButton = ({ campaign: { id, name } }: { campaign: Saveable }) => {
  const { t } = useTranslation('common');
  const { isSaved, isPending, press } = useSaving(id);
  return (
    <Button
      variant="default"
      size="sm"
      aria-pressed={isSaved}
      aria-label={t('save.name', { name })}
      aria-disabled={isPending}
      leftSection={<Icon of={isSaved ? IconBookmarkFilled : IconBookmark} size="small" />}
      onClick={isPending ? undefined : press}
    >
      {t(isSaved ? 'save.saved' : 'save.save')}
    </Button>
  );
};

/** In the corner of a card's picture. */
export const SaveMark = ({ campaign: { id, name } }: { campaign: Saveable }) => {
  const { t } = useTranslation('common');
  const { isSaved, isPending, press } = useSaving(id);
  return (
    <button
      type="button"
      className={css.mark}
      aria-pressed={isSaved}
      aria-label={t('save.name', { name })}
      aria-disabled={isPending}
      onClick={isPending ? undefined : press}
    >
      <Icon of={isSaved ? IconBookmarkFilled : IconBookmark} size="small" />
    </button>
  );
};
