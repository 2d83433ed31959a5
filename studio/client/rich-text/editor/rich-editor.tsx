import { defined } from 'atrium'
import type { Node } from 'prosemirror-model'
import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ControlProps } from '../../../fields/control-props.ts'
import { announce } from '../../parts/announce.ts'
import { useTexts } from '../../parts/texts.tsx'
import { useTools } from '../../tools/tools.tsx'
import { asStep } from '../commands/keys.ts'
import { linkAt } from '../commands/links.ts'
import type { Opened } from '../goes-round.ts'
import type { Loss } from '../paste/losses.ts'
import { LinkBar } from './dialogs/link-bar.tsx'
import { LinkDialog } from './dialogs/link-dialog.tsx'
import { WordDialog } from './dialogs/word-dialog.tsx'
import { IdleToolbar } from './idle-toolbar.tsx'
import { lossesText } from './losses-text.ts'
import { replaceDocument } from './replace-document.ts'
import { RichToolbar } from './toolbar.tsx'
import { createView } from './view.ts'

export interface RichControlProps extends ControlProps {
  isInline: boolean
}

interface RichEditorProps extends RichControlProps {
  opened: Opened
  /** @param isTyping it continues what was typed */
  onText(text: string, doc: Node, isTyping: boolean): void
  showSource(): void
}

const RICH_TEXT = 'reads rich-text'

export type RichDialog = 'link' | 'language' | 'name'

/** Rich text as it reads, with the tools that its field allows. */
export function RichEditor(props: RichEditorProps) {
  const { id, field, describedBy, isInvalid, isInline, opened, showSource } = props
  const texts = useTexts()
  const { site, isReadOnly } = useTools()
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const now = useRef(props)
  now.current = props
  const [state, setState] = useState<EditorState>()
  const [isUsed, setUsed] = useState(false)
  const [dialog, setDialog] = useState<RichDialog>()
  const [dropped, setDropped] = useState<string>()
  const yes = (is: boolean | undefined) => (is ? 'true' : undefined)
  const attributes = defined({
    ...{ class: RICH_TEXT, id, role: 'textbox', 'aria-multiline': String(!isInline), 'aria-labelledby': `${id}-label` },
    'aria-describedby': describedBy,
    ...{ lang: site.written, dir: site.written && 'auto' },
    'aria-invalid': yes(isInvalid),
    'aria-required': yes(field.required),
    'aria-readonly': yes(isReadOnly),
    tabindex: isReadOnly ? '0' : undefined,
  }) as Record<string, string>
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is made once, and told of what changes
  useEffect(() => {
    const openLink: Command = (own) => {
      if (own.selection.empty && !linkAt(own)) return false
      setDialog('link')
      return true
    }
    const toTools: Command = () => {
      place.current?.parentElement?.querySelector<HTMLElement>('[role=toolbar] button')?.focus()
      return true
    }
    const made = createView(place.current as HTMLElement, {
      ...{ doc: opened.doc, isReadOnly, isInline, site: { ...site, language: site.written ?? site.language } },
      ...{ attributes, keys: { 'Mod-k': openLink, 'Alt-F10': toTools } },
      onState(next, transaction) {
        setState(next)
        const { opened: own, onText } = now.current
        if (next.doc === own.doc || transaction.getMeta('isOutside')) return
        const isTyping = !transaction.getMeta('isStep') && !transaction.getMeta('uiEvent')
        onText(own.writer.document(next.doc), next.doc, isTyping)
      },
      onPasted(losses: readonly Loss[]) {
        const words = lossesText(texts, losses)
        setDropped(words)
        if (words) announce(words)
      },
    })
    view.current = made
    setState(made.state)
    const label = document.getElementById(`${id}-label`)
    const focus = () => made.focus()
    label?.addEventListener('click', focus)
    return () => {
      label?.removeEventListener('click', focus)
      made.destroy()
    }
  }, [])
  useEffect(() => {
    view.current?.setProps({ attributes })
  })
  useEffect(() => {
    const own = view.current
    // Undone, or taken from somebody else.
    if (own && opened.doc !== own.state.doc)
      own.dispatch(replaceDocument(own.state, opened.doc).setMeta('isOutside', true))
  }, [opened])
  const run = (command: Command) => {
    const own = view.current
    if (!own) return
    asStep(command)(own.state, own.dispatch, own)
    own.focus()
  }
  const link = state && linkAt(state)
  const end = (command?: Command) => {
    setDialog(undefined)
    // A dialog gives the focus back to what had it.
    requestAnimationFrame(() => (command ? run(command) : view.current?.focus()))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it looks whether anybody is there
    <div
      className="rich"
      aria-busy={state ? undefined : true}
      onFocus={() => setUsed(true)}
      onPointerEnter={() => setUsed(true)}
    >
      {!isReadOnly &&
        (state && isUsed ? (
          <RichToolbar
            {...{ id, state, isInline, run, showSource, open: setDialog, leave: () => view.current?.focus() }}
          />
        ) : (
          <IdleToolbar isInline={isInline} />
        ))}
      <div ref={place} />
      {link && <LinkBar href={link.href} isReadOnly={isReadOnly} edit={() => setDialog('link')} run={run} />}
      {dropped && <Note words={dropped} close={() => setDropped(undefined)} />}
      {dialog === 'link' && state && <LinkDialog state={state} href={link?.href} onEnd={end} />}
      {(dialog === 'language' || dialog === 'name') && state && <WordDialog kind={dialog} state={state} onEnd={end} />}
    </div>
  )
}

function Note({ words, close }: { words: ReactNode; close(): void }) {
  const texts = useTexts()
  return (
    <p className="beside rich-note">
      {words}{' '}
      <button type="button" className="as-link" onClick={close}>
        {texts.close}
      </button>
    </p>
  )
}
