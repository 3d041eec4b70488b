export const SOCIAL_PROVIDERS = ['google', 'linkedin', 'facebook'] as const;
export type SocialProviderName = (typeof SOCIAL_PROVIDERS)[number];

/** As they call themselves, in every language. */
export const SOCIAL_PROVIDER_NAMES: Readonly<Record<SocialProviderName, string>> = {
  google: 'Google',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
};
