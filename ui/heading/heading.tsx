import { createContext, type HTMLAttributes, type ReactNode, useContext } from 'react'
import { useIds } from '../render-context.tsx'

const Level = createContext(2)

/** The level that the next heading has, 1 to 6. */
export const useHeadingLevel = (): number => useContext(Level)

/** Everything inside is one level below the headings around it, or at `level`. */
export function Subsection({ level, children }: { level?: number; children: ReactNode }) {
  const around = useHeadingLevel()
  return <Level value={Math.min(level ?? around + 1, 6)}>{children}</Level>
}

type HeadingProps = HTMLAttributes<HTMLHeadingElement> & { level?: number }

/** A heading of the level that its place gives it, unless it names one. Without words there is none. */
export function Heading({ level, ...attributes }: HeadingProps) {
  const around = useHeadingLevel()
  useIds(attributes.id)
  if (!attributes.children) return null
  const Tag = `h${level ?? around}` as 'h2'
  return <Tag {...attributes} />
}
