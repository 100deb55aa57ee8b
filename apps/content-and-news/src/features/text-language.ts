/** `lang` of a text that the api sent: one that is not translated yet is read in the language it is in. Our Chinese is the traditional one. */
export const textLanguage = (language: string): string => (language === 'zh' ? 'zh-Hant' : language);
