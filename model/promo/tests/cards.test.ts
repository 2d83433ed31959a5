import { to } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { cardOf, image, load } from './load.ts'

describe('questions and answers', () => {
  const answer = [{ text_block: { text: '<p>Two hands, always.</p>' } }]
  const question = {
    uid: 'q',
    _content_type_uid: 'question_answer',
    title: 'q handling',
    question: 'How do I hold it?',
    answer,
  }

  it('BLK-064 a FAQ has sets of questions, each with a title', async () => {
    const faq = {
      uid: 'faq',
      _content_type_uid: 'faq',
      title: 'Handling',
      question_answer_set: [
        { set_title: 'Paper', question_answer: to('question_answer', 'q', 'gone') },
        { set_title: 'Empty' },
      ],
    }
    const { content, issues } = load(question, faq)
    const entry = await content.entry('faq')
    expect(entry?.questionAnswerSet).toMatchObject([
      { setTitle: 'Paper', questionAnswer: [{ question: 'How do I hold it?' }] },
    ])
    expect(entry?.questionAnswerSet).toHaveLength(1)
    expect(issues.faq).toEqual(['question_answer_set[1].question_answer'])
  })

  it('BLK-065 a question has an answer of blocks, and is asked by its title where it has no words of its own', () => {
    const { entryOf } = load(
      question,
      { ...question, uid: 'untold', question: '' },
      { ...question, uid: 'unanswered', answer: [] },
    )
    expect(entryOf('q')).toMatchObject({
      question: 'How do I hold it?',
      answer: [{ blockType: 'textBlock', text: '<p>Two hands, always.</p>' }],
    })
    expect(entryOf('untold')?.question).toBe('q handling')
    expect(entryOf('unanswered')).toBeUndefined()
  })
})

describe('quotes, resources and content blocks', () => {
  it('BLK-067 a quote has words, a source and a picture', async () => {
    const quote = {
      uid: 'q',
      _content_type_uid: 'quote',
      title: 'On giving a hinge',
      attribution: 'Margaret Ostrow',
      image,
      body: '<p>It has never squeaked.</p>',
    }
    expect(load(quote).entryOf('q')).toMatchObject({
      attribution: 'Margaret Ostrow',
      image: { uid: 'cover' },
      body: '<p>It has never squeaked.</p>',
    })
    expect(await cardOf(quote)).toMatchObject({
      title: 'On giving a hinge',
      meta: 'Margaret Ostrow',
      excerpt: '<p>It has never squeaked.</p>',
    })
  })

  it.each(['https://files.example.org/report.pdf', '/about/report'])(
    'BLK-053 a resource stands as a card that leads to %s',
    async (primary_url) => {
      const resource = {
        uid: 'r',
        _content_type_uid: 'resource',
        title: 'report',
        display_title: 'The yearly report',
        description: '<p>Accounts.</p>',
        date: '2026-01-27',
        image,
        resource_type: 'Report',
        primary_url,
      }
      expect(load(resource).entryOf('r')).toMatchObject({
        resourceType: 'Report',
        primaryUrl: primary_url,
        date: '2026-01-27',
      })
      expect(await cardOf(resource)).toMatchObject({
        title: 'The yearly report',
        subtitle: 'Report',
        href: primary_url,
        date: '2026-01-27',
        excerpt: '<p>Accounts.</p>',
        image: { uid: 'cover' },
      })
    },
  )

  it('BLK-053 a resource that leads nowhere is not loaded', () => {
    expect(load({ uid: 'r', _content_type_uid: 'resource', title: 'report' }).entryOf('r')).toBeUndefined()
  })

  it('BLK-049 a content block has text, picture and link', async () => {
    const block = {
      uid: 'b',
      _content_type_uid: 'content_block',
      title: 'Handling',
      text: '<p>Two hands.</p>',
      image,
      cta: { title: 'More', href: '/h' },
    }
    expect(await cardOf(block)).toMatchObject({
      title: 'Handling',
      excerpt: '<p>Two hands.</p>',
      image: { uid: 'cover' },
      ctas: [{ title: 'More', href: '/h' }],
    })
  })
})
