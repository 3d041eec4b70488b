import { SpouseRequest } from '@cairn/contracts/kyc/investor-details.request';
import { kycApi } from '@cairn/contracts/kyc/kyc.endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { useErrorWords } from '../../../lib/api/use-error-words.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { Button } from '../../../ui/inputs/button.js';
import { DigitsInput } from '../../../ui/inputs/digits-input.js';
import { layoutCss, Row, Stack } from '../../../ui/layout/layout.js';
import { Notice } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import { identityKeys, spouseQuery, type Spouse } from '../queries.js';

/** Everything that a shared limit changes is read again. */
const useAgain = () => {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: identityKeys.spouse });
    await queries.invalidateQueries({ queryKey: ['standing'] });
  };
};

const AskForm = () => {
  const { t } = useTranslation('account');
  const again = useAgain();
  const form = useContractForm(SpouseRequest, { email: '' });
  return (
    <Form
      form={form}
      label={t('details.spouse.title')}
      onSubmit={async (body) => {
        await send(kycApi.askSpouse, { body });
        await again();
      }}
    >
      <FormField control={form.control} name="email">
        {(props) => <DigitsInput {...props} dir="ltr" type="email" label={t('details.spouse.email')} />}
      </FormField>
      <Button type="submit" className={layoutCss.start} loading={form.formState.isSubmitting}>
        {t('details.spouse.ask')}
      </Button>
    </Form>
  );
};

const SENTENCES = { asked: 'asked', asks_you: 'asksYou', linked: 'linked' } as const;
const ENDS = { asked: 'withdraw', asks_you: 'refuse', linked: 'end' } as const;

const Link = ({ state, email, askedAt, confirmedAt }: Spouse) => {
  const { t } = useTranslation('account');
  const siteDate = useSiteDate();
  const words = useErrorWords('act');
  const again = useAgain();
  const act = useMutation({
    mutationFn: async (what: 'confirm' | 'end') =>
      what === 'confirm' ? send(kycApi.confirmSpouse, {}) : send(kycApi.endSpouse, {}),
    onSettled: again,
  });
  return (
    <Stack>
      <Text as="p">{t(`details.spouse.${SENTENCES[state]}`, { email, date: siteDate(confirmedAt ?? askedAt) })}</Text>
      {act.error && <Notice tone="danger">{words(act.error)}</Notice>}
      <Row flow>
        {state === 'asks_you' && (
          <Button loading={act.isPending} onClick={() => act.mutate('confirm')}>
            {t('details.spouse.confirm')}
          </Button>
        )}
        <Button variant="default" loading={act.isPending} onClick={() => act.mutate('end')}>
          {t(`details.spouse.${ENDS[state]}`)}
        </Button>
      </Row>
    </Stack>
  );
};

/** 17 CFR 227.100, Instruction 2 to (a)(2): two spouses may state their means together, and then have one limit. */
export const SpousePanel = () => {
  const { t } = useTranslation('account');
  const query = useQuery(spouseQuery);
  return (
    <Stack as="section">
      <h2 className={textCss.title3}>{t('details.spouse.title')}</h2>
      <Text as="p" muted>
        {t('details.spouse.text')}
      </Text>
      <QueryBoundary query={query} pending={<RowSkeleton count={1} />}>
        {(spouse) => (spouse === null ? <AskForm /> : <Link {...spouse} />)}
      </QueryBoundary>
    </Stack>
  );
};
