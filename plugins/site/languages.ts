import { defineRegion, type PageContext, section } from 'atrium'
import messages from './messages.ts'

/** The languages of the site, each leading to the same page; not there where the site has one. */
const languagesAt = (position: 'before' | 'after', order: number) =>
  defineRegion({
    name: position === 'before' ? 'languages' : 'languages-below',
    position,
    order,
    isThere: ({ institution }) => institution.languages.length > 0,
    key: () => null,
    compose: ({ page: { languages, status }, context }) => {
      const current = languages.find(({ isCurrent }) => isCurrent)
      if (!current) return []
      const isFallback = position === 'before' && status === 200 && current.isThere && !current.isTranslated
      return [
        section('languages', {
          items: [...languages],
          isRepeated: position === 'after',
          note: isFallback ? noteOf(context) : undefined,
        }),
      ]
    },
  })

const noteOf = ({ translate, institution: { language } }: PageContext): string => {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language.split('-')[0] as string) ?? language
  return translate(messages).notInLanguage({ language: name })
}

export const languagesRegion = languagesAt('before', 15)
export const languagesBelowRegion = languagesAt('after', 90)
