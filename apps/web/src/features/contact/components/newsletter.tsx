import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchedPart } from '../../../lib/api/fetched-part.js';
import { useSession } from '../../../lib/api/session.js';
import { useIsInView } from '../../../lib/page/use-is-in-view.js';
import { kitPart } from '../../../ui/kit/kit-part.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { layoutCss, Stack } from '../../../ui/layout/layout.js';
import { Notice, Well } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';

// The rules of the form describe themselves by metadata, which the first screen does not carry.
const NewsletterForm = kitPart(async () => {
  await import('reflect-metadata');
  return import('./newsletter-form.js');
});

const SubscribeMe = fetchedPart(() => import('./subscribe-me.js'));

/** The form for an address, fetched once the reader has scrolled to it. */
const SubscribeVisitor = () => {
  const { t } = useTranslation();
  const isInView = useIsInView('newsletter');
  const [isReached, setReached] = useState(false);
  if (isInView && !isReached) setReached(true);
  const outline = (
    <>
      <noscript>
        <Notice>{t('connection.formNeedsScripts')}</Notice>
      </noscript>
      <div className={layoutCss.scripted}>
        <FormSkeleton fields={1} />
      </div>
    </>
  );
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
        {isSignedIn ? (
          <Suspense fallback={<FormSkeleton fields={1} />}>
            <SubscribeMe />
          </Suspense>
        ) : (
          <SubscribeVisitor />
        )}
      </Stack>
    </Well>
  );
};
