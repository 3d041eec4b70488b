import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visitorApi } from '@cairn/contracts/content/visitor.endpoints';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { useSession } from '../../../lib/api/session.js';
import { useErrorWords } from '../../../lib/api/use-error-words.js';
import { useIsInView } from '../../../lib/page/use-is-in-view.js';
import { kitPart } from '../../../ui/kit/kit-part.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Notice, Well } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';

// The rules of the form describe themselves by metadata, which the first screen does not carry.
const NewsletterForm = kitPart(async () => {
  await import('reflect-metadata');
  return import('./newsletter-form.js');
});

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

/** The form for an address, fetched once the reader has scrolled to it. */
const SubscribeVisitor = () => {
  const isInView = useIsInView('newsletter');
  const [isReached, setReached] = useState(false);
  if (isInView && !isReached) setReached(true);
  const outline = <FormSkeleton fields={1} />;
  if (!isReached) return outline;
  return (
    <Suspense fallback={outline}>
      <NewsletterForm />
    </Suspense>
  );
};

/** The newsletter: what it is, and the form to subscribe. */
export const Newsletter = () => {
  const { t } = useTranslation('contact');
  const isSignedIn = useSession() !== null;
  return (
    <Well as="section" aria-labelledby="newsletter">
      <Stack gap={4}>
        <h2 id="newsletter">{t('newsletter.title')}</h2>
        <Text as="p" muted>
          {t('newsletter.text')}
        </Text>
        {isSignedIn ? <SubscribeMe /> : <SubscribeVisitor />}
      </Stack>
    </Well>
  );
};
