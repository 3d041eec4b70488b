import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { formatMoney } from '../../../lib/format/format.js';
import { paths } from '../../../lib/page/paths.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { CompanyPicture } from '../../../ui/data/avatar.js';
import { coverFor } from '../../../ui/brand/covers.js';
import { layoutCss, Row, Stack } from '../../../ui/layout/layout.js';
import { ReleaseButton } from '../../../ui/feedback/release-button.js';
import { Panel, Rows } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import type { Held } from '../queries.js';
import { waitsForYou } from '../groups.js';

/** The investor's open tasks, with their deadlines. Nothing is drawn when there are none. */
export const NeedsYou = ({ holdings }: { holdings: readonly Held[] }) => {
  const { t } = useTranslation('portfolio');
  const siteDate = useSiteDate();
  const waiting = holdings.filter((holding) => waitsForYou(holding));
  if (waiting.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <h2 className={textCss.title3}>{t('needs')}</h2>
      <Panel flush>
        <Rows pad>
          {waiting.map((holding) => (
            <Row as="li" flow key={holding.id}>
              <Row className={layoutCss.growWide}>
                <CompanyPicture size="large" src={coverFor(holding.coverUrl, holding.category, holding.campaignId)} />
                <span className={layoutCss.grow}>
                  <b>
                    <bdi>{holding.campaignName}</bdi>
                  </b>
                  <br />
                  <Text size="small" muted>
                    {t('needsPay', {
                      amount: formatMoney(holding.amount, holding.currency),
                      date: siteDate(holding.reservedUntil ?? holding.closesAt, 'moment'),
                    })}
                  </Text>
                </span>
              </Row>
              <Row flow>
                <ReleaseButton reservation={holding} size="sm" />
                <Button component={Link} to={paths.invest(holding.campaignId)} size="sm" variant="default">
                  {t('change')}
                </Button>
                <Button component={Link} to={paths.payment(holding.id)} size="sm">
                  {t('pay')}
                </Button>
              </Row>
            </Row>
          ))}
        </Rows>
      </Panel>
    </Stack>
  );
};
