import { namedAs, typedNameOf } from '@cairn/contracts/kyc/typed-name';
import { MOST_COUNTERSIGNED_AT_ONCE, CountersignManyRequest } from '@cairn/contracts/agreements/agreement.requests';
import { agreementsApi } from '@cairn/contracts/agreements/agreements.endpoints';
import { Modal, Progress } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { useCommand } from '../../../lib/api/use-command.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { useSignature } from '../../../ui/forms/use-signature.js';
import { Money } from '../../../ui/data/figures.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Rows } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import { AgreementPdf } from './agreement-pdf.js';
import css from './countersign-many.module.css';
import { agreementKeys, type AgreedRow } from '../queries.js';
import { SigningDialog } from './signing-dialog.js';

/** So that its reader sees it move: a part of what one request may sign. */
const AT_ONCE = MOST_COUNTERSIGNED_AT_ONCE / 4;
/** Signed meanwhile, by a press whose answer was lost or by a mandate: what was wanted is done. */
const IS_DONE = 'agreement.countersigned_already';

interface Failure {
  agreement: AgreedRow;
  message: string;
}

interface CountersignManyProps {
  campaignId: string;
  agreements: readonly AgreedRow[];
  /** Whose name they are signed in. */
  signer: string;
  onClose: () => void;
}

/** Those that could not be signed, each with its reason. */
const Failures = ({ failures, onClose }: { failures: readonly Failure[]; onClose: () => void }) => {
  const { t } = useTranslation(['agreements', 'common']);
  return (
    <Modal opened onClose={onClose} title={t('sign')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <Stack>
        <p>{t('owner.notSigned', { count: failures.length })}</p>
        <Rows>
          {failures.map(({ agreement: { investmentId, number, investorName }, message }) => (
            <li key={investmentId}>
              {t('owner.of', { number, name: investorName })}
              <Text as="div" size="small" muted>
                {message}
              </Text>
            </li>
          ))}
        </Rows>
        <Row>
          <Button variant="default" onClick={onClose}>
            {t('common:close')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
};

/** What is signed, one by one: nobody signs a number. */
const Chosen = ({ campaignId, agreements }: Pick<CountersignManyProps, 'campaignId' | 'agreements'>) => {
  const { t } = useTranslation('agreements');
  return (
    <fieldset>
      <Text as="legend" strong>
        {t('owner.chosen')}
      </Text>
      <div className={css.chosen}>
        <Rows>
          {agreements.map((agreement) => (
            <li key={agreement.investmentId}>
              <Row between flow>
                <Text as="div">
                  <bdi>{agreement.investorName}</bdi>
                  <Text as="div" size="small" muted>
                    <Money amount={agreement.amount} currency={agreement.currency} /> ·{' '}
                    <SiteDate value={agreement.signedAt} />
                  </Text>
                </Text>
                <AgreementPdf campaignId={campaignId} agreement={agreement} />
              </Row>
            </li>
          ))}
        </Rows>
      </div>
    </fieldset>
  );
};

/** The owner signs what was chosen for the company: some at a time, and one that fails holds up no other. */
const CountersignMany = ({ campaignId, agreements, signer, onClose }: CountersignManyProps) => {
  const { t } = useTranslation('agreements');
  const queries = useQueryClient();
  const signature = useSignature();
  const command = useCommand();
  const [done, setDone] = useState(0);
  const [failures, setFailures] = useState<readonly Failure[] | null>(null);
  const form = useContractForm(
    CountersignManyRequest,
    {
      agreements: agreements
        .slice(0, AT_ONCE)
        .map(({ sha256 }) => sha256)
        .join(' '),
      signatureType: 'freehand',
      signatureText: '',
      authorityConfirmed: false,
    },
    signature.refusals,
  );
  const sign = async (values: CountersignManyRequest) => {
    const failed: Failure[] = [];
    try {
      for (let at = 0; at < agreements.length; at += AT_ONCE) {
        const part = agreements.slice(at, at + AT_ONCE);
        const body = { ...values, agreements: part.map(({ sha256 }) => sha256).join(' ') };
        const { outcomes } = await command([body, signature.markOf(values.signatureType)?.size], (idempotencyKey) =>
          send(agreementsApi.countersignMany, {
            params: { campaignId },
            body: signature.bodyOf(body),
            idempotencyKey,
          }),
        );
        for (const { sha256, code, message } of outcomes) {
          const agreement = part.find((one) => one.sha256 === sha256);
          if (agreement && code !== null && code !== IS_DONE) failed.push({ agreement, message: message ?? code });
        }
        setDone(at + part.length);
      }
    } finally {
      await queries.invalidateQueries({ queryKey: agreementKeys.ofCampaign(campaignId) });
    }
    const count = agreements.length - failed.length;
    if (count > 0) notifications.show({ message: t('owner.manyCountersigned', { count }) });
    if (failed.length > 0) setFailures(failed);
    else onClose();
  };
  if (failures !== null) return <Failures failures={failures} onClose={onClose} />;
  const progress = t('owner.progress', { done, all: agreements.length });
  return (
    <SigningDialog
      form={form}
      marks={signature.marks}
      consents={['authorityConfirmed']}
      words={t('owner.signChosen', { count: agreements.length })}
      subject={
        form.formState.isSubmitting || done > 0 ? (
          <Stack gap={2}>
            <output>{progress}</output>
            <Progress value={(done / agreements.length) * 100} aria-label={progress} />
          </Stack>
        ) : (
          <Stack gap={3}>
            <p>{t('owner.many', { count: agreements.length })}</p>
            <Chosen campaignId={campaignId} agreements={agreements} />
          </Stack>
        )
      }
      signer={signer}
      typedName={typedNameOf(namedAs(signer))}
      onSign={sign}
      onClose={onClose}
    />
  );
};

export default CountersignMany;
