import { ESCROW_RAILS, type EscrowRail } from '@cairn/contracts/rails/providers';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { escrowQuery, useEscrowLink, useEscrowUnlink, type EscrowLink } from '../../../lib/site/escrow.js';
import { Code } from '../../../ui/data/figures.js';
import { ConfirmAction } from '../../../ui/feedback/confirm-action.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { Button } from '../../../ui/inputs/button.js';
import { layoutCss, Row, Stack } from '../../../ui/layout/layout.js';
import { Rows } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';

interface MeansProps {
  rail: EscrowRail;
  link: EscrowLink | undefined;
}

/** The agent's page, on which something is linked, and the look at what came of it. */
const Link = ({ rail, link }: MeansProps) => {
  const { t } = useTranslation('invest');
  const queries = useQueryClient();
  const open = useEscrowLink();
  const url = open.data?.url ?? link?.url ?? null;
  if (url === null)
    return (
      <>
        <RefusalNotice error={open.error} />
        <Button changes size="sm" variant="default" loading={open.isPending} onClick={() => open.mutate(rail)}>
          {t(`escrow.link.${rail}`)}
        </Button>
      </>
    );
  return (
    <>
      <Button component="a" href={url} target="_blank" rel="noreferrer" size="sm" variant="default">
        {t('escrow.toPage')}
      </Button>
      <Button
        size="sm"
        variant="default"
        onClick={() => void queries.invalidateQueries({ queryKey: escrowQuery.queryKey })}
      >
        {t('escrow.again')}
      </Button>
    </>
  );
};

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
        <Link rail={rail} link={link} />
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
