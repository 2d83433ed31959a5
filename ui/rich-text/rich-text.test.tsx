import { settings } from 'atrium/ui/testing/shown.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RenderContextProvider } from '../render-context.tsx'
import { RichText } from './rich-text.tsx'

const shown = (html: string) =>
  renderToStaticMarkup(
    <RenderContextProvider settings={settings}>
      <RichText html={html} />
    </RenderContextProvider>,
  )
const row = '<tr><td>a</td></tr>'

it('a table stands in a region that is reached by keyboard, named by its caption', () => {
  expect(shown(`<p>x</p><table><caption>Firings &amp; <em>"ash"</em></caption>${row}</table>`)).toBe(
    `<div class="rich-text"><p>x</p><div class="table-scroll" role="region" tabindex="0" aria-label="Firings &amp; &quot;ash&quot;">` +
      `<table><caption>Firings &amp; <em>"ash"</em></caption>${row}</table></div></div>`,
  )
  expect(shown(`<table>${row}</table>`)).toContain('aria-label="Table"')
})

it('a table within a table scrolls with it', () => {
  const html = shown(`<table><tr><td><table>${row}</table></td></tr></table><table>${row}</table>`)
  expect(html.match(/table-scroll/g)).toHaveLength(2)
  expect(html.match(/<\/table><\/div>/g)).toHaveLength(2)
})

it('text without a table stays as it is', () => {
  expect(shown('<p>x</p>')).toBe('<div class="rich-text"><p>x</p></div>')
})
