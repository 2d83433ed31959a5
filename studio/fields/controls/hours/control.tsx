import { useTexts } from '../../../client/parts/texts.tsx'
import type { FormField } from '../../../forms/form.ts'
import type { ControlProps, FieldControl } from '../../control-props.ts'
import { canShowGroup, readGroup } from '../../group/value.ts'
import { Day } from './day.tsx'

/** The days of a week below each other, with their times beside each other. */
function HoursControl({ field, value, path, isFurther }: ControlProps) {
  const texts = useTexts()
  const days = field.fields ?? []
  const times = days[0]?.fields ?? []
  const week = readGroup(value, field, isFurther)
  return (
    <table className="hours">
      <thead>
        <tr>
          <th scope="col">
            <span className="only-heard">{texts.day}</span>
          </th>
          {times.map(({ name, label, help }) => (
            <th key={name} scope="col">
              {label}
              {help && <span className="help">{help}</span>}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {days.map((day, index) => (
          <Day key={day.name} {...{ day, week, path }} above={days[index - 1]} />
        ))}
      </tbody>
    </table>
  )
}

const isDay = ({ kind, fields = [] }: FormField): boolean =>
  kind === 'group' && fields.length > 0 && fields.every((field) => field.kind === 'time')

export default {
  Control: HoursControl,
  frame: 'set',
  fits: ({ kind, fields = [] }) => kind === 'group' && fields.length > 0 && fields.every(isDay),
  canShow: canShowGroup,
} satisfies FieldControl
