import { f } from '#engine'

/**
 * A list of titles with a text each: items that open, cards, tooltips.
 *
 * @param wireName what content calls the text; the other two names are read as well
 */
export const titledTexts = (wireName: 'content' | 'body' = 'content', options?: Parameters<typeof f.text>[0]) =>
  f.list(f.group(titledFields(wireName)), options)

/** The fields of one of them. */
export const titledFields = (wireName: 'content' | 'body' | 'text' = 'content') => ({
  title: f.text({ aliases: ['heading', 'header'] }),
  content: f.html({ wireName, aliases: ['content', 'body', 'text'].filter((name) => name !== wireName) }),
})
