import { useTranslation } from 'react-i18next';
import { visitorApi } from '@cairn/contracts/content/visitor.endpoints';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { useErrorWords } from '../../../lib/api/use-error-words.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Notice } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';

/** A signed-in user already has an address; one click is enough. */
const SubscribeMe = () => {
  const { t } = useTranslation('contact');
  const words = useErrorWords();
  const subscribe = useMutation({ mutationFn: () => send(visitorApi.subscribeMe, {}) });
  if (subscribe.isSuccess) return <Notice tone="success">{t('newsletter.subscribed')}</Notice>;
  return (
    <Stack gap={3}>
      {subscribe.isError && <Notice tone="warning">{words(subscribe.error)}</Notice>}
      <div>
        <Button variant="default" loading={subscribe.isPending} onClick={() => subscribe.mutate()}>
          {t('newsletter.subscribe')}
        </Button>
      </div>
      <Text as="p" size="xs" muted>
        {t('newsletter.leave')}
      </Text>
    </Stack>
  );
};

export default SubscribeMe;
