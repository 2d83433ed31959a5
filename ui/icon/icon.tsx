import { iconPaths } from './icon-set.ts'

interface IconProps {
  /** Name in the icon set, like `clock`. */
  name: string
  /** What the icon says by itself; without it the icon is decoration. */
  label?: string
}

/** An icon of the set as inline SVG; an unknown name shows nothing. */
export function Icon({ name, label }: IconProps) {
  const paths = iconPaths(name)
  if (!paths) return null
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
