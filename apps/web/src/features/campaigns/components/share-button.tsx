import { notifications } from '@mantine/notifications';
import { IconShare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { copyText } from '../../../lib/page/copy-text.js';
import { paths } from '../../../lib/page/paths.js';
import { Icon } from '../../../ui/brand/icon.js';

/** Hands on the campaign's address with its reader's language, which decides what a preview shows. */
export const ShareButton = ({ slug, name }: { slug: string; name: string }) => {
  const { t, i18n } = useTranslation('campaign');
  const share = async (): Promise<void> => {
    const url = `${location.origin}${paths.campaign(slug)}?lng=${i18n.language}`;
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      // Closing the sheet is a choice and no fault.
      await navigator.share({ title: name, url }).catch(() => undefined);
      return;
    }
    if (await copyText(url)) notifications.show({ message: t('share.copied') });
    else notifications.show({ message: t('share.byHand', { url }), autoClose: false });
  };
  return (
    <Button variant="default" size="sm" leftSection={<Icon of={IconShare} size="small" />} onClick={() => void share()}>
      {t('share.button')}
    </Button>
  );
};
