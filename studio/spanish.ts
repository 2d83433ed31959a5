import type { defineTranslation } from 'atrium'

/** True for the language that the studio speaks beside English, in each country that has it. */
export const isSpanish = (language: string): boolean => /^es\b/i.test(language)

/** Texts of a translation by the ids that a translator knows them by. */
export const namedTexts = ({ group, texts }: ReturnType<typeof defineTranslation>) =>
  new Map(Object.entries(texts).map(([name, text]) => [`${group}.${name}`, text]))
