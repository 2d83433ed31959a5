import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands'
import { keydownHandler } from 'prosemirror-keymap'
import type { Schema } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import type { Command } from 'prosemirror-state'
import { continueData, toDescription } from './data-list.ts'
import { setLine, toggle, toggleList, toggleQuote } from './lines.ts'

const lineBreak: Command = (state, dispatch) => {
  const { br } = state.schema.nodes
  if (!br) return false
  dispatch?.(state.tr.replaceSelectionWith(br.create(), true).scrollIntoView())
  return true
}

/** A command whose change is a step of its own to undo. */
export const asStep =
  (command: Command): Command =>
  (state, dispatch, view) =>
    command(state, dispatch && ((tr) => dispatch(tr.setMeta('isStep', true))), view)

/** Keys for marks and lines, and what Enter does. Tab always goes on to the next control. */
export function keysFor(schema: Schema, own: Readonly<Record<string, Command>>) {
  const { li } = schema.nodes
  const formats: Record<string, Command> = {
    ...{ 'Mod-b': toggle('strong'), 'Mod-i': toggle('em') },
    ...(li
      ? {
          'Mod-Alt-0': setLine('p'),
          ...Object.fromEntries([2, 3, 4, 5, 6].map((level) => [`Mod-Alt-${level}`, setLine(`h${level}`)])),
          ...{ 'Mod-Shift-7': toggleList('ol'), 'Mod-Shift-8': toggleList('ul'), 'Mod-Shift-9': toggleQuote },
          ...{ 'Mod-]': sinkListItem(li), 'Mod-[': liftListItem(li) },
        }
      : {}),
  }
  const steps = Object.fromEntries(Object.entries(formats).map(([key, command]) => [key, asStep(command)]))
  const enter = li
    ? chainCommands(toDescription, continueData, splitListItem(li), baseKeymap.Enter as Command)
    : // A field of one line has no second one.
      () => true
  return keydownHandler({
    ...baseKeymap,
    // Publishing has this key.
    'Mod-Enter': () => false,
    ...steps,
    Enter: enter,
    'Shift-Enter': chainCommands(exitCode, lineBreak),
    ...own,
  })
}
