import type { Command } from 'prosemirror-state'
import { LeadsTo } from '../../../../fields/url/leads-to.tsx'
import { useTexts } from '../../../parts/texts.tsx'
import { removeLink } from '../../commands/links.ts'

interface LinkBarProps {
  href: string
  isReadOnly: boolean
  edit(): void
  run(command: Command): void
}

/** The link in which one is: where it leads, and what can be done with it. */
export function LinkBar({ href, isReadOnly, edit, run }: LinkBarProps) {
  const texts = useTexts()
  return (
    <section className="rich-link" aria-label={texts.link}>
      <code>{href}</code>
      {!isReadOnly && (
        <>
          <button type="button" className="quiet" onClick={edit}>
            {texts.editLink}
          </button>
          <button type="button" className="quiet" onClick={() => run(removeLink)}>
            {texts.removeLink}
          </button>
        </>
      )}
      {/^(?:\/|http)/.test(href) && <LeadsTo address={href} />}
    </section>
  )
}
