import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'

export interface Option<Value> {
  key: string
  value: Value
  content: ReactNode
  /** Heading above the first of several. */
  group?: string | undefined
  /** Why it cannot be chosen. */
  unless?: string | undefined
}

interface SearchListProps<Value> {
  label: string
  query: string
  onQuery(query: string): void
  options: readonly Option<Value>[]
  onChoose(value: Value): void
  /** Told which one the arrows are at. */
  onActive?(value: Value | undefined): void
  /** Said where nothing is found. */
  empty: string
  placeholder?: string
  /** Holds what is found is not there yet: Enter waits for it. */
  isBusy?: boolean
  footer?: ReactNode
  /** Shown at the side of the list. */
  beside?: ReactNode
}

/** A field to search with, and what is found below it: the focus stays in the field, arrows choose. */
export function SearchList<Value>(props: SearchListProps<Value>) {
  const { label, query, onQuery, options, onChoose, empty, placeholder, isBusy, footer, beside, onActive } = props
  const id = useId()
  const [active, setActive] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const [isChosen, setChosen] = useState(false)
  const at = Math.min(active, options.length - 1)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' })
  })
  const current = options[at]
  // biome-ignore lint/correctness/useExhaustiveDependencies: options are made anew with each rendering, their keys are not
  useEffect(() => onActive?.(current?.value), [current?.key])
  const choose = (option: Option<Value> | undefined) => {
    if (option && !option.unless) onChoose(option.value)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: Enter is done once, when the answer is there
  useEffect(() => {
    if (!isChosen || isBusy) return
    setChosen(false)
    choose(options[at])
  }, [isChosen, isBusy])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key]
    if (step !== undefined) setActive(Math.max(0, Math.min(options.length - 1, at + step)))
    else if (event.key === 'Enter' && isBusy) setChosen(true)
    else if (event.key === 'Enter') choose(options[at])
    else return
    event.preventDefault()
  }
  return (
    <div className={beside ? 'search-list has-beside' : 'search-list'}>
      <input
        // biome-ignore lint/a11y/noAutofocus: a dialog is opened to search in it
        autoFocus
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={options[at] ? `${id}-${at}` : undefined}
        aria-label={label}
        placeholder={placeholder ?? label}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={({ target }) => {
          setActive(0)
          setChosen(false)
          onQuery(target.value)
        }}
        onKeyDown={onKeyDown}
      />
      <div
        className="options"
        role="listbox"
        id={`${id}-list`}
        aria-label={label}
        aria-busy={isBusy || undefined}
        ref={list}
      >
        {options.map((option, index) => (
          <div key={option.key} role="presentation">
            {option.group && option.group !== options[index - 1]?.group && (
              <div className="option-group" role="presentation">
                {option.group}
              </div>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys */}
            <div
              className="option"
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              aria-disabled={option.unless ? true : undefined}
              onClick={() => choose(option)}
              onMouseMove={() => setActive(index)}
            >
              {option.content}
              {option.unless && <span className="why">{option.unless}</span>}
            </div>
          </div>
        ))}
      </div>
      {options.length === 0 && !isBusy && (
        <p className="nothing" role="status">
          {empty}
        </p>
      )}
      {footer}
      {beside && <div className="list-beside">{beside}</div>}
    </div>
  )
}
