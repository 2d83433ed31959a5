import { useLog } from '../render-context.tsx'
import { iconPaths } from './icon-set.ts'

interface IconProps {
  /** Name in the icon set, like `clock`. */
  name: string
  /** Holds what the icon says by itself; without it the icon is decoration. */
  label?: string
}

/** An icon of the set as inline SVG. Names come from content: an unknown one shows nothing, and is logged. */
export function Icon({ name, label }: IconProps) {
  const log = useLog()
  const paths = iconPaths(name)
  if (!paths) {
    log.warn(
      { icon: name },
      `Icon ${JSON.stringify(name)} is not in the icon set, no icon is shown. Choose a name from lucide.dev/icons.`,
    )
    return null
  }
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      {...naming}
      dangerouslySetInnerHTML={{ __html: paths }}
    />
  )
}
