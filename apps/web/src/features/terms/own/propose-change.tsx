import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuleSource } from '../../../lib/format/rule-source.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Segmented } from '../../../ui/inputs/segmented.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Notice } from '../../../ui/layout/surface.js';
import { currentTermsQuery, type TermsNow } from '../queries.js';
import { ChangeForm } from './change-form.js';
import css from './own-terms.module.css';

type What = 'extension' | 'terms';

/** A later closing date alone, or any of the terms. */
const Forms = ({ campaignId, now }: { campaignId: string; now: TermsNow }) => {
  const { t } = useTranslation('terms');
  const ruleSource = useRuleSource();
  const [what, setWhat] = useState<What>('extension');
  return (
    <Stack gap={5}>
      <Notice tone="info">
        {t('own.rule', { count: now.rule.businessDays, source: ruleSource(now.rule.citation) })}
      </Notice>
      <Segmented
        label={t('own.what')}
        value={what}
        onChange={setWhat}
        options={[
          { value: 'extension', label: t('own.extension') },
          { value: 'terms', label: t('own.terms') },
        ]}
      />
      <ChangeForm
        key={what}
        campaignId={campaignId}
        now={now}
        terms={now.terms.filter(({ field }) => what === 'terms' || field === 'closingDate')}
      />
    </Stack>
  );
};

/** Decision 26: what an owner proposes; nothing changes before an admin has approved it. */
export const ProposeChange = ({ campaignId }: { campaignId: string }) => {
  const { t } = useTranslation('terms');
  const query = useQuery(currentTermsQuery(campaignId));
  return (
    <Stack as="section" className={css.form}>
      <h2>{t('own.propose')}</h2>
      <QueryBoundary query={query} pending={<FormSkeleton />}>
        {(now) => <Forms campaignId={campaignId} now={now} />}
      </QueryBoundary>
    </Stack>
  );
};
