import { f } from 'atrium'

/** Describes what content may call the text. */
type TextName = 'content' | 'body' | 'text'

/**
 * A list of titles with a text each: items that open, cards, tooltips.
 *
 * @param wireName what content calls the text; the other two names are read as well
 */
export const titledTexts = (wireName: TextName = 'content', options?: Parameters<typeof f.text>[0]) =>
  f.list(f.group(titledFields(wireName)), { itemName: 'title', help: 'In this order.', ...options })

/** Those of them that have both, as blocks show them. */
export const completeTexts = () => {
  const { title, content } = titledFields()
  return f.list(f.group({ title: f.required(title), content: f.required(content) }))
}

/** The fields of one of them. */
export const titledFields = (wireName: TextName = 'content') => ({
  title: f.text({ aliases: ['heading', 'header'], help: 'What the text is about, in a few words.' }),
  content: f.html({
    help: 'The words below the title.',
    wireName,
    aliases: ['content', 'body', 'text'].filter((name) => name !== wireName),
  }),
})
