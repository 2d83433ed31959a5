import { changedIn, paletteOf, type Theme } from './palette.ts'

const GENERIC = { sans: 'system-ui,sans-serif', serif: 'Georgia,serif' }

/** The style sheet of what an institution looks like where that differs from the theme; empty where nothing does. */
export function themeCss(theme: Theme): string {
  const faces = (['sans', 'serif'] as const).flatMap((name) => {
    const face = theme[name]
    return face ? [{ name, face }] : []
  })
  const properties = [
    ...changedIn(paletteOf(theme)).map(([name, value]) => `--${name}:${value}`),
    ...faces.map(({ name, face }) => `--${name}:"${face.family}",${GENERIC[name]}`),
  ]
  const rules = [
    ...(properties.length > 0 ? [`:root{${properties.join(';')}}`] : []),
    ...[...new Set(Object.values(theme.accents ?? {}))].map(accentRule),
  ]
  if (rules.length === 0) return ''
  return [...faces.flatMap(({ face }) => facesOf(face)), `@layer tokens{${rules.join('')}}`].join('\n')
}

/** Pages with this accent say so on their `main`. */
const accentRule = (name: string): string =>
  `[data-accent=${name}]{--accent:var(--${name});--on-accent:var(--on-${name})}`

const facesOf = ({ family, files }: NonNullable<Theme['sans']>): string[] =>
  files.map(
    ({ src, weight, style }) =>
      `@font-face{font-family:"${family}";src:url(${src}) format("woff2");font-weight:${weight};font-style:${style};font-display:swap}`,
  )

/** Addresses of the fonts that every page preloads: the upright file of each face, the theme's own where none is chosen. */
export const fontsOf = (theme: Theme, own: Readonly<Record<'sans' | 'serif', string>>): string[] =>
  (['sans', 'serif'] as const).flatMap((name) => {
    const face = theme[name]
    return face ? (face.files.find(({ style }) => style === 'normal')?.src ?? []) : own[name]
  })
