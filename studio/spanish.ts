import type { defineTranslation } from 'atrium'

/** True for the language that the studio speaks beside English, in each country that has it. */
export const isSpanish = (language: string): boolean => /^es\b/i.test(language)

/** The language in which the studio speaks to an institution: English, with days before months, where it has no other. */
export const spokenIn = (language: string): string => (/^(?:en|es)\b/i.test(language) ? language : 'en-GB')

/** Texts of a translation by the ids that a translator knows them by. */
export const namedTexts = ({ group, texts }: ReturnType<typeof defineTranslation>) =>
  new Map(Object.entries(texts).map(([name, text]) => [`${group}.${name}`, text]))
