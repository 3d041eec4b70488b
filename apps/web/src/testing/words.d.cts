import type { ResourceLanguage } from 'i18next';

export declare const wordsOf: (language: string) => ResourceLanguage;
