/** Says what stays in rich text, by what it may hold. All other tags go, and their words stay. */

/** Marks words within a line. */
export const INLINE = new Set(['a', 'em', 'strong', 'i', 'b', 'sub', 'sup', 'span', 'bdi'])

export const HEADINGS = new Set(['h2', 'h3', 'h4', 'h5', 'h6'])

export const LISTS = new Set(['ul', 'ol'])

/** Blocks that stay. */
export const BLOCKS = [
  ...['p', ...HEADINGS, ...LISTS, 'li', 'dl', 'dt', 'dd', 'blockquote', 'div'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]

/** Blocks that go: where one begins or ends, a line does. */
export const BOUNDARIES = [
  ...['address', 'article', 'aside', 'center', 'details', 'dir', 'fieldset', 'figcaption', 'figure', 'footer', 'form'],
  ...['header', 'hgroup', 'hr', 'legend', 'main', 'menu', 'nav', 'pre', 'search', 'section', 'summary'],
]

/** Lists what a page shows in a place of its own, and rich text does not hold: it is taken out, and reported. */
export const OBJECTS = new Map(
  Object.entries({
    img: 'Show it in a block for pictures.',
    picture: 'Show it in a block for pictures.',
    svg: 'Show it in a block for pictures.',
    canvas: 'Show it in a block for pictures.',
    video: 'Show it in a block for media.',
    audio: 'Show it in a block for media.',
    iframe: 'Show it in a block for embedded pages.',
    embed: 'Show it in a block for embedded pages.',
    object: 'Show it in a block for embedded pages.',
    math: 'Write it in words, or show it as a picture.',
    input: 'Link to the form.',
    select: 'Link to the form.',
    textarea: 'Link to the form.',
    button: 'Link to the form.',
  }),
)

/** Attributes that any element keeps. */
export const COMMON_ATTRIBUTES = ['lang', 'dir', 'id']
