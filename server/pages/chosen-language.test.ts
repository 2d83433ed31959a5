import { expect, it } from 'vitest'
import { isPageAddress } from '../start/page-address.ts'
import { chosenLanguage } from './chosen-language.ts'

const site = (language: string, basePath: string) => ({ institution: { language, basePath } })
const all = [site('en-US', ''), site('es', '/es'), site('ar', '/ar')] satisfies [object, ...object[]]
const asked = (url: string, headers: Record<string, string> = {}) =>
  chosenLanguage({ url, headers: { host: 'cups.example', ...headers } }, all, isPageAddress)
const from = (path: string) => ({ referer: `https://cups.example${path}` })

it.each([
  ['es-MX,es;q=0.9,en;q=0.5', '/es'],
  ['ar', '/ar'],
  ['fr;q=0.9, en;q=0.2, ar;q=0.8', '/ar'],
  ['en-GB', undefined],
  ['es;q=0', undefined],
  ['es;q=0.1,en;q=0.2', undefined],
  ['ja', undefined],
  ['*', undefined],
  ['', undefined],
  [`${'fr,'.repeat(50)}es`, undefined],
  ['x'.repeat(10_000), undefined],
])('a browser that asks for %.40s is led from / to %s', (accepted, leadTo) => {
  expect(asked('/', { 'accept-language': accepted }).leadTo).toBe(leadTo)
})

it('nobody is led from another address, nor within the site', () => {
  const spanish = { 'accept-language': 'es' }
  expect(asked('/visit', spanish)).toEqual({})
  expect(asked('/?q=a', spanish)).toEqual({})
  expect(asked('/', { ...spanish, ...from('/visit') })).toEqual({})
  expect(asked('/', { ...spanish, 'sec-fetch-site': 'same-origin' })).toEqual({})
  expect(asked('/', { ...spanish, referer: 'https://search.example/' }).leadTo).toBe('/es')
})

it('a choice is remembered, and wins over the browser', () => {
  const { remember } = asked('/', { 'accept-language': 'es', ...from('/es/visit') })
  expect(remember).toMatch(/^language=en-US; Path=\/; Max-Age=31536000; SameSite=Lax$/)
  expect(asked('/es/visit', from('/visit')).remember).toMatch(/^language=es;/)
  expect(asked('/', { 'accept-language': 'es', cookie: 'a=b; language=en-US' })).toEqual({})
  expect(asked('/', { 'accept-language': 'en', cookie: 'language=ar' }).leadTo).toBe('/ar')
  expect(asked('/', { 'accept-language': 'es', cookie: 'language=klingon' }).leadTo).toBe('/es')
})

it.each([
  ['/visit', {}, true],
  ['/visit', { 'sec-fetch-dest': 'document' }, true],
  ['/visit', { 'sec-fetch-dest': 'iframe' }, false],
  ['/visit', { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch;prerender' }, false],
  ['/_css/hero.css', {}, false],
  ['/assets/site.js', {}, false],
  ['/iiif/owl/full/max/0/default.jpg', {}, false],
])('only who goes to a page chooses a language: %s with %j, %s', (url, headers, isChoice) => {
  expect('remember' in asked(url, { ...from('/es'), ...(headers as Record<string, string>) })).toBe(isChoice)
})
