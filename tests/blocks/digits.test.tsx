// @vitest-environment jsdom
import { createDateFormats, createTranslator } from 'atrium'
import { examples } from 'atrium/blocks/filtered-list/examples.ts'
import filteredList from 'atrium/blocks/filtered-list/index.tsx'
import siteFooter from 'atrium/blocks/site-footer/index.tsx'
import { digitsAt, digitsOf } from 'atrium/ui/digits.ts'
import { takeOver } from 'atrium/ui/filter-form/form-state.ts'
import { Pagination } from 'atrium/ui/pagination/pagination.tsx'
import { RenderContextProvider } from 'atrium/ui/render-context.tsx'
import { settings, shown } from 'atrium/ui/testing/shown.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

const EGYPT = { language: 'ar-EG' }

it.each([
  ['en-US', '3–5 / 40'],
  ['es', '3–5 / 40'],
  ['ar-EG', '٣–٥ / ٤٠'],
  ['ar-AE', '3–5 / 40'],
  ['fa', '۳–۵ / ۴۰'],
  ['hi', '3–5 / 40'],
  ['mr', '३–५ / ४०'],
])('in %s digits within a text are %s', (language, text) => {
  expect(digitsOf(language)('3–5 / 40')).toBe(text)
})

it('scripts print them in the language of the part of the page that they work in', () => {
  document.body.innerHTML = '<main lang="ar-EG"><p></p><div lang="en"><p></p></div></main>'
  const [outer, inner] = [...document.querySelectorAll('p')].map((element) => digitsAt(element)('1:07'))
  expect([outer, inner]).toEqual(['١:٠٧', '1:07'])
})

describe('on a page in the Arabic of Egypt', () => {
  it('page numbers, the year, counts, dates and prices are in the same digits', () => {
    const pages = renderToStaticMarkup(
      <RenderContextProvider settings={{ ...settings, ...EGYPT }}>
        <Pagination page={12} pages={120} hrefOf={(page) => `?page=${page}`} />
      </RenderContextProvider>,
    )
    const footer = shown(siteFooter, { name: 'المتحف', publisher: 'المتحف', year: 2026, menus: [], social: [] }, EGYPT)
    const dates = createDateFormats('Africa/Cairo', createTranslator('ar-EG'))
    const price = new Intl.NumberFormat('ar-EG', { style: 'currency', currency: 'EGP' }).format(1250.5)
    const said = [
      pages.replace(/<[^>]*>/g, ' '),
      footer.textContent,
      dates.long('2026-03-14'),
      dates.time('10:30'),
      price,
    ]
    for (const text of said) expect(text).not.toMatch(/[0-9]/)
    expect(said.join(' ')).toMatch(/١٢.*٢٠٢٦/s)
  })

  it('so are the numbers beside the choices of a filter, also when a script takes over others', () => {
    const list = shown(filteredList, examples[0] as never, EGYPT)
    const counts = [...list.querySelectorAll('.filter-choice small')].map(({ textContent }) => textContent)
    expect(counts.length).toBeGreaterThan(2)
    expect(counts.join('')).toMatch(/^[٠-٩٬]+$/)
    document.documentElement.lang = 'ar-EG'
    document.body.innerHTML =
      '<form id="f"><label><input type="checkbox" name="a" value="b"><small>٣</small></label></form>'
    takeOver(
      document.querySelector('form') as HTMLFormElement,
      new DOMParser().parseFromString('<form id="f">', 'text/html'),
    )
    expect(document.querySelector('small')?.textContent).toBe('٠')
  })
})
