/** The campaign that a visitor wanted to save before signing in, in this tab. */
const KEY = 'campaignToSave';

export const rememberWanted = (campaignId: string): void => sessionStorage.setItem(KEY, campaignId);

/** True once for the campaign that was wanted. */
export const takeWanted = (campaignId: string): boolean => {
  if (sessionStorage.getItem(KEY) !== campaignId) return false;
  sessionStorage.removeItem(KEY);
  return true;
};
