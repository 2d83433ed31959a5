import { f } from 'atrium'
import { mediaLayout } from 'atrium/model/media/media-layout.ts'
import author from './pages/author.ts'

/** Returns what articles and press releases have in common. */
export const storyFields = () => ({
  url: f.required(f.text({ control: 'address', help: 'The last part of its address, like the-quiet-room.' })),
  blurb: f.html({
    group: 'In lists',
    help: 'What lists and cards say of the story.',
    length: { ideal: 160, max: 300 },
  }),
  body: f.blocks({ group: 'Story', help: 'The story: paragraphs, headings, pictures and more, in any order.' }),
  postscript: f.html({ group: 'Story', help: 'Below the story: who helped, whose pictures these are.' }),
  editorsNote: f.html({ label: 'Editor’s note', group: 'Story', help: 'At the end: what was corrected, and when.' }),
  publicationDate: f.required(f.date({ group: 'In lists', help: 'Printed over the story; lists are sorted by it.' })),
  authors: f.references(author, {
    preload: true,
    group: 'Story',
    help: 'Printed below the title, each with a link to what else they wrote.',
  }),
  categories: f.references('article_category', {
    label: 'Topics',
    group: 'In lists',
    help: 'Pages of these topics list the story.',
  }),
  topicTags: f.references('topic_tag', {
    label: 'Tags',
    group: 'In lists',
    help: 'Keywords at the end of the story; pages of these tags list it.',
  }),
  keyMedia: mediaLayout({ group: 'Story', help: 'Pictures, a film or a sound before the text.' }),
  thumbnail: f.image({
    group: 'In lists',
    help: 'The picture of its card, and of the top of the page where that has none.',
  }),
  branding: f.group(
    {
      title: f.text({ help: 'Like Made together with.' }),
      images: f.images({ help: 'Logos, in this order.' }),
      content: f.html({ help: 'What they did.' }),
    },
    {
      label: 'Partners of the story',
      group: 'Related',
      help: 'With whom the story was made: their logos and a sentence.',
    },
  ),
})
