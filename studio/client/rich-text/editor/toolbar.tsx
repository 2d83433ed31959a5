import { liftListItem, sinkListItem } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import type { KeyboardEvent, ReactNode } from 'react'
import { Toolbar } from 'react-aria-components'
import { keyName } from '../../input/keys.ts'
import { Icon } from '../../parts/icon.tsx'
import { type Action, Menu } from '../../parts/menu.tsx'
import { useTexts } from '../../parts/texts.tsx'
import {
  activeMarks,
  around,
  insertBlock,
  newDataList,
  setLine,
  toggle,
  toggleList,
  toggleQuote,
} from '../commands/lines.ts'
import { linkAt } from '../commands/links.ts'
import { newTable } from '../commands/tables.ts'
import type { RichDialog } from './rich-editor.tsx'
import { tableActions } from './table-actions.ts'

interface RichToolbarProps {
  /** Of the text. */
  id: string
  state: EditorState
  isInline: boolean
  run(command: Command): void
  open(dialog: RichDialog): void
  showSource(): void
  /** Goes back to the text. */
  leave(): void
}

/** The tools of rich text: one stop for Tab, arrows go along, Escape goes back to the text. */
export function RichToolbar(props: RichToolbarProps) {
  const { id, state, isInline, run, open, showSource, leave } = props
  const texts = useTexts()
  const tool = (
    label: string,
    keys: string | undefined,
    isOn: boolean,
    sign: ReactNode,
    command: Command | (() => void),
  ) => (
    <button
      type="button"
      className="quiet"
      aria-label={label}
      title={keys ? `${label} (${keyName(keys)})` : label}
      aria-pressed={isOn}
      // The selection stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => (command.length === 0 ? (command as () => void)() : run(command as Command))}
    >
      {sign}
    </button>
  )
  const isMarked = (name: string) => activeMarks(name, state).length > 0
  // A menu gives the focus back to its button first.
  const later = (command: Command) => () => void setTimeout(() => run(command), AFTER_MENU)
  const laterOpen = (dialog: RichDialog) => () => void setTimeout(() => open(dialog), AFTER_MENU)
  const lines = ['p', 'h2', 'h3', 'h4', 'h5', 'h6']
  const lineName = (tag: string) => (tag === 'p' ? texts.paragraph : texts.headingOf({ level: Number(tag[1]) }))
  const line = state.selection.$from.parent.type.name
  const { li } = state.schema.nodes
  /** For touch, and for keyboards that have no such keys. */
  const moving = (label: string, keys: string, command?: Command): Action[] =>
    command?.(state) ? [{ id: keys, label, keys: keyName(keys), run: later(command) }] : []
  const more: Action[] = [
    ...moving(texts.itemIn, 'Mod ]', li && sinkListItem(li)),
    ...moving(texts.itemOut, 'Mod [', li && liftListItem(li)),
    { id: 'sup', label: texts.superscript, run: later(toggle('sup')) },
    { id: 'sub', label: texts.subscript, run: later(toggle('sub')) },
    { id: 'language', label: texts.languageOf, run: laterOpen('language') },
    ...(isInline
      ? []
      : [
          { id: 'name', label: texts.anchorName, run: laterOpen('name') },
          { id: 'dl', label: texts.dataList, run: later(insertBlock(newDataList)) },
          { id: 'table', label: texts.table, run: later(insertBlock(newTable)) },
        ]),
  ]
  const onKeyDown = (event: KeyboardEvent) => {
    // Not that of an open menu.
    if (event.key === 'Escape' && event.target instanceof Element && event.target.closest('[role=toolbar]')) leave()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the toolbar within has the keys
    <div role="presentation" onKeyDown={onKeyDown}>
      <Toolbar className="source-bar" aria-label={texts.tools} aria-controls={id}>
        {!isInline && (
          <Menu
            label={`${texts.lineStyle}: ${lines.includes(line) ? lineName(line) : '–'}`}
            actions={lines.map((tag) => ({
              ...{ id: tag, label: lineName(tag), keys: keyName(`Mod Alt ${tag === 'p' ? 0 : tag[1]}`) },
              run: later(setLine(tag)),
            }))}
          >
            {lines.includes(line) ? lineName(line) : '–'} <Icon name="opens" />
          </Menu>
        )}
        {tool(texts.strong, 'Mod B', isMarked('strong'), <b>B</b>, toggle('strong'))}
        {tool(texts.emphasis, 'Mod I', isMarked('em'), <i>I</i>, toggle('em'))}
        {tool(texts.link, 'Mod K', linkAt(state) !== undefined, <u>{texts.link}</u>, () => open('link'))}
        {!isInline && (
          <>
            {tool(
              texts.bulletList,
              'Mod Shift 8',
              around(state, ['ul', 'ol'])?.node.type.name === 'ul',
              <Icon name="bullets" />,
              toggleList('ul'),
            )}
            {tool(
              texts.numberedList,
              'Mod Shift 7',
              around(state, ['ul', 'ol'])?.node.type.name === 'ol',
              <Icon name="numbers" />,
              toggleList('ol'),
            )}
            {tool(
              texts.quotation,
              'Mod Shift 9',
              around(state, ['blockquote']) !== undefined,
              <Icon name="quotation" />,
              toggleQuote,
            )}
          </>
        )}
        {!isInline && around(state, ['table']) && (
          <Menu label={texts.table} actions={tableActions(texts, later)}>
            {texts.table} <Icon name="opens" />
          </Menu>
        )}
        <Menu label={texts.moreTools} actions={more} />
        <button type="button" className="quiet end" onClick={showSource}>
          {texts.source}
        </button>
      </Toolbar>
    </div>
  )
}

/** In milliseconds. */
const AFTER_MENU = 50
