import { agreementsApi } from '@cairn/contracts/agreements/agreements.endpoints';
import { GiveMandateRequest } from '@cairn/contracts/agreements/agreement.requests';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { ConfirmAction } from '../../../ui/feedback/confirm-action.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Skeleton } from '../../../ui/feedback/skeleton.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { Button } from '../../../ui/inputs/button.js';
import { Tick } from '../../../ui/inputs/tick.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Notice, Panel } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import { agreementKeys, mandateQuery } from '../queries.js';

const CONSENTS = ['authorityConfirmed', 'mandateAccepted'] as const;

const Give = ({ campaignId }: { campaignId: string }) => {
  const { t } = useTranslation('agreements');
  const queries = useQueryClient();
  const form = useContractForm(GiveMandateRequest, { authorityConfirmed: false, mandateAccepted: false });
  return (
    <Form
      form={form}
      label={t('mandate.give')}
      onSubmit={async (body: GiveMandateRequest) => {
        const given = await send(agreementsApi.giveMandate, { params: { campaignId }, body });
        queries.setQueryData(agreementKeys.mandate(campaignId), given);
      }}
    >
      {CONSENTS.map((name) => (
        <FormField key={name} control={form.control} name={name}>
          {(props) => <Tick {...props} label={t(`consents.${name}`)} />}
        </FormField>
      ))}
      <Row>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('mandate.give')}
        </Button>
      </Row>
    </Form>
  );
};

/** The owner's consent that agreements of the campaign are countersigned without being asked each time. */
export const Mandate = ({ campaignId }: { campaignId: string }) => {
  const { t } = useTranslation('agreements');
  const queries = useQueryClient();
  const siteDate = useSiteDate();
  const query = useQuery(mandateQuery(campaignId));
  const end = async (): Promise<void> => {
    await send(agreementsApi.endMandate, { params: { campaignId } });
    queries.setQueryData(agreementKeys.mandate(campaignId), null);
  };
  return (
    <Panel>
      <Stack>
        <h3>{t('mandate.title')}</h3>
        <Text as="p" size="small" muted>
          {t('mandate.lede')}
        </Text>
        <QueryBoundary query={query} pending={<Skeleton height="6rem" />}>
          {(mandate) =>
            mandate === null ? (
              <Give campaignId={campaignId} />
            ) : (
              <Stack>
                <Notice tone="success">
                  {t('mandate.given', { name: mandate.signerName, date: siteDate(mandate.givenAt) })}
                </Notice>
                <Row>
                  <ConfirmAction
                    label={t('mandate.end')}
                    title={t('mandate.endTitle')}
                    keep={t('mandate.keep')}
                    done={t('mandate.ended')}
                    onConfirm={end}
                  >
                    {t('mandate.endBody')}
                  </ConfirmAction>
                </Row>
              </Stack>
            )
          }
        </QueryBoundary>
      </Stack>
    </Panel>
  );
};
