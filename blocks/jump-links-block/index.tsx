import { defineBlock, f } from 'atrium'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { LinkList } from 'atrium/ui/disclosure/disclosure.tsx'
import { useMessages } from 'atrium/ui/render-context.tsx'
import { z } from 'zod'
import messages from './messages.ts'

const schema = z.object({
  title: f.text({ help: 'The line over the links; default: Jump to.' }),
  links: f.required(
    f.links({
      help: 'To headings of this page: an address like #red-ink leads to the heading Red ink. Headings within another block, like tabs, have none.',
    }),
  ),
})

function JumpLinks({ id, title: own, links }: BlockProps<typeof schema>) {
  const t = useMessages(messages)
  const title = own ?? t.jumpTo
  return (
    <nav className="prose jump-links" id={id} aria-label={title}>
      <p>{title}</p>
      <LinkList links={links} />
    </nav>
  )
}

const jumpLinksBlock = defineBlock({
  type: 'jumpLinksBlock',
  label: 'Jump links',
  description: 'Links to the headings of a long text.',
  icon: 'list-tree',
  category: 'Links and cards',
  placement: 'both',
  most: 1,
  wire: 'jump_links_block',
  schema,
  examples: [
    {
      links: [
        { title: 'A cautious author', href: '#a-cautious-author' },
        { title: 'Red ink', href: '#red-ink' },
        { title: 'Infrared', href: '#infrared' },
        { title: 'The comet of the third year', href: '#the-comet-of-the-third-year' },
      ],
    },
    {
      title: 'On this page',
      links: [{ title: 'What the annotator knew about mud, and what was concluded from it', href: '#mud' }],
    },
  ],
  Component: JumpLinks,
})

export default jumpLinksBlock

declare module 'atrium' {
  interface Blocks {
    jumpLinksBlock: typeof jumpLinksBlock
  }
}
