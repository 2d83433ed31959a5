import { Icon } from '../icon/icon.tsx'
import { useIds, useScript, useScriptMessages } from '../render-context.tsx'
import messages from './messages.ts'

export interface SearchFieldProps {
  /** Of the field; unlike any other on the page. */
  id: string
  /** The page that finds. Absent: it belongs to another form. */
  action?: string
  /** The id of that form, whose other fields are sent with it. */
  form?: string
  /** Of the parameter in the address; default: `q`. */
  name?: string
  /** Names the field. */
  label: string
  /** The label can be seen, and names the form as a landmark; default: it is only read out. */
  showLabel?: boolean
  placeholder?: string
  /** Words of the button. */
  button: string
  /** Holds what was looked for. */
  term?: string
  /** Holds what is asked beside the words, as pairs of the address's query. */
  carried?: readonly (readonly [name: string, value: string])[]
  /** An endpoint that completes what is typed; absent: nothing is suggested. */
  suggestions?: string
}

/**
 * A form that looks for something by GET. Where there are suggestions, scripts offer them while the visitor types; they
 * are loaded when the field is first touched.
 */
export function SearchField({
  id,
  action,
  form,
  name = 'q',
  label,
  showLabel = false,
  placeholder,
  button,
  term,
  carried = [],
  suggestions,
}: SearchFieldProps) {
  const words = useScriptMessages(messages)
  const script = useScript('ui/search-field/search-field.enhance.ts')
  useIds(id, `${id}-label`)
  const island = suggestions && {
    'data-island': script,
    'data-load': 'focus',
    'data-suggestions': suggestions,
    'data-messages': words,
  }
  const Frame = form ? 'div' : 'form'
  return (
    <Frame
      className="search-field on-screen"
      action={action}
      aria-labelledby={showLabel && !form ? `${id}-label` : undefined}
    >
      <label id={`${id}-label`} className={showLabel ? 'search-field-label' : 'visually-hidden'} htmlFor={id}>
        {label}
      </label>
      {/* Not around the button: a form that is sent waits for no script. */}
      <span className="search-field-entry" {...island}>
        <input
          id={id}
          type="search"
          name={name}
          form={form}
          defaultValue={term}
          placeholder={placeholder}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          required={!form}
        />
      </span>
      {carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" form={form}>
        <Icon name="search" />
        <span className="visually-hidden">{button}</span>
      </button>
    </Frame>
  )
}
