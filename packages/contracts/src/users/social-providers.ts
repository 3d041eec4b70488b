export const SOCIAL_PROVIDERS = ['google', 'linkedin', 'facebook'] as const;
export type SocialProviderName = (typeof SOCIAL_PROVIDERS)[number];
