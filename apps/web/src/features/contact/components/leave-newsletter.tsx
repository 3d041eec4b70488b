import { visitorApi } from '@cairn/contracts/content/visitor.endpoints';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { isRefusal } from '../../../lib/api/refusals.js';
import { paths } from '../../../lib/page/paths.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
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
  // A link that is not ours will not become ours: what else can be done is offered in its place.
  if (isRefusal(leaving.error)) {
    return (
      <EmptyState
        isPage
        picture="broke"
        title={t('newsletter.invalid')}
        action={
          <Row flow>
            <Button component={Link} to={paths.emailPreferences}>
              {t('newsletter.preferences')}
            </Button>
            <Button component={Link} to={paths.contact} variant="default">
              {t('newsletter.contact')}
            </Button>
          </Row>
        }
      >
        {t('newsletter.invalidText')}
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
