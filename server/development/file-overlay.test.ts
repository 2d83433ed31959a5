import { expect, it } from 'vitest'
import { withNotes } from './file-overlay.ts'

it('a page says its file and its notes, escaped; one without either stays as it is', () => {
  const html = '<body><p>A</p></body>'
  const noted = withNotes(html, {
    file: 'plugins/news/pages/article.ts',
    notes: ['An older version is shown: <b> $&.'],
  })
  expect(noted).toMatch(/^<body><p>A<\/p>.*<\/body>$/)
  expect(noted).toContain('>plugins/news/pages/article.ts</div>')
  expect(noted).toMatch(/<div role="note"[^>]*>An older version is shown: &lt;b&gt; \$&amp;\.<\/div>/)
  expect(withNotes(html, { file: undefined })).toBe(html)
})
