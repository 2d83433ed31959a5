import { createContext, useContext } from 'react'

/** Where the server has the icons that types and blocks are shown by, as one picture. */
const OF_FORMS = '/api/icons.svg'

const TypeIconsContext = createContext<ReadonlyMap<string, string>>(new Map())

/** Says by which icon each content type is shown. */
export const TypeIcons = TypeIconsContext.Provider

/** Where the server has an icon that content names. */
export const iconAddress = (name: string): string => `${OF_FORMS}?${new URLSearchParams({ names: name })}`

interface SetIconProps {
  name: string
  /** The picture that has it. */
  from?: string
}

/** An icon of the icon set, beside words that say the same. */
export function SetIcon({ name, from = OF_FORMS }: SetIconProps) {
  return (
    <svg className="icon set-icon" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <use href={`${from}#${encodeURIComponent(name)}`} />
      </g>
    </svg>
  )
}

/** The icon of a content type. */
export function TypeIcon({ type }: { type: string }) {
  return <SetIcon name={useContext(TypeIconsContext).get(type) ?? 'file-text'} />
}
