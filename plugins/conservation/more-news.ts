import type { PageContext } from 'atrium'
import messages from './messages.ts'

/** The link to all news of the institute; none where the institution names no tag for them. */
export const moreNews = ({ context: { settings, translate } }: { context: PageContext }) => ({
  title: translate(messages).moreNews,
  href: settings.conservationNewsTag && `/news/tag/${settings.conservationNewsTag}/`,
})
