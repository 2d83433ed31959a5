import { draft, entry, refs, type WireEntry } from './harness.ts'

const day = (index: number) => `2026-01-${String(1 + ((index * 7) % 28)).padStart(2, '0')}`

/** Entries with every mixture of present and missing fields, and many ties. */
const mixed = (type: string): WireEntry[] =>
  Array.from({ length: 40 }, (_, index) =>
    entry(type, `${type}_${String(index).padStart(2, '0')}`, {
      url: `/${type}-${index}`,
      ...(index % 5 && { publication_date: day(index % 9) }),
      ...(index % 7 === 3 && { updated_date: day(index) }),
      ...(index % 3 && { priority: index % 4 }),
      ...(index % 4 === 1 && { rating: index / 8 }),
      ...(index % 2 && { featured: true }),
      ...(index % 6 && { status: ['draft', 'running', 'ended'][index % 3] }),
      ...(index % 4 && { keywords: ['clay', 'paper', 'stone', 'glass'].slice(index % 3, 1 + (index % 4)) }),
      ...(index % 3 !== 1 && {
        topic_tags: refs('tag', ...['tag_a', 'tag_b', 'tag_missing', 'tag_draft'].slice(index % 4)),
      }),
      ...(index % 5 === 2 && { writers: refs('writer', 'writer_x', 'writer_y') }),
      ...(index % 8 === 5 && { issue: refs('issue', 'issue_1') }),
      ...(index % 3 === 2 && {
        details: {
          published: day(index % 5),
          levels: ['K-2', '3-5'].slice(index % 2),
          rows: [{ label: 'a', writer: refs('writer', 'writer_y') }],
        },
      }),
    }),
  )

export const library: readonly WireEntry[] = [
  ...mixed('story'),
  ...mixed('sketch'),
  ...Array.from({ length: 12 }, (_, index) =>
    entry('notice', `notice_${index}`, {
      ...(index % 4 && { publication_date: day(index) }),
      ...(index % 3 && { topic_tags: refs('tag', 'tag_a') }),
    }),
  ),
  entry('tag', 'tag_a'),
  entry('tag', 'tag_b'),
  draft('tag', 'tag_draft'),
  entry('writer', 'writer_x'),
  entry('writer', 'writer_y', { home: 'https://example.org/' }),
  entry('issue', 'issue_1'),
  entry('ellery_place', 'place_center'),
]
