import type { IdentityProvider } from '@cairn/contracts/rails/providers';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { SHARED_KEYS } from '../../../lib/api/shared-keys.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Notice, Panel } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import { checkQuery, type Check, type Checked } from '../checks.js';
import { identityKeys } from '../queries.js';
import { BeginCheck } from './begin-check.js';
import css from './check.module.css';
import { CheckReasons } from './check-reasons.js';
import { DocumentsOfCheck } from '../documents/documents-of-check.js';

const NEEDED = ['passport', 'camera', 'light'] as const;

/** What the person needs, and the way to the provider. */
const Start = ({ provider, north, check }: { provider: IdentityProvider } & Checked) => {
  const { t } = useTranslation('kyc');
  const ended = check?.status === 'expired' || check?.status === 'cancelled' ? check.status : null;
  return (
    <Stack>
      {ended && <Notice tone="warning">{t(`over.${ended}`)}</Notice>}
      <Text as="p" muted>
        {t(`start.${provider}`, { provider: t(`provider.${provider}`) })}
      </Text>
      {provider === 'shufti' && (
        <ul className={css.list}>
          {NEEDED.map((thing) => (
            <li key={thing}>{t(`start.${thing}`)}</li>
          ))}
        </ul>
      )}
      <BeginCheck provider={provider} north={north} />
    </Stack>
  );
};

/** A page of the provider that waits for the person. */
const Open = ({ check, url }: { check: Check; url: string }) => {
  const { t } = useTranslation('kyc');
  const siteDate = useSiteDate();
  return (
    <Stack>
      <Text as="p" muted>
        {t('open.text', {
          provider: t(`provider.${check.provider}`),
          until: check.until === null ? '' : siteDate(check.until, 'time'),
        })}
      </Text>
      <Row>
        <Button component="a" href={url} size="lg">
          {t('open.go')}
        </Button>
      </Row>
    </Stack>
  );
};

const Body = ({ provider, checked }: { provider: IdentityProvider; checked: Checked }) => {
  const { t } = useTranslation('kyc');
  const { check } = checked;
  if (check?.status === 'review') {
    return (
      <Stack>
        <Notice tone="info">{t('review.text', { provider: t(`provider.${provider}`) })}</Notice>
        <CheckReasons check={check} />
      </Stack>
    );
  }
  if (check?.status === 'accepted') return <Notice tone="info">{t('mismatch')}</Notice>;
  if (check?.status === 'declined') {
    return (
      <Stack>
        <Notice tone="info">{t('appeal.sent')}</Notice>
        <BeginCheck provider={provider} north={checked.north} again />
      </Stack>
    );
  }
  if (check?.status === 'open' && check.url !== null) return <Open check={check} url={check.url} />;
  return <Start provider={provider} {...checked} />;
};

/** Who acts next: a person at the provider or here, or the one who reads this. */
const titleOf = (status: Check['status'] | undefined): 'review' | 'open' | 'start' =>
  status === 'review' || status === 'accepted' || status === 'declined'
    ? 'review'
    : status === 'open'
      ? 'open'
      : 'start';

/** The third step: the provider confirms the identity. When it has spoken, the record is read again. */
export const ProviderCheck = ({ provider }: { provider: IdentityProvider }) => {
  const { t } = useTranslation('kyc');
  const queries = useQueryClient();
  const query = useQuery(checkQuery(provider));
  const status = query.data?.check?.status;
  useEffect(() => {
    if (status !== 'accepted' && status !== 'declined') return;
    void queries.invalidateQueries({ queryKey: identityKeys.profile });
    void queries.invalidateQueries({ queryKey: SHARED_KEYS.me });
  }, [status, queries]);
  return (
    <QueryBoundary query={query} pending={<FormSkeleton fields={2} />}>
      {(checked) => (
        <Stack gap={5}>
          <Panel as="section">
            <Stack>
              <h2 className={textCss.title3}>{t(`${titleOf(status)}.title`)}</h2>
              <Body provider={provider} checked={checked} />
            </Stack>
          </Panel>
          {checked.north && <DocumentsOfCheck north={checked.north} />}
        </Stack>
      )}
    </QueryBoundary>
  );
};
