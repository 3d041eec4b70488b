import { ESCROW_RAILS, type EscrowRail } from '@cairn/contracts/rails/providers';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { escrowQuery, useEscrowUnlink, type EscrowLink } from '../../../lib/site/escrow.js';
import { Code } from '../../../ui/data/figures.js';
import { ConfirmAction } from '../../../ui/feedback/confirm-action.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { EscrowLinking } from '../../../ui/inputs/escrow-linking.js';
import { layoutCss, Row, Stack } from '../../../ui/layout/layout.js';
import { Rows } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';

interface MeansProps {
  rail: EscrowRail;
  link: EscrowLink | undefined;
}

const Means = ({ rail, link }: MeansProps) => {
  const { t } = useTranslation(['settings', 'invest']);
  const unlink = useEscrowUnlink();
  const isLinked = link?.state === 'linked';
  return (
    <Row as="li" flow>
      <Stack gap={1} className={layoutCss.growWide}>
        <Text strong>{t(`invest:payment.${rail}`)}</Text>
        <Text size="small" muted>
          {isLinked ? (
            <>
              <bdi>{link.label}</bdi> {link.mask !== null && <Code>{`•••• ${link.mask}`}</Code>}
            </>
          ) : (
            t('pay.escrow.none')
          )}
        </Text>
      </Stack>
      {isLinked ? (
        <ConfirmAction
          size="sm"
          label={t('pay.escrow.remove')}
          title={t('pay.escrow.removeTitle')}
          keep={t('pay.escrow.keep')}
          done={t('pay.escrow.removed')}
          onConfirm={() => unlink.mutateAsync(link.id)}
        >
          <p>{t('pay.escrow.removeText')}</p>
        </ConfirmAction>
      ) : (
        <EscrowLinking rail={rail} link={link} size="sm" />
      )}
    </Row>
  );
};

/** What is linked at the escrow agent, a bank account and a card, each of which may be removed. */
export const EscrowAccounts = () => {
  const query = useQuery(escrowQuery);
  return (
    <QueryBoundary query={query} pending={<RowSkeleton count={2} />}>
      {({ offers, accounts }) => (
        <Rows>
          {ESCROW_RAILS.filter((one) => [...offers, ...accounts].some(({ rail }) => rail === one)).map((rail) => (
            <Means key={rail} rail={rail} link={accounts.find((account) => account.rail === rail)} />
          ))}
        </Rows>
      )}
    </QueryBoundary>
  );
};
