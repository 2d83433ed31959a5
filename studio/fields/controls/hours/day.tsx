import { isRecord } from 'atrium'
import { useId } from 'react'
import { ProblemList } from '../../../client/form/field-row.tsx'
import { useProblemsAt } from '../../../client/form/problems.ts'
import { type Path, pathText } from '../../../client/model/path.ts'
import { hasData, placeOf } from '../../../client/model/spelling.ts'
import { announce } from '../../../client/parts/announce.ts'
import { useTexts } from '../../../client/parts/texts.tsx'
import { useTools } from '../../../client/tools/tools.tsx'
import type { FormField } from '../../../forms/form.ts'

interface DayProps {
  day: FormField
  /** The day before it; absent: it is the first. */
  above: FormField | undefined
  week: Readonly<Record<string, unknown>> | undefined
  path: Path
}

/** A day: its times, or that it is closed, and the ways to both. */
export function Day({ day, above, week, path }: DayProps) {
  const texts = useTexts()
  const { edit, isReadOnly } = useTools()
  const { keys, value } = placeOf(day, week)
  const own = [...path, ...keys]
  const before = above && placeOf(above, week).value
  const isClosed = !hasData(value)
  const put = (next: unknown, said: string) => {
    edit({ kind: 'set', at: own, value: next })
    announce(said)
  }
  return (
    <tr data-path={pathText(own)}>
      <th scope="row">{day.label}</th>
      {(day.fields ?? []).map((time) => (
        <Time key={time.name} {...{ time, day }} object={isRecord(value) ? value : undefined} path={own} />
      ))}
      <td className="day-actions">
        {isClosed && <span className="beside">{texts.closed}</span>}
        {!isReadOnly && !isClosed && (
          <button
            type="button"
            className="quiet"
            aria-label={texts.closeDay({ day: day.label })}
            onClick={() => put(undefined, texts.dayClosed({ day: day.label }))}
          >
            {texts.closeIt}
          </button>
        )}
        {!isReadOnly && above && hasData(before) && JSON.stringify(before) !== JSON.stringify(value) && (
          <button
            type="button"
            className="quiet"
            aria-label={texts.dayAsAbove({ day: day.label, above: above.label })}
            onClick={() => put(structuredClone(before), texts.dayAsAbove({ day: day.label, above: above.label }))}
          >
            {texts.asAbove}
          </button>
        )}
      </td>
    </tr>
  )
}

interface TimeProps {
  time: FormField
  day: FormField
  object: Readonly<Record<string, unknown>> | undefined
  path: Path
}

function Time({ time, day, object, path }: TimeProps) {
  const { edit, problems: store, controlOf } = useTools()
  const id = useId()
  const { keys, value } = placeOf(time, object)
  const own = [...path, ...keys]
  const place = pathText(own)
  const problems = useProblemsAt(store, place)
  const { Control, canShow } = controlOf(time)
  return (
    <td data-path={place}>
      <label className="only-heard" htmlFor={id}>
        {day.label}: {time.label}
      </label>
      {canShow(value) ? (
        <Control
          {...{ field: { ...time, example: undefined }, value, path: own, id, isFurther: false }}
          describedBy={problems.length > 0 ? `${id}-problems` : undefined}
          isInvalid={problems.some(({ severity }) => severity === 'error')}
          change={(next, isTyping) => edit({ kind: 'set', at: own, value: next }, isTyping ? place : undefined)}
        />
      ) : (
        <code>{JSON.stringify(value)}</code>
      )}
      <ProblemList id={`${id}-problems`} problems={problems} />
    </td>
  )
}
