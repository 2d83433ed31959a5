import { defineBlock } from 'atrium'
import original from 'atrium/blocks/site-header/index.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'

/** The name over the whole width, and the menu in one line under it. */
export default defineBlock({
  ...original,
  Component: ({ name, menu }: BlockProps<typeof original.schema>) => (
    <header className="cups-header">
      <a href="/">{name}</a>
      <nav aria-label={name}>
        {menu.map(({ title, href, current }) => (
          <a key={href} href={href} aria-current={current ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
    </header>
  ),
})
