import type { ReactNode } from 'react';
import { AccountScene } from '../../ui/preview/account-scene.js';
import { FormsScene } from '../../ui/preview/forms-scene.js';
import { LandingScene } from '../../ui/preview/landing-scene.js';
import { MaintenanceScene } from '../../ui/preview/maintenance-scene.js';
import { SearchScene } from '../../ui/preview/search-scene.js';
import { SiteFrame } from '../../ui/preview/site-frame.js';
import { WalletScene } from '../../ui/preview/wallet-scene.js';
import type { Part } from './parts.js';
import type { Settings } from '../../lib/data/settings.js';

/** The piece of the site on which each part of the settings shows. */
const SCENES: Readonly<Record<Part, (settings: Settings) => ReactNode>> = {
  identity: ({ metaDescription }) => (
    <>
      <LandingScene />
      {metaDescription !== null && <SearchScene title={null} description={metaDescription} />}
    </>
  ),
  modules: () => <AccountScene />,
  limits: (settings) => <WalletScene rules={settings} />,
  captcha: (settings) => <FormsScene rules={settings} />,
  maintenance: ({ maintainanceMode }) => (maintainanceMode === 'yes' ? <MaintenanceScene /> : <LandingScene />),
};

/** What visitors will see with the settings as they have been typed. */
export const SettingsPreview = ({ part, settings }: { part: Part; settings: Settings }) => (
  <SiteFrame look={settings}>{SCENES[part](settings)}</SiteFrame>
);
