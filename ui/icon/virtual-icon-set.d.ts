/** The shapes of each icon of the set as SVG, by its name; the build makes it. */
declare module 'virtual:icon-set' {
  const icons: Readonly<Record<string, string>>
  export default icons
}
