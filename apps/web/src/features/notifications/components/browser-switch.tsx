import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { layoutCss, Row } from '../../../ui/layout/layout.js';
import { Panel } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import { browserNotices, turnOffBrowserNotices, turnOnBrowserNotices } from '../browser-notices.js';

/** Notices of this browser: on this device, after a press, and with the browser's own question. */
export const BrowserSwitch = () => {
  const { t } = useTranslation('notifications');
  const [state, setState] = useState(browserNotices);
  const turnOn = async () => setState(await turnOnBrowserNotices());
  return (
    <Panel as="section">
      <Row between flow>
        <span className={layoutCss.grow}>
          <b>{t('browser.title')}</b>
          <br />
          <Text as="output" size="small" muted>
            {t(`browser.${state}`)}
          </Text>
        </span>
        {state === 'off' && (
          <Button variant="default" size="sm" onClick={() => void turnOn()}>
            {t('browser.turnOn')}
          </Button>
        )}
        {state === 'on' && (
          <Button variant="default" size="sm" onClick={() => setState(turnOffBrowserNotices())}>
            {t('browser.turnOff')}
          </Button>
        )}
      </Row>
    </Panel>
  );
};
