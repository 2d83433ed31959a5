import { entryOf } from 'atrium/testing'
import news from '../index.ts'

/** An article's fields with what it cannot be without; tests add what they are about. */
export const anArticle = (fields: Record<string, unknown> = {}) => ({
  title: 'What the Kiln Taught Us',
  url: '/what-the-kiln-taught-us',
  publicationDate: '2026-02-24',
  ...fields,
})

export const author = entryOf('author', 'mara', {
  title: 'Quill',
  displayName: 'Mara Quill',
  url: '/mara-quill',
  email: 'mquill@ellery.example',
})

/** An entry that lists and other pages show. */
export const story = (uid: string, fields: Record<string, unknown> = {}) =>
  entryOf('article', uid, { ...anArticle({ title: uid, url: `/${uid}` }), ...fields })

/** Stories from the oldest to the newest, a day apart. */
export const stories = (count: number, fields: Record<string, unknown> = {}) =>
  Array.from({ length: count }, (_, index) =>
    story(`a${index}`, {
      publicationDate: new Date(Date.UTC(2020, 0, index + 1)).toISOString().slice(0, 10),
      ...fields,
    }),
  )

/** The area, with an address to which its menu leads. */
export const newsMenu = { plugins: [news], routes: ['/news/magazine'] }
