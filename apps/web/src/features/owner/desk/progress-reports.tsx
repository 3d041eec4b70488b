import { ApiError } from '@cairn/client';
import { progressReportsApi } from '@cairn/contracts/campaigns/desk/progress-reports.endpoints';
import type { ProgressReport } from '@cairn/contracts/campaigns/desk/progress-reports.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { TextInput } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuleSource } from '../../../lib/format/rule-source.js';
import { send } from '../../../lib/api/api.js';
import { formatDate } from '../../../lib/format/format.js';
import { useSiteToday } from '../../../lib/format/site-days.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { Badge } from '../../../ui/data/badge.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { Button } from '../../../ui/inputs/button.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Panel, Rows } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import { ownerKeys } from '../queries.js';

type Report = Wire<ProgressReport>;

const reportsQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [...ownerKeys.one(campaignId), 'progress-reports'],
    queryFn: () => send(progressReportsApi.list, { params: { campaignId } }),
  });

/** The day of the filing, today unless another is chosen. */
const FiledForm = ({ campaignId, percent }: { campaignId: string; percent: number }) => {
  const { t } = useTranslation('desk');
  const today = useSiteToday();
  const [filedOn, setFiledOn] = useState<string>(today);
  const queries = useQueryClient();
  const filing = useMutation({
    mutationFn: () => send(progressReportsApi.file, { params: { campaignId }, body: { percent, filedOn } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ownerKeys.one(campaignId) }),
  });
  const ofDay =
    filing.error instanceof ApiError ? filing.error.fields.find(({ field }) => field === 'filedOn')?.msg : undefined;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        filing.mutate();
      }}
    >
      <Stack gap={2}>
        {ofDay === undefined && <RefusalNotice error={filing.error} />}
        <TextInput
          type="date"
          label={t('reports.filedOn')}
          value={filedOn}
          max={today}
          error={ofDay}
          onChange={({ currentTarget: { value } }) => {
            setFiledOn(value);
            filing.reset();
          }}
        />
        <Button type="submit" variant="default" loading={filing.isPending}>
          {t('reports.mark')}
        </Button>
      </Stack>
    </form>
  );
};

const useStanding = (): ((report: Report) => string | null) => {
  const { t, i18n } = useTranslation('desk');
  const siteDate = useSiteDate();
  return ({ reportUntil, filedOn, filedBy, isLate }) => {
    if (filedOn !== null) return t('reports.filed', { date: formatDate(filedOn, i18n.language), name: filedBy ?? '' });
    if (reportUntil === null) return null;
    return t(isLate ? 'reports.late' : 'reports.due', { date: siteDate(reportUntil, 'moment') });
  };
};

/** 17 CFR 227.203(a)(3): what was reached of the target, and whether its report is filed. Nothing where none is asked for. */
export const ProgressReports = ({ campaignId, mayFile }: { campaignId: string; mayFile: boolean }) => {
  const { t } = useTranslation('desk');
  const ruleSource = useRuleSource();
  const siteDate = useSiteDate();
  const standing = useStanding();
  const { data } = useQuery(reportsQuery(campaignId));
  const reports = (data?.reports ?? []).filter(({ reportUntil }) => reportUntil !== null);
  if (data === undefined || reports.length === 0) return null;
  return (
    <Panel as="section" id="reports">
      <Stack gap={2}>
        <h2 className={textCss.title3}>{t('reports.title')}</h2>
        {data.citation !== null && (
          <Text as="p" size="small" muted>
            {t('reports.why', { citation: ruleSource(data.citation) })}
          </Text>
        )}
        <Rows>
          {reports.map((report) => (
            <Stack as="li" gap={3} key={report.percent}>
              <div>
                <b>{t('reports.part', { percent: report.percent })}</b>
                <Text as="div" size="small" muted>
                  {t('reports.reached', { date: siteDate(report.reachedAt) })}
                </Text>
                {report.isLate && report.filedOn === null ? (
                  <Badge tone="warning" shape="dot">
                    {standing(report)}
                  </Badge>
                ) : (
                  <Text as="div" size="small">
                    {standing(report)}
                  </Text>
                )}
              </div>
              {mayFile && report.filedOn === null && <FiledForm campaignId={campaignId} percent={report.percent} />}
            </Stack>
          ))}
        </Rows>
      </Stack>
    </Panel>
  );
};
