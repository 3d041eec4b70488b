import { notifications } from '@mantine/notifications';
import { IconShare } from '@tabler/icons-react';
import { TEST_THE_WATERS_LEGENDS } from '@cairn/contracts/campaigns/interest/test-the-waters';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { copyText } from '../../../lib/page/copy-text.js';
import { paths } from '../../../lib/page/paths.js';
import { Icon } from '../../../ui/brand/icon.js';

interface ShareButtonProps {
  slug: string;
  name: string;
  /** It tests interest: what the law has every word about it say goes with the address. */
  isTest: boolean;
}

/** Hands on the campaign's address with its reader's language, which decides what a preview shows. */
export const ShareButton = ({ slug, name, isTest }: ShareButtonProps) => {
  const { t, i18n } = useTranslation(['campaign', 'common']);
  const share = async (): Promise<void> => {
    const url = `${location.origin}${paths.campaign(slug)}?lng=${i18n.language}`;
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      // Closing the sheet is a choice and no fault.
      const text = TEST_THE_WATERS_LEGENDS.map((legend) => t(`common:testing.${legend}`)).join(' ');
      await navigator.share({ title: name, url, ...(isTest && { text }) }).catch(() => undefined);
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
