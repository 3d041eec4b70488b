import type account from '@cairn/i18n/locales/en/web.account.json';
import type accreditation from '@cairn/i18n/locales/en/web.accreditation.json';
import type activity from '@cairn/i18n/locales/en/web.activity.json';
import type covered from '@cairn/i18n/locales/en/web.covered.json';
import type agreements from '@cairn/i18n/locales/en/web.agreements.json';
import type auth from '@cairn/i18n/locales/en/web.auth.json';
import type bank from '@cairn/i18n/locales/en/web.bank.json';
import type browse from '@cairn/i18n/locales/en/web.browse.json';
import type campaign from '@cairn/i18n/locales/en/web.campaign.json';
import type common from '@cairn/i18n/locales/en/web.common.json';
import type contact from '@cairn/i18n/locales/en/web.contact.json';
import type content from '@cairn/i18n/locales/en/web.content.json';
import type desk from '@cairn/i18n/locales/en/web.desk.json';
import type discussion from '@cairn/i18n/locales/en/web.discussion.json';
import type emoney from '@cairn/i18n/locales/en/web.emoney.json';
import type help from '@cairn/i18n/locales/en/web.help.json';
import type inbox from '@cairn/i18n/locales/en/web.inbox.json';
import type invest from '@cairn/i18n/locales/en/web.invest.json';
import type invite from '@cairn/i18n/locales/en/web.invite.json';
import type kyc from '@cairn/i18n/locales/en/web.kyc.json';
import type landing from '@cairn/i18n/locales/en/web.landing.json';
import type notifications from '@cairn/i18n/locales/en/web.notifications.json';
import type owner from '@cairn/i18n/locales/en/web.owner.json';
import type portfolio from '@cairn/i18n/locales/en/web.portfolio.json';
import type preferences from '@cairn/i18n/locales/en/web.preferences.json';
import type profile from '@cairn/i18n/locales/en/web.profile.json';
import type raise from '@cairn/i18n/locales/en/web.raise.json';
import type saved from '@cairn/i18n/locales/en/web.saved.json';
import type standing from '@cairn/i18n/locales/en/web.standing.json';
import type settings from '@cairn/i18n/locales/en/web.settings.json';
import type signature from '@cairn/i18n/locales/en/web.signature.json';
import type team from '@cairn/i18n/locales/en/web.team.json';
import type terms from '@cairn/i18n/locales/en/web.terms.json';
import type wallet from '@cairn/i18n/locales/en/web.wallet.json';
import type wizard from '@cairn/i18n/locales/en/web.wizard.json';

/** The words of the web client: a key that no English catalogue has does not compile. A new namespace is added here. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      account: typeof account;
      accreditation: typeof accreditation;
      activity: typeof activity;
      agreements: typeof agreements;
      auth: typeof auth;
      bank: typeof bank;
      browse: typeof browse;
      campaign: typeof campaign;
      common: typeof common;
      contact: typeof contact;
      covered: typeof covered;
      content: typeof content;
      desk: typeof desk;
      discussion: typeof discussion;
      emoney: typeof emoney;
      help: typeof help;
      inbox: typeof inbox;
      invest: typeof invest;
      invite: typeof invite;
      kyc: typeof kyc;
      landing: typeof landing;
      notifications: typeof notifications;
      owner: typeof owner;
      portfolio: typeof portfolio;
      preferences: typeof preferences;
      profile: typeof profile;
      raise: typeof raise;
      saved: typeof saved;
      standing: typeof standing;
      settings: typeof settings;
      signature: typeof signature;
      team: typeof team;
      terms: typeof terms;
      wallet: typeof wallet;
      wizard: typeof wizard;
    };
  }
}
