import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/page/paths.js';
import { Crumbs } from '../../../ui/layout/crumbs.js';
import { PageFrame, Stack } from '../../../ui/layout/layout.js';
import type { Instalment } from '../queries.js';

interface RepaymentFrameProps {
  /** Undefined until it is read. */
  repayment: (Pick<Instalment, 'campaignId' | 'number'> & { campaignName: string }) | undefined;
  children: ReactNode;
}

/** A page about one repayment, under its campaign's. */
export const RepaymentFrame = ({ repayment, children }: RepaymentFrameProps) => {
  const { t } = useTranslation('owner');
  return (
    <PageFrame as="main" id="main">
      <Stack gap={5}>
        {repayment && (
          <Crumbs
            above={[
              { word: t('list.title'), to: paths.dashboard },
              { word: <bdi>{repayment.campaignName}</bdi>, to: paths.ownerRepayments(repayment.campaignId) },
            ]}
            here={repayment.number}
          />
        )}
        {children}
      </Stack>
    </PageFrame>
  );
};
