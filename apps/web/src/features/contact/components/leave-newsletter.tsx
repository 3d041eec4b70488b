import { visitorApi } from '@cairn/contracts/content/visitor.endpoints';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { paths } from '../../../lib/page/paths.js';
import { Stack } from '../../../ui/layout/layout.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { EmptyState } from '../../../ui/feedback/states.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { TextLink } from '../../../ui/text/text.js';

/** A mail scanner opens links by itself, so that opening the page ends nothing: a press does. */
export const LeaveNewsletter = ({ token }: { token: string }) => {
  const { t } = useTranslation('contact');
  const leaving = useMutation({ mutationFn: () => send(visitorApi.unsubscribe, { params: { token } }) });
  if (leaving.isSuccess) {
    return (
      <EmptyState picture="clear" title={t('newsletter.left')}>
        {t('newsletter.leftText')} <TextLink to={paths.landing}>{t('newsletter.home')}</TextLink>
      </EmptyState>
    );
  }
  return (
    <Stack gap={5}>
      <PageHeader title={t('newsletter.leaveTitle')} lede={t('newsletter.leaveText')} />
      <RefusalNotice error={leaving.error} />
      <div>
        <Button loading={leaving.isPending} onClick={() => leaving.mutate()}>
          {t('newsletter.leaveSubmit')}
        </Button>
      </div>
    </Stack>
  );
};
