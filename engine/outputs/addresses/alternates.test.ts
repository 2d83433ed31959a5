import { expect, it } from 'vitest'
import type { PageLanguage } from '../../contract/content/page-language.ts'
import { inLanguages } from './alternates.ts'

const page = (tag: string, href: string, more: Partial<PageLanguage> = {}): PageLanguage => ({
  ...{ tag, label: tag, href, isCurrent: false, isThere: true, isTranslated: true },
  ...more,
})
const siteUrl = 'https://cups.example'
const at = (canonical: string | null, languages: PageLanguage[], language = 'es') =>
  inLanguages(languages, { canonical }, { siteUrl, language })

it('a page that is written names itself and all others, its first language for whoever speaks none of them', () => {
  const languages = [
    page('en', '/clay'),
    page('es', '/es/barro', { isCurrent: true }),
    page('ar', '/ar/clay', { isTranslated: false }),
  ]
  expect(at(`${siteUrl}/es/barro`, languages)).toEqual({
    canonical: `${siteUrl}/es/barro`,
    alternates: [
      { language: 'en', href: `${siteUrl}/clay` },
      { language: 'es', href: `${siteUrl}/es/barro` },
      { language: 'x-default', href: `${siteUrl}/clay` },
    ],
  })
})

it('one that shows the words of another language names the page of that language as its own address', () => {
  const languages = [page('en-US', '/clay'), page('es', '/es/clay', { isCurrent: true, isTranslated: false })]
  expect(at(`${siteUrl}/es/clay`, languages, 'en-us')).toEqual({ canonical: `${siteUrl}/clay` })
})

it.each([
  ['the one language of its site', `${siteUrl}/clay`, []],
  [
    'written in no other',
    `${siteUrl}/clay`,
    [page('en', '/clay', { isCurrent: true }), page('es', '/es', { isThere: false, isTranslated: false })],
  ],
  [
    'a selection of a list',
    `${siteUrl}/clay?page=2`,
    [page('en', '/clay', { isCurrent: true }), page('es', '/es/clay')],
  ],
  ['no address of its own', null, [page('en', '/clay', { isCurrent: true }), page('es', '/es/clay')]],
])('what is %s names no other', (_what, canonical, languages) => {
  expect(at(canonical, languages, 'en')).toEqual({ canonical })
})
