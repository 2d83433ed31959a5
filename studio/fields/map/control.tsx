import { useRef, useState } from 'react'
import { Icon } from '../../client/parts/icon.tsx'
import { useTexts } from '../../client/parts/texts.tsx'
import { useTools } from '../../client/tools/tools.tsx'
import type { ControlProps, FieldControl } from '../control-props.ts'
import { isTexts, type Line, reading } from './value.ts'

/** Free keys, each with texts, one a line, or with one text where the field says so. */
function MapControl({ field, value, change }: ControlProps) {
  const texts = useTexts()
  const { isReadOnly } = useTools()
  const lines = reading.read(value) ?? []
  const put = (next: readonly Line[], isTyping?: boolean) => change(reading.write(next, value), isTyping)
  const isTaken = (key: string, index: number) => lines.some((line, other) => other !== index && line.key === key)
  const isUsable = (name: string, index: number) => name !== '' && name !== '__proto__' && !isTaken(name, index)
  const [waiting, wait] = useState<{ id: number; name: string }>()
  /** A line is the same one while its key is typed, and where that puts it elsewhere. */
  const ids = useRef({ last: 0, byKey: new Map<string, number>() }).current
  const idOf = (key: string): number => {
    const id = ids.byKey.get(key) ?? ++ids.last
    ids.byKey.set(key, id)
    return id
  }
  const rename = (index: number, name: string, isTyping: boolean) => {
    const { key = '', texts: own } = lines[index] ?? {}
    ids.byKey.set(name, idOf(key))
    if (name !== key) ids.byKey.delete(key)
    put(lines.with(index, { key: name, texts: own }), isTyping)
  }
  const freeKey = () => {
    let number = lines.length + 1
    while (isTaken(texts.keyNumber({ number }), -1)) number++
    return texts.keyNumber({ number })
  }
  return (
    <>
      <ul className="map">
        {lines.map(({ key, texts: own }, index) => (
          <li key={idOf(key)}>
            <input
              type="text"
              aria-label={texts.key}
              readOnly={isReadOnly}
              value={waiting?.id === idOf(key) ? waiting.name : key}
              onChange={({ target }) => {
                const name = target.value
                // What is not usable yet waits in the box. A line whose key is a whole number goes before all others.
                const isPut = isUsable(name, index) && !/^\d+$/.test(name)
                wait(isPut ? undefined : { id: idOf(key), name })
                if (isPut) rename(index, name, true)
              }}
              onBlur={() => {
                wait(undefined)
                if (waiting && isUsable(waiting.name, index)) rename(index, waiting.name, false)
              }}
            />
            {isTexts(own) ? (
              <textarea
                aria-label={texts.textsOf({ name: key })}
                rows={Math.max(1, own.length)}
                readOnly={isReadOnly}
                value={own.join('\n')}
                onChange={({ target }) =>
                  put(lines.with(index, { key, texts: target.value === '' ? [] : target.value.split('\n') }), true)
                }
              />
            ) : typeof own === 'string' && field.of ? (
              <input
                type="text"
                aria-label={texts.textsOf({ name: key })}
                readOnly={isReadOnly}
                value={own}
                onChange={({ target }) => put(lines.with(index, { key, texts: target.value }), true)}
              />
            ) : (
              <code>{JSON.stringify(own)}</code>
            )}
            {!isReadOnly && (
              <button
                type="button"
                className="quiet"
                aria-label={texts.removeThis({ name: key })}
                onClick={() => put(lines.toSpliced(index, 1))}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {!isReadOnly && (
        <button type="button" onClick={() => put([...lines, { key: freeKey(), texts: field.of ? '' : [] }])}>
          {texts.add}
        </button>
      )}
    </>
  )
}

export default {
  Control: MapControl,
  frame: 'set',
  canShow: (wire) => reading.read(wire) !== undefined,
} satisfies FieldControl
