const SCRIPT = 'server/gallery/error-boxes.enhance.ts'

/**
 * A document with the script that shows developers what goes wrong in its islands; one without islands as it is.
 *
 * @param address the address of a script, by its source file
 */
export const withErrorBoxes = (html: string, address: (file: string) => string): string =>
  html.includes(' data-island="') ? html.replace('<body>', () => `<body data-island="${address(SCRIPT)}">`) : html
