import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { ContactForm } from '../../../features/contact/components/contact-form.js';
import { PostalAddress } from '../../../features/contact/components/postal-address.js';
import { useMe } from '../../../features/auth/me.js';
import { optionsQuery } from '../../../lib/site/content.queries.js';
import { paths } from '../../../lib/page/paths.js';
import { useSession } from '../../../lib/api/session.js';
import { useLanguage } from '../../../lib/format/use-language.js';
import { useAnswerInView } from '../../../lib/page/use-answer-in-view.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { Columns, PageFrame, Stack } from '../../../ui/layout/layout.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { EmptyState } from '../../../ui/feedback/states.js';
import { Notice, Panel, Terms } from '../../../ui/layout/surface.js';
import { TextLink } from '../../../ui/text/text.js';

const Contact = () => {
  const { t } = useTranslation('contact');
  const types = useQuery({
    ...optionsQuery(useLanguage(), 'contact-question-type'),
    select: (all) => all.filter(({ offered }) => offered),
  });
  const isSignedIn = useSession() !== null;
  const me = useMe();
  // A browser without scripts returns with the answer in the address.
  const [parameters] = useSearchParams();
  const answer = parameters.get('sent');
  const [isSent, setSent] = useState(answer === 'yes');
  useTitle(t('title'));
  useAnswerInView(isSent);
  return (
    <PageFrame as="main" id="main">
      {isSent ? (
        <EmptyState
          isPage
          picture="clear"
          title={t('sent.title')}
          action={
            <Button variant="default" onClick={() => setSent(false)}>
              {t('sent.another')}
            </Button>
          }
        >
          {t('sent.text')} <TextLink to={paths.helpCentre}>{t('sent.help')}</TextLink>
        </EmptyState>
      ) : (
        <Columns kind="main">
          <Stack gap={6}>
            <PageHeader title={t('title')} lede={t('lede')} />
            {answer === 'no' && <Notice tone="danger">{t('noScripts.refused')}</Notice>}
            <QueryBoundary query={types} pending={<FormSkeleton fields={5} />}>
              {(questionTypes) =>
                isSignedIn && me.isPending ? (
                  <FormSkeleton fields={5} />
                ) : (
                  <ContactForm questionTypes={questionTypes} user={me.data ?? null} onSent={() => setSent(true)} />
                )
              }
            </QueryBoundary>
          </Stack>
          <Stack as="aside" gap={5}>
            <Panel>
              <Stack gap={3}>
                <h3>{t('soon.title')}</h3>
                <Terms
                  items={[
                    { term: t('soon.money'), value: t('soon.moneyTime') },
                    { term: t('soon.rest'), value: t('soon.restTime') },
                    { term: t('soon.complaint'), value: t('soon.complaintTime') },
                  ]}
                />
              </Stack>
            </Panel>
            <PostalAddress />
          </Stack>
        </Columns>
      )}
    </PageFrame>
  );
};

export default Contact;
